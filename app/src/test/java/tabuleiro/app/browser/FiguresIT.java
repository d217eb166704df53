package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the size of the page and reports its speed; times are not checked. */
@Tag("browser")
class FiguresIT {
  @RegisterExtension static final Arena arena = new Arena();

  private static final int HEAVIEST = 250_000;
  private static final int VISITS = 5;
  private static final int EVENTS = 8;

  /** Measures the time from each event of the live socket to the next paint. */
  private static final String WATCH =
      """
      window.delays = [];
      const Plain = window.WebSocket;
      window.WebSocket = class extends Plain {
        constructor(...words) {
          super(...words);
          this.addEventListener('message', () => {
            const came = performance.now();
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => window.delays.push(performance.now() - came);
              channel.port2.postMessage(0);
            });
          });
        }
      };
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/play",
        "/play/blokus",
        "/search",
        "/search?tree=((3%2012%208)%20(2%204%206))",
        "/lab",
        "/rules/cavalo",
        "/puzzles",
        "/puzzles/blokus/F",
        "/edit/blokus",
        "/watch/tetris"
      })
  void aPageWeighsLessThanAQuarterOfAMegabyte(String path) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      weigh(visit, path);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void aGameWeighsLessThanAQuarterOfAMegabyte(String world) {
    String id;
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      id = Table.made(visit, Map.of("world", world, "players", List.of("human", "human"))).id();
    }
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      weigh(visit, "/game/" + id);
    }
  }

  private static void weigh(Visit visit, String path) {
    List<Response> responses = new ArrayList<>();
    visit.page().onResponse(responses::add);
    visit.go(path).page().waitForLoadState(LoadState.NETWORKIDLE);
    int weight =
        responses.stream()
            .mapToInt(
                r -> r.request().sizes().responseBodySize + r.request().sizes().responseHeadersSize)
            .sum();
    System.out.printf("%s: %d files, %d bytes%n", path, responses.size(), weight);
    assertThat(weight).isBetween(10_000, HEAVIEST);
  }

  @Test
  void theFirstPictureAndTheWayOfAnEventAreMeasured() {
    List<Double> paints = new ArrayList<>();
    for (int i = 0; i < VISITS; i++) {
      try (Visit visit = arena.visit(Sight.LAPTOP)) {
        Page page = visit.go("/").page();
        page.waitForFunction(
            "() => performance.getEntriesByName('first-contentful-paint').length > 0");
        paints.add(
            number(
                page,
                """
                performance.getEntriesByName('first-contentful-paint')[0].startTime
                  - performance.getEntriesByType('navigation')[0].responseStart
                """));
      }
    }
    List<Double> delays = new ArrayList<>();
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.page();
      page.addInitScript(WATCH);
      visit.go("/play/cavalo");
      visit.part("begin").click();
      visit.part("analyse").click();
      page.waitForFunction("least => window.delays.length >= least", EVENTS);
      for (int i = 0; i < EVENTS; i++) {
        delays.add(number(page, "window.delays[" + i + "]"));
      }
    }
    System.out.printf(
        Locale.ROOT,
        "first picture after the first byte: median %.0f ms, slowest %.0f ms%n"
            + "from an event’s arrival to the screen: median %.0f ms, slowest %.0f ms%n",
        middle(paints),
        slowest(paints),
        middle(delays),
        slowest(delays));
    assertThat(paints).hasSize(VISITS).allMatch(time -> time > 0);
  }

  private static double number(Page page, String expression) {
    return ((Number) page.evaluate(expression)).doubleValue();
  }

  private static double middle(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  private static double slowest(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }
}
