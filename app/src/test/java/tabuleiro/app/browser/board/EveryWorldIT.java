package tabuleiro.app.browser.board;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Hand;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** What the board page owes to the players of every world. */
@Tag("browser")
class EveryWorldIT {
  private static final List<String> PEOPLE = List.of("human", "human");

  /** Clicks as a person does, who does not know that nothing can be played there. */
  private static final Locator.ClickOptions ANYWAY = new Locator.ClickOptions().setForce(true);

  /** Counts the animations that the page starts. */
  private static final String COUNTED =
      """
      window.animated = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.animated++;
        return animate.apply(this, given);
      };
      """;

  /** What is wrong with the analysis at one moment; its values are good for player 1, who moves. */
  private static final String FLAWS =
      """
      () => {
        const text = (part, selector) => part.querySelector(selector).textContent.trim();
        const lines = [...document.querySelectorAll('.lines li')];
        const values = lines.map(line => text(line, 'strong'));
        const number = value => Number(value.replace('−', '-').replace(',', '.').replace(/[^-.0-9]/g, ''));
        const depths = lines
          .filter(line => !text(line, 'strong').includes('✓'))
          .map(line => text(line, 'small'));
        return [
          text(document, '.meter strong') === values[0] ? '' : 'the bar differs',
          new Set(depths).size <= 1 ? '' : 'several depths: ' + depths,
          values.every((value, i) => i === 0 || number(value) <= number(values[i - 1]))
            ? '' : 'wrong order: ' + values,
          values.some(value => /^[-−]0(,0)?$/.test(value)) ? 'a negative zero' : '',
          values.some(value => value.includes('.')) ? 'an English number: ' + values : '',
        ].join('');
      }
      """;

  @RegisterExtension static final Arena arena = new Arena();

  private static Table made(Visit visit, String world) {
    return Table.made(visit, Map.of("world", world, "players", PEOPLE, "seed", 5));
  }

  @ParameterizedTest
  @CsvSource({
    "dots, en, Player [12] wins by \\d+ points?|Draw, Boxes: \\d+ to \\d+\\.",
    "blokus, pt, O jogador [12] ganha por \\d+ pontos?|Empate, Por colocar: \\d+ contra \\d+; .*",
    "quatro, en, Player [12] wins|Draw, Four in a line: \\w+\\.|All pieces are placed .*",
    "quatro, pt, O jogador [12] ganha|Empate, Quatro em linha: \\w+\\.|Todas as peças .*",
    "cavalo, en, Player [12] wins by \\d+ points?|Draw, Points: \\d+ to \\d+\\.",
  })
  void theEndSaysWhoWonByHowMuchAndWhyAndOffersWhatIsNext(
      String world, String lang, String result, String reason) {
    try (Visit visit = arena.visit(Sight.DESK.in(lang))) {
      Table table = made(visit, world);
      table.finish();
      assertThat(table.status()).hasClass(Pattern.compile("result"));
      assertThat(table.status()).hasText(Pattern.compile(result));
      assertThat(visit.part("reason")).hasText(Pattern.compile(reason));
      assertThat(visit.part("review")).isInViewport();
      assertThat(visit.part("rematch")).isInViewport();
      assertThat(visit.part("new")).isInViewport();
      table.board().locator(".place").first().click(ANYWAY);
      assertThat(visit.part("refusal")).isInViewport();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dots, pt, Este arco já está traçado.",
    "blokus, en, The chosen piece does not fit here",
    "blokus, pt, A peça escolhida não cabe aqui",
    "cavalo, en, Your knight cannot jump there",
    "cavalo, pt, O seu cavalo não chega lá",
    "quatro, en, This square is taken",
    "quatro, pt, Esta casa está ocupada",
  })
  void aClickThatPlaysNothingSaysWhy(String world, String lang, String reason) {
    try (Visit visit = arena.visit(Sight.PHONE.in(lang))) {
      Table table = made(visit, world);
      if (world.equals("dots") || world.equals("quatro")) {
        new Hand(table, 6).move();
      }
      Map<String, String> places =
          Map.of(
              "dots", ".drawn-arc",
              "blokus", "[data-place='100']",
              "cavalo", "[data-place='99']",
              "quatro", ".square.full");
      table.board().locator(places.get(world)).click(ANYWAY);
      assertThat(visit.part("refusal")).containsText(reason);
      assertThat(visit.part("refusal")).isInViewport();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dots, en, Player 2 played [A-G]\\d–[A-G]\\d",
    "blokus, pt, 'O jogador 2 jogou \\w+ linha \\d+, coluna \\d+'",
    "quatro, en, Player 2 played [A-D][1-4] (white|black) \\w+ \\w+ \\w+",
    "quatro, pt, O jogador 2 jogou [A-D][1-4] (branca|preta) \\w+ \\w+ \\w+",
    "cavalo, pt, O jogador 2 jogou [A-J]\\d+",
  })
  void theMoveOfTheComputerIsAnnouncedToScreenReaders(String world, String lang, String text) {
    try (Visit visit = arena.visit(Sight.PHONE.in(lang))) {
      List<String> players = List.of("human", "engine:level=1");
      Table table = Table.made(visit, Map.of("world", world, "players", players, "seed", 5));
      assertThat(visit.part("announced")).hasText("");
      new Hand(table, 6).move();
      assertThat(visit.part("announced")).hasText(Pattern.compile(text));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void aMoveIsAnimated(String world) {
    try (Visit visit =
        arena.visit(Sight.DESK.options().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      visit.page().addInitScript(COUNTED);
      Table table =
          world.equals("tetris")
              ? Table.made(visit, Map.of("world", world, "duel", false, "problem", "A"))
              : made(visit, world);
      new Hand(table, 6).move();
      visit.page().waitForFunction("() => window.animated > 0");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void theLinesOfAnAnalysisAgreeWithTheBarAndAreShownOnTheBoard(String world) {
    try (Visit visit = arena.visit(Sight.DESK.in("pt"))) {
      Table table = made(visit, world);
      table.press("analyse");
      Locator lines = visit.part("lines").locator("li");
      assertThat(lines).hasCount(3);
      assertThat(table.board().locator(".marked, .hinted").first()).isVisible();
      for (int i = 0; i < 20; i++) {
        assertThat(visit.page().evaluate(FLAWS)).isEqualTo("");
      }
      lines.nth(1).getByRole(AriaRole.BUTTON).hover();
      assertThat(table.board().locator(".line-number").first()).isVisible();
      visit.page().mouse().move(1, 1);
      assertThat(table.board().locator(".line-number")).hasCount(0);
      table.press("analyse");
      assertThat(lines).hasCount(0);
    }
  }

  @ParameterizedTest
  @CsvSource({"blokus, en", "quatro, pt", "cavalo, pt"})
  void theReviewJudgesEveryMoveAndIsStoredWithTheGame(String world, String lang) {
    try (Visit visit = arena.visit(Sight.NOTEBOOK.in(lang))) {
      Page page = visit.page();
      Table table = made(visit, world);
      table.finish();
      table.press("review");
      assertThat(page.locator(".tallies li")).hasCount(2);
      page.reload();
      assertThat(page.locator(".tallies li")).hasCount(2);
      assertThat(visit.part("curve").locator("text.axis").first()).isVisible();
      page.locator(".judged summary").click();
      Locator judged = visit.part("judged").locator("li");
      assertThat(judged).hasCount(table.storedMoves().size());
      String words = lang.equals("pt") ? "jogada|perde" : "move|loses";
      for (String line : judged.allInnerTexts()) {
        assertThat(line).containsPattern(words).doesNotContainPattern("[-−]0[.,]0");
        assertThat(line).doesNotContainPattern(lang.equals("pt") ? "\\d\\.\\d" : "\\d,\\d ");
      }
    }
  }
}
