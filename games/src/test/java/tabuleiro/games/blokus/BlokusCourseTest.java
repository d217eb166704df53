package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusText;

/** The search of the course program; its game is tested in CourseGamesTest. */
class BlokusCourseTest {
  private static final Blokus START = Blokus.start(Position.FIRST);

  private static Choice choose(Limits limits) {
    return new BlokusCourse().choose(START, limits, told -> {});
  }

  /**
   * Three moves, nine replies, 54 continuations. At depth 2 the moves are worth −3, 0 and 0. Under
   * the last one the second reply cuts; the cut counts all three replies, and the eight
   * continuations of the third are never seen.
   */
  @ParameterizedTest
  @CsvSource({"1, 12, 0", "2, 58, 3"})
  void nodesAreTheChildrenOfVisitedPositions(int depth, long nodes, long cuts) {
    Report report = choose(Limits.depth(depth)).report();
    assertThat(report.effort()).isEqualTo(new Report.Effort(nodes, 0, cuts, 0));
  }

  @Test
  void aSearchWithoutTimeStillCountsTheChildrenOfTheRootsMoves() {
    assertThat(choose(Limits.nodes(1)).report().nodes()).isEqualTo(12);
    assertThat(choose(Limits.nodes(0)).report().nodes()).isEqualTo(3);
  }

  @Test
  void theMoveDoesNotDependOnTheLimits() {
    for (Limits limits : List.of(Limits.NONE, Limits.nodes(0), Limits.nodes(50), Limits.depth(3))) {
      assertThat(BlokusText.move(choose(limits).move())).isEqualTo("peca-c-2 0 0");
    }
  }

  @Test
  void theSearchReachesItsLimitAndCuts() {
    Report report = choose(Limits.NONE).report();
    assertThat(report.depth()).isEqualTo(BlokusCourse.DEPTH);
    assertThat(report.nodes()).isGreaterThan(BlokusCourse.MOST_VISITS);
    assertThat(report.effort().betaCuts()).isPositive();
  }
}
