package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/** The search of the course program; its moves are tested in DotsTest. */
class DotsCourseTest {
  private static final DotsNotation NOTATION = new DotsNotation();

  private static Dots start(int arcs) throws InputException {
    Dots position = Dots.start(DotsGrid.of(5, 6));
    for (String arc : List.of("(v 7 5)", "(v 7 4)").subList(0, arcs)) {
      position = position.play(NOTATION.readMove(position, arc));
    }
    return position;
  }

  private static Report report(Dots position, Limits limits) {
    return new DotsCourse().choose(position, limits, told -> {}).report();
  }

  /** The first line of depth 3 differs: the manual prints 11733, 152 and 547. */
  @ParameterizedTest
  @CsvSource({
    "4, 0, 37550, 442, 4578",
    "4, 1, 37415, 444, 4715",
    "3, 0, 5046, 69, 70",
    "3, 1, 5322, 71, 69"
  })
  void itCountsWhatTheManualPrints(int depth, int arcs, long nodes, long alphaCuts, long betaCuts)
      throws InputException {
    Report report = report(start(arcs), Limits.depth(depth));
    assertThat(report.effort()).isEqualTo(new Report.Effort(nodes, alphaCuts, betaCuts, 0));
    assertThat(report.depth()).isEqualTo(depth);
  }

  /** The time limit of the manual's program ended both of its searches to depth 4 about here. */
  @ParameterizedTest
  @ValueSource(longs = {42_417, 42_479})
  void oneLimitGivesThePrintedCountsOfBothPlayers(long visits) throws InputException {
    Limits limits = Limits.depth(4).withNodes(visits);
    assertThat(report(start(0), limits).effort()).isEqualTo(new Report.Effort(37550, 442, 4578, 0));
    assertThat(report(start(1), limits).effort()).isEqualTo(new Report.Effort(37415, 444, 4715, 0));
  }

  /** At depth 3 only one level can have beta cuts, so 547 cannot come from one search. */
  @Test
  void aSearchToDepthThreeHasAtMostOneBetaCutForEachMove() {
    Random random = new Random(1);
    MoveList moves = new MoveList();
    for (int game = 0; game < 20; game++) {
      Dots position = Dots.start(DotsGrid.of(5, 6));
      while (!position.isOver()) {
        long cuts = report(position, Limits.depth(3)).effort().betaCuts();
        assertThat(cuts).isLessThan(position.free());
        for (int arcs = 0; arcs < 7 && !position.isOver(); arcs++) {
          moves.clear();
          position.moves(moves);
          position = position.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
  }

  @Test
  void theMoveDoesNotDependOnTheLimits() throws InputException {
    Dots position = start(1);
    for (Limits limits : List.of(Limits.nodes(0), Limits.nodes(100), Limits.depth(1))) {
      int move = new DotsCourse().choose(position, limits, told -> {}).move();
      assertThat(NOTATION.write(position, move)).isEqualTo("(v 7 4)");
    }
  }

  /** One arc is left, so the value is the result of the game. */
  @Test
  void theValueIsSeenFromTheFirstPlayer() throws InputException {
    Dots last = NOTATION.read("((((1) (0)) ((1) (1))) (0 0) 2)");
    Report report = report(last, Limits.NONE);
    assertThat(last.turn()).isEqualTo(Position.SECOND);
    assertThat(report.points()).isEqualTo(-1);
    assertThat(report.nodes()).isEqualTo(1);
  }
}
