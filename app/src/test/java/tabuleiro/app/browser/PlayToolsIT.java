package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the controls around the board. */
@Tag("browser")
class PlayToolsIT {
  private static final String TOP = "(h 1 1)";
  private static final String MIDDLE = "(h 2 1)";
  private static final String LEFT = "(v 1 1)";
  private static final String INNER = "(v 2 1)";
  private static final List<String> PEOPLE = List.of("human", "human");
  private static final long HOUR = 3_600_000;
  private static final Pattern OTHER = Pattern.compile(".*/play/dots");

  @RegisterExtension static final Arena arena = new Arena();

  @Test
  void movesAreTakenBackAndMadeAgain() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit);
      assertThat(visit.part("undo")).isDisabled();
      table.play(TOP);
      table.play(LEFT);
      assertThat(visit.part("redo")).isDisabled();
      table.press("undo");
      table.awaitMade(1);
      assertThat(table.place(LEFT)).hasCount(1);
      assertThat(table.moves()).hasCount(2);
      table.page().keyboard().press("u");
      table.awaitMade(0);
      table.page().keyboard().press("r");
      table.awaitMade(1);
      table.press("redo");
      table.awaitMade(2);
      assertThat(table.place(LEFT)).hasCount(0);
      assertThat(table.stored().path("ply").asInt()).isEqualTo(2);
    }
  }

  @Test
  void undoingAgainstTheComputerGivesTheHumanTheMove() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, List.of("human", "engine:level=1"));
      table.play(TOP);
      assertThat(table.made()).isGreaterThanOrEqualTo(2);
      table.press("undo");
      table.awaitMade(0);
      table.awaitHuman();
      assertThat(table.status()).hasText("Player 1 to move");
      assertThat(visit.part("pause")).hasText("Pause");
    }
  }

  @Test
  void aClickInTheListGoesToThatMove() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT, MIDDLE);
      table.moves().nth(0).getByRole(AriaRole.BUTTON).click();
      table.awaitMade(1);
      assertThat(table.moves()).hasCount(3);
      assertThat(table.moves().nth(0).getByRole(AriaRole.BUTTON))
          .hasAttribute("aria-current", "step");
      assertThat(table.board().locator(".drawn-arc")).hasCount(1);
      table.moves().nth(2).getByRole(AriaRole.BUTTON).click();
      table.awaitMade(3);
      assertThat(table.board().locator(".drawn-arc")).hasCount(3);
    }
  }

  @Test
  void aHintIsShownAndCanBePlayed() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT, MIDDLE);
      table.press("hint");
      assertThat(table.status()).hasText("Hint: B1–B2");
      assertThat(table.hint()).isEqualTo(INNER);
      assertThat(table.board().locator(".marked")).hasAttribute("data-move", INNER);
      assertThat(table.made()).isEqualTo(3);
      table.play(INNER);
      assertThat(table.board().locator(".box.of-1")).hasCount(1);
      assertThat(table.status()).hasText("Player 2 to move");
    }
  }

  @Test
  void theBoardIsFlippedAndANewGameStarted() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit);
      double above = table.place(TOP).boundingBox().y;
      table.press("flip");
      assertThat(visit.part("flip")).hasAttribute("aria-pressed", "true");
      assertThat(table.place(TOP).boundingBox().y).isGreaterThan(above + 50);
      table.play(TOP);
      assertThat(table.storedMoves()).containsExactly(TOP);
      table.press("flip");
      assertThat(visit.part("flip")).hasAttribute("aria-pressed", "false");
      table.press("new");
      visit.page().waitForURL(OTHER);
      assertThat(visit.part("begin")).isVisible();
    }
  }

  @Test
  void aLinkLeadsSomebodyElseToThePosition() {
    String link;
    String position;
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT);
      position = table.stored().path("position").asText();
      openSharing(visit);
      link = copied(table, "copy-link");
    }
    try (Visit other = arena.visit(Sight.LAPTOP)) {
      other.page().navigate(link);
      Table table = Table.shownIn(other);
      assertThat(table.stored().path("position").asText()).isEqualTo(position);
      assertThat(table.board().locator(".drawn-arc")).hasCount(2);
      assertThat(table.places()).hasCount(10);
    }
  }

  @Test
  void aSavedGameIsOpenedAgain() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT, MIDDLE);
      String id = table.id();
      openSharing(visit);
      Download saved = visit.page().waitForDownload(() -> table.press("save-game"));
      assertThat(saved.suggestedFilename()).isEqualTo("dots-" + id + ".json");
      openImport(visit);
      visit.page().locator("input[type=file]").setInputFiles(saved.path());
      assertThat(visit.page().locator("textarea")).hasValue(Pattern.compile("\"moves\""));
      visit.part("begin").click();
      Table again = Table.shownIn(visit);
      assertThat(again.id()).isNotEqualTo(id);
      assertThat(again.storedMoves()).containsExactly(TOP, LEFT, MIDDLE);
      again.checkMoves();
      again.press("undo");
      again.awaitMade(2);
    }
  }

  @Test
  void aSavedPositionIsOpenedAgain() throws Exception {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT, MIDDLE);
      String position = table.stored().path("position").asText();
      openSharing(visit);
      Locator save = visit.page().getByText("Save position");
      Path file = visit.page().waitForDownload(save::click).path();
      assertThat(file).content().isEqualTo(position + "\n");
      openImport(visit);
      visit.page().locator("select[name=second]").selectOption("human");
      visit.page().locator("textarea").fill(position);
      visit.part("begin").click();
      Table again = Table.shownIn(visit);
      assertThat(again.stored().path("position").asText()).isEqualTo(position);
      assertThat(again.storedMoves()).isEmpty();
    }
  }

  @Test
  void aCopiedGameIsPasted() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT, MIDDLE);
      openSharing(visit);
      String id = table.id();
      String position = copied(table, "copy-position");
      assertThat(position).isEqualTo(table.stored().path("position").asText());
      String game = copied(table, "copy-game");
      openImport(visit);
      visit.page().locator("textarea").fill(game);
      visit.part("begin").click();
      Table again = Table.shownIn(visit);
      assertThat(again.id()).isNotEqualTo(id);
      assertThat(again.storedMoves()).containsExactly(TOP, LEFT, MIDDLE);
      assertThat(again.stored().path("position").asText()).isEqualTo(position);
    }
  }

  /** Returns the text that a button copies. */
  private static String copied(Table table, String button) {
    Page page = table.page();
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    table.press(button);
    assertThat(page.locator(".share [role=status]")).hasText("Copied");
    return (String) page.evaluate("navigator.clipboard.readText()");
  }

  private static void openSharing(Visit visit) {
    visit.page().locator(".share summary").click();
  }

  /** Follows the link to the import of saved games. */
  private static void openImport(Visit visit) {
    visit.page().getByText("Open saved game").click();
    visit.part("begin").waitFor();
  }

  @Test
  void anotherLanguageKeepsThePosition() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP, LEFT);
      assertThat(table.status()).hasText("Player 1 to move");
      Locator place = table.place(MIDDLE);
      assertThat(place).hasAttribute("aria-label", "line A2–B2, free");
      Page page = visit.page();
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Português")).click();
      assertThat(table.status()).hasText("É a vez do jogador 1");
      assertThat(place).hasAttribute("aria-label", "arco A2–B2, livre");
      assertThat(visit.part("undo")).hasText("Desfazer (u)");
      table.awaitMade(2);
      table.play(MIDDLE);
      assertThat(table.storedMoves()).containsExactly(TOP, LEFT, MIDDLE);
    }
  }

  @Test
  void soundIsOffUntilItIsWanted() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit);
      assertThat(visit.part("sound")).hasAttribute("aria-pressed", "false");
      table.press("sound");
      assertThat(visit.part("sound")).hasAttribute("aria-pressed", "true");
      table.play(TOP);
      visit.page().reload();
      assertThat(visit.part("sound")).hasAttribute("aria-pressed", "true");
    }
  }

  /** Uses a fake clock, so that the timing between two moves is controlled. */
  @Test
  void twoComputersPlayAsFastAsIsWantedAndPause() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Clock clock = visit.page().clock();
      clock.install(new Clock.InstallOptions().setTime(0));
      Table table = Table.made(visit, Map.of("world", "dots", "players", PEOPLE));
      clock.pauseAt(HOUR);
      visit.page().locator("select[name=player-1]").selectOption("random");
      assertThat(visit.part("pause")).isVisible();
      visit.page().locator("select[name=player-0]").selectOption("engine:level=1");
      table.awaitMade(1);
      visit.part("speed").selectOption("slow");
      clock.runFor(1000);
      assertThat(table.stored().path("ply").asInt()).isEqualTo(1);
      clock.runFor(1000);
      table.awaitMade(2);
      table.press("pause");
      assertThat(visit.part("pause")).hasText("Resume");
      visit.part("speed").selectOption("fast");
      clock.runFor(10_000);
      assertThat(table.stored().path("ply").asInt()).isEqualTo(2);
      table.press("pause");
      assertThat(table.status()).hasClass(Pattern.compile("result"));
      table.checkEnd();
      assertThat(table.storedMoves()).hasSize(71);
    }
  }

  @Test
  void whoPlaysCanBeChangedInMidGame() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, TOP);
      visit.page().locator("select[name=player-1]").selectOption("engine:level=9");
      table.awaitMoreThan(1);
      int made = table.made();
      visit.page().locator("select[name=player-1]").selectOption("engine:time=1000");
      table.places().first().click();
      table.awaitMoreThan(made + 1);
      assertThat(table.stored().path("players").path(1).asText()).isEqualTo("engine:time=1000");
      assertThat(table.moves().nth(1).locator(".value")).isVisible();
    }
  }
}
