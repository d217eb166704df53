package tabuleiro.app.players.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The lines of one report can be compared: they have one depth or a proved value, best first. */
@Tag("long")
class BestLinesTest {
  private static final int REPORTS = 4;

  @ParameterizedTest
  @CsvSource({"dots", "blokus", "quatro", "cavalo"})
  void linesOfOneReportHaveOneDepthAndAreRanked(String id) throws Exception {
    World world = Worlds.find(id);
    Game<?> game = world.game(Variant.of(world, Map.of())).orElseThrow();
    reports(game)
        .forEach(
            lines -> {
              assertThat(lines).isNotEmpty();
              assertThat(
                      lines.stream()
                          .map(Choice::report)
                          .filter(report -> !report.exact())
                          .map(Report::depth)
                          .distinct())
                  .hasSizeLessThanOrEqualTo(1);
              // Player 1 is to move at the start of every game.
              assertThat(lines.stream().map(line -> -line.report().points()).toList()).isSorted();
            });
  }

  /** The first reports of an analysis of the start. */
  private static <P extends Position> List<List<Choice>> reports(Game<P> game) throws Exception {
    List<List<Choice>> reports = new ArrayList<>();
    P start = game.start(5);
    BestLines.refine(
        new PlayerFactory<>(game).player(RecommendedPlayers.ADVISER, 0),
        start,
        3,
        new BestLines.Listener() {
          @Override
          public void report(Report report) {
            // the value of the running search; only complete lines are compared
          }

          @Override
          public void interim(List<Choice> lines) {
            lines(lines);
          }

          @Override
          public void lines(List<Choice> lines) {
            reports.add(lines);
            if (reports.size() >= REPORTS) {
              Thread.currentThread().interrupt(); // as the page does when it is left
            }
          }
        });
    boolean unused = Thread.interrupted();
    return reports;
  }
}
