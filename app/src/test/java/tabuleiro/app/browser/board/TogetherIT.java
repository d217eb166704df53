package tabuleiro.app.browser.board;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Served;
import tabuleiro.app.browser.Chromium;
import tabuleiro.app.browser.Relay;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;
import tabuleiro.app.web.Client;

/**
 * Two people play one game in two browsers, also after a restart of the server, and 60 spectators
 * follow it while two other games are played. The time until the other browser shows a move is
 * written to {@code target/together.txt}; it is not asserted, because it depends on the machine.
 */
@Tag("browser")
class TogetherIT {
  private static final int SPECTATORS = 60;

  /** Writes down when the number of shown moves grows; both pages have the clock of the machine. */
  private static final String CLOCK =
      """
      window.shown = {};
      const note = () => {
        const count = document.querySelectorAll('[data-testid=moves] li').length;
        window.shown[count] ??= performance.timeOrigin + performance.now();
      };
      new MutationObserver(note).observe(document, {childList: true, subtree: true});
      addEventListener('pointerdown',
        () => (window.pressed = performance.timeOrigin + performance.now()), true);
      """;

  @TempDir private Path folder;

  @Test
  void bothSeeEachOthersMovesAlsoAfterARestartWhileManyWatch() throws Exception {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    Path store = folder.resolve("arena.db");
    List<String> report = new ArrayList<>();
    try (Chromium chromium = new Chromium();
        Relay relay = new Relay();
        Visit owner = new Visit(chromium, relay.address(), Sight.LAPTOP);
        Visit guest = new Visit(chromium, relay.address(), Sight.PHONE)) {
      owner.expectServerToEnd();
      guest.expectServerToEnd();
      Table own;
      Table theirs;
      try (Served server = start(store, relay)) {
        owner.page().addInitScript(CLOCK);
        guest.page().addInitScript(CLOCK);
        own = Table.made(owner, Map.of("world", "dots", "players", List.of("human", "human")));
        owner.part("invite-2").click();
        assertThat(owner.part("seat-link")).hasValue(Pattern.compile(".+"));
        guest.page().navigate(owner.part("seat-link").inputValue());
        theirs = Table.shownIn(guest);
        guest.part("take-seat").click();
        assertThat(guest.part("role")).hasText("You play as player 2");
        report.add(line("two browsers", played(own, theirs, 12)));
        guest.page().evaluate("scrollTo(0, document.body.scrollHeight)");
        server.kill();
        assertThat(owner.part("away")).isVisible();
        assertThat(guest.part("away")).isInViewport();
      }
      try (Served server = start(store, relay)) {
        assertThat(owner.part("away")).hasCount(0);
        assertThat(guest.part("away")).hasCount(0);
        report.add(line("after a restart", played(own, theirs, 12)));
        report.add(line("with " + SPECTATORS + " spectators", crowded(server, own, theirs)));
      }
    }
    Files.write(Path.of("target", "together.txt"), report);
  }

  private static Served start(Path store, Relay relay) throws Exception {
    Served server = Served.start(store, "");
    relay.leadTo(server.address());
    return server;
  }

  /** Plays moves in turn and returns the times until the other browser shows them. */
  private static List<Double> played(Table own, Table theirs, int count) {
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      JsonNode game = own.stored();
      int made = game.path("ply").asInt();
      Table mover = game.path("turn").asInt() == 0 ? own : theirs;
      Table other = mover == own ? theirs : own;
      mover.places().first().click();
      own.awaitMade(made + 1);
      theirs.awaitMade(made + 1);
      millis.add(at(other.page(), made + 1) - at(mover.page(), 0));
    }
    return millis;
  }

  /** Returns when a page showed a number of moves; 0 for the last press of the pointer. */
  private static double at(Page page, int moves) {
    Object time = page.evaluate("moves => moves ? window.shown[moves] : window.pressed", moves);
    return ((Number) time).doubleValue();
  }

  /** Plays on while others watch this game and two further games are played. */
  private static List<Double> crowded(Served server, Table own, Table theirs) {
    URI address = server.address();
    List<Client.Looker> crowd = new ArrayList<>();
    for (int i = 0; i < SPECTATORS; i++) {
      Client client = new Client(address, String.format(Locale.ROOT, "spectator%023d", i));
      Client.Looker looker = client.watch(own.id());
      looker.say("{\"do\":\"watch\",\"version\":-1}");
      crowd.add(looker);
    }
    List<Client> players = List.of(new Client(address), new Client(address));
    List<String> games = new ArrayList<>();
    for (Client player : players) {
      games.add(player.game("{\"world\":\"dots\",\"players\":[\"human\",\"human\"]}"));
    }
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      for (int game = 0; game < players.size(); game++) {
        String path = "/games/" + games.get(game);
        JsonNode state = players.get(game).get(path);
        String move = state.path("legal").path(0).path("text").asText();
        players.get(game).post(path + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + i + "}");
      }
      millis.addAll(played(own, theirs, 1));
    }
    int version = own.stored().path("version").asInt();
    for (Client.Looker looker : crowd) {
      int seen = -1;
      while (seen < version) {
        seen = looker.hear("change").path("game").path("version").asInt();
      }
      looker.leave();
    }
    return millis;
  }

  private static String line(String name, List<Double> millis) {
    List<Double> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    return String.format(
        Locale.ROOT,
        "%s: median %.0f ms, slowest %.0f ms, %d moves",
        name,
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() - 1),
        sorted.size());
  }
}
