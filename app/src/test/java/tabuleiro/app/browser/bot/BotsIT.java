package tabuleiro.app.browser.bot;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Served;
import tabuleiro.app.browser.Chromium;
import tabuleiro.app.browser.Hand;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.SampleBots;

/** Bots on the page of a server that the real launcher started with {@code --bots}. */
@Tag("browser")
class BotsIT {
  @TempDir private Path folder;
  private SampleBots bots;
  private Chromium chromium;
  private Served server;

  @BeforeEach
  void start() throws Exception {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    bots = new SampleBots(Files.createDirectory(folder.resolve("bots")));
    server = Served.start(folder.resolve("arena.db"), Map.of(), "--bots", bots.folder().toString());
    chromium = new Chromium();
  }

  @AfterEach
  void stop() {
    if (server != null) {
      chromium.close();
      server.process().destroy(); // as Ctrl-C does
      assertThat(server.process().onExit().join().exitValue()).isEqualTo(143);
      awaitNoBots();
    }
  }

  private void awaitNoBots() {
    Client.await("the end of all bots", () -> bots.running() == 0);
  }

  private Visit visit(Sight sight) {
    return new Visit(chromium, server.address().toString(), sight.options().setBypassCSP(true));
  }

  private static Table opened(Visit visit, Table game) {
    visit.go("/game/" + game.id());
    return Table.shownIn(visit);
  }

  @Test
  void aHumanPlaysABotByMouseToTheEnd() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/dots").page();
      page.locator("select[name=second]").selectOption(new SelectOption().setLabel("Primeira"));
      page.locator("form summary").first().click();
      page.locator("select[name='rule.size']").selectOption("3x3");
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      assertThat(visit.part("bot-1")).containsText("Primeira");
      assertThat(visit.part("bot-1")).containsText("No move yet");
      new Hand(table, 6).playOn();
      table.checkEnd();
      assertThat(visit.part("bot-1")).containsText(Pattern.compile("Last move: \\d\\.\\d\\d s"));
      assertThat(table.stored().path("players").path(1).asText()).isEqualTo("bot:first");
      awaitNoBots();
    }
  }

  @Test
  void twoBotsAreWatchedLiveByTwoPages() {
    try (Visit owner = visit(Sight.LAPTOP);
        Visit spectator = visit(Sight.PHONE)) {
      Table own = Table.small(owner, List.of("bot:talker", "bot:first"));
      Table seen = opened(spectator, own);
      seen.awaitMade(4);
      for (Visit each : List.of(owner, spectator)) {
        Locator bot = each.part("bot-0");
        assertThat(bot).containsText("Talker");
        assertThat(bot).containsText("depth 3, 1,200 positions, value +1.5");
        assertThat(each.part("bot-text")).hasText("hello from the bot");
        assertThat(each.part("bot-errors").first()).containsText("weighing move 1");
      }
      spectator.checkAccess();
      assertThat(seen.status()).hasClass(Pattern.compile(".*result.*"));
      seen.checkEnd();
      own.checkEnd();
      awaitNoBots();
    }
  }

  @Test
  void aBotThatCrashesShowsItsErrorsToEverybodyAndAfterAReload() {
    try (Visit owner = visit(Sight.LAPTOP);
        Visit spectator = visit(Sight.PHONE.dark());
        Visit late = visit(Sight.LAPTOP.in("pt"))) {
      Table own = Table.small(owner, List.of("bot:first", "bot:crasher"));
      opened(spectator, own);
      checkCrash(owner);
      checkCrash(spectator);
      owner.page().reload();
      checkCrash(owner);
      owner.part("copy-command").click();
      owner.checkAccess();
      spectator.checkAccess();
      opened(late, own);
      assertThat(late.part("status")).containsText("O jogador 1 ganha: Crasher falhou");
      owner.part("review").click();
      assertThat(owner.part("curve")).isVisible();
      assertThat(own.places()).hasCount(0);
      own.page().locator("select[name=player-1]").selectOption("bot:first");
      assertThat(owner.part("failure")).hasCount(0);
      assertThat(own.status()).hasText(Pattern.compile("Draw|Player \\d wins by \\d+"));
    }
  }

  private static void checkCrash(Visit visit) {
    assertThat(visit.part("status")).hasText("Player 1 wins: Crasher failed (crash)");
    assertThat(visit.part("failure")).containsText("Crasher: crash");
    assertThat(visit.part("failure-reason")).containsText("3");
    assertThat(visit.part("failure-errors")).containsText("division by zero in line 12");
    assertThat(visit.part("failure-command")).containsText("./tabuleiro check-bot dots");
    visit.part("failure").locator("summary").click();
    assertThat(visit.part("failure-dialogue")).containsText("> go movetime");
  }

  @Test
  void aKilledServerLeavesNoBotBehind() throws Exception {
    try (Visit visit = visit(Sight.LAPTOP)) {
      visit.expectServerToEnd();
      Table.small(visit, List.of("bot:first", "human")).awaitHuman();
      assertThat(bots.running()).isPositive();
      server.kill();
      awaitNoBots();
    }
    server = Served.start(folder.resolve("arena.db"), "");
  }
}
