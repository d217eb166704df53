package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The owner of a game, a spectator, the player of the second seat and a stranger. */
@Tag("browser")
class AccessIT {
  private static final String TOP = "(h 1 1)";
  private static final String LEFT = "(v 1 1)";
  private static final String MIDDLE = "(h 2 1)";

  @RegisterExtension static final Arena arena = new Arena();

  /** Opens the game of another visit. */
  private static Table opened(Visit visit, Table game) {
    visit.go("/game/" + game.id());
    return Table.shownIn(visit);
  }

  private static String invitation(Visit owner, int seat) {
    owner.part("invite-" + seat).click();
    Locator link = owner.part("seat-link");
    assertThat(link).hasValue(Pattern.compile(".*/game/\\w+#seat=[\\w-]{32}"));
    return link.inputValue();
  }

  @Test
  void aSpectatorSeesEveryMoveAtOnceAndCannotMove() {
    try (Visit owner = arena.visit(Sight.LAPTOP);
        Visit spectator = arena.check(Sight.PHONE)) {
      Table own = Table.small(owner);
      assertThat(owner.part("role")).hasText("This is your game");
      Table seen = opened(spectator, own);
      assertThat(spectator.part("role")).containsText("You are watching");
      assertThat(seen.places()).hasCount(0);
      own.play(TOP);
      seen.awaitMade(1);
      own.play(LEFT);
      seen.awaitMade(2);
      assertThat(spectator.part("undo")).isDisabled();
      assertThat(spectator.part("redo")).isDisabled();
      assertThat(spectator.page().locator("select[name=player-0]")).isDisabled();
      assertThat(spectator.part("moves").getByRole(AriaRole.BUTTON).first()).isDisabled();
      spectator.page().keyboard().press("u");
      spectator.part("hint").click();
      assertThat(seen.status()).hasText(Pattern.compile("Hint: .+"));
      own.press("undo");
      seen.awaitMade(1);
      assertThat(seen.status()).hasText("Player 2 to move");
      spectator.checkAccess();
    }
  }

  @Test
  void aProjectorShowsTheMovesAtOnce() {
    try (Visit owner = arena.visit(Sight.PHONE);
        Visit projector = arena.visit(Sight.PROJECTOR.in("pt"))) {
      Table own = Table.small(owner);
      Table seen = opened(projector, own);
      projector.part("projector").click();
      assertThat(projector.part("undo")).not().isVisible();
      own.play(TOP);
      seen.awaitMade(1);
      assertThat(seen.status()).isInViewport();
      assertThat(seen.status()).hasText("É a vez do jogador 2");
      assertThat(seen.board().locator(".drawn-arc")).hasCount(1);
      projector.page().keyboard().press("Escape");
      assertThat(projector.part("undo")).isVisible();
    }
  }

  @Test
  void theSecondSeatIsTakenByItsLinkAndBothPlay() {
    try (Visit owner = arena.visit(Sight.LAPTOP);
        Visit guest = arena.visit(Sight.PHONE);
        Visit late = arena.visit(Sight.LAPTOP)) {
      Table own = Table.small(owner);
      String link = invitation(owner, 2);
      guest.page().navigate(link);
      Table theirs = Table.shownIn(guest);
      assertThat(theirs.places()).hasCount(0);
      guest.part("take-seat").click();
      assertThat(guest.part("role")).hasText("You play as player 2");
      assertThat(guest.page()).hasURL(guest.address("/game/" + own.id()));
      assertThat(owner.part("free-2")).isVisible();
      assertThat(owner.part("seat-link")).hasCount(0);
      own.place(TOP).first().click();
      own.awaitMade(1);
      assertThat(own.places()).hasCount(0);
      theirs.awaitMade(1);
      theirs.place(LEFT).first().click();
      theirs.awaitMade(2);
      own.awaitMade(2);
      own.place(MIDDLE).first().click();
      theirs.awaitMade(3);
      guest.page().reload();
      assertThat(guest.part("role")).hasText("You play as player 2");
      late.page().navigate(link);
      Table.shownIn(late);
      assertThat(late.part("role")).containsText("You are watching");
      owner.part("free-2").click();
      assertThat(guest.part("role")).containsText("You are watching");
      assertThat(owner.part("invite-2")).isVisible();
    }
  }

  @Test
  void anInvitationIsUsedByKeysAloneInPortuguese() {
    try (Visit owner = arena.visit(Sight.LAPTOP.in("pt"));
        Visit guest = arena.visit(Sight.LAPTOP.in("pt"))) {
      Table.small(owner);
      Keys keys = new Keys(owner.page());
      keys.tabTo("[data-testid=invite-1]");
      keys.press("Enter");
      Locator link = owner.part("seat-link");
      assertThat(link).hasValue(Pattern.compile(".*#seat=.*"));
      guest.page().navigate(link.inputValue());
      Table.shownIn(guest);
      Keys theirs = new Keys(guest.page());
      assertThat(guest.part("take-seat")).hasText("Ocupar o lugar");
      theirs.tabTo("[data-testid=take-seat]");
      theirs.press("Enter");
      assertThat(guest.part("role")).hasText("Joga como jogador 1");
      guest.part("leave-seat").click();
      assertThat(guest.part("role")).containsText("Está a assistir");
    }
  }

  @Test
  void aStrangerFindsNoGamesOfOthersAndCannotChangeThem() {
    try (Visit owner = arena.visit(Sight.LAPTOP);
        Visit stranger = arena.visit(Sight.LAPTOP)) {
      Table own = Table.small(owner);
      owner.go("/");
      assertThat(owner.part("recent").locator("li")).hasCount(1);
      Page page = stranger.go("/").page();
      assertThat(page.locator(".card.world").first()).isVisible();
      assertThat(stranger.part("recent")).hasCount(0);
      owner.page().goBack();
      String id = own.id();
      for (Map.Entry<String, Map<String, Object>> change :
          Map.<String, Map<String, Object>>of(
                  "moves", Map.of("move", TOP, "ply", 0),
                  "ply", Map.of("to", 0, "ply", 0),
                  "players", Map.of("players", List.of("random", "random"), "ply", 0),
                  "seats", Map.of("seat", 2),
                  "seats/taken", Map.of("secret", "x".repeat(32)))
              .entrySet()) {
        APIResponse answer =
            page.request()
                .post(
                    stranger.address("/api/v1/games/" + id + "/" + change.getKey()),
                    RequestOptions.create()
                        .setHeader("Origin", stranger.address(""))
                        .setData(change.getValue()));
        assertThat(answer.status()).as(change.getKey() + answer.text()).isEqualTo(403);
      }
      assertThat(own.stored().path("version").asInt()).isZero();
    }
  }

  @Test
  void theOwnersOtherTabShowsTheSameGame() {
    try (Visit owner = arena.visit(Sight.LAPTOP);
        Visit tab = arena.visit(Sight.LAPTOP)) {
      Table own = Table.small(owner, List.of("human", "engine:level=1"));
      tab.withSession(owner.session());
      Table same = opened(tab, own);
      own.play(TOP);
      same.awaitMade(own.made());
      same.checkMoves();
      same.places().first().click();
      same.awaitMoreThan(3);
      own.awaitMade(same.made());
      own.checkMoves();
    }
  }
}
