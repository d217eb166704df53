package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisSeason;

class TetrisCourseBestTest {
  private static final List<Problem<Tetris>> PROBLEMS =
      TetrisPuzzles.of(TetrisSeason.REGULAR).problems();

  /** The entry of the group's table: points, or -500 if there is no result in time. */
  private static int score(TetrisCourseBest solver, int board) throws Exception {
    Tetris start = Problem.find(PROBLEMS, "tabs-" + board).start();
    Outcome outcome = solver.solve(start, new Budget(Limits.NONE));
    return outcome instanceof Outcome.Solved solved ? points(start, solved.path()) : -500;
  }

  private static int points(Tetris start, Outcome.Path path) {
    Tetris state = start;
    for (int move : path.moves()) {
      state = state.play(move);
    }
    assertThat(state.isSolved()).isTrue();
    return state.points();
  }

  @Test
  void theGeneticWeightsGiveTheRowOfTheReport() throws Exception {
    List<Integer> row = new ArrayList<>();
    for (int board = 0; board < 9; board++) {
      row.add(score(new TetrisCourseBest(), board));
    }
    assertThat(row).containsExactly(100, 100, 100, 200, 200, 200, 0, -500, 0);
  }

  @Test
  void aBoardLostFromTheStartHasNoSolution() throws Exception {
    Tetris lost = Problem.find(PROBLEMS, "tabs-7").start();
    assertThat(new TetrisCourseBest().solve(lost, new Budget(Limits.NONE)))
        .isInstanceOf(Outcome.NoSolution.class);
  }

  /**
   * Reproduces every score of both tables, and all but three of the searches that ran out of time.
   */
  @Tag("long")
  @Test
  void theTablesOfTheReportComeOut() throws Exception {
    List<String> differences = new ArrayList<>();
    int compared = 0;
    for (String file : List.of("course-random-search.csv", "course-genetic.csv")) {
      List<String> lines = Resources.text(TetrisPuzzles.class, file).lines().toList();
      int first = List.of(lines.get(0).split(",")).indexOf("w_buracos");
      for (String line : lines.subList(1, lines.size())) {
        String[] row = line.split(",");
        TetrisCourseBest solver = new TetrisCourseBest(weights(row, first));
        for (int board : IntStream.of(0, 1, 2, 3, 4, 5, 6, 8).toArray()) {
          int reported = Integer.parseInt(row[first + 4 + board]);
          int found = score(solver, board);
          compared++;
          if (found != reported) {
            differences.add(reported + " but " + found);
          }
        }
      }
    }
    assertThat(compared).isEqualTo(1048);
    assertThat(differences).containsExactly("-500 but 100", "-500 but 100", "-500 but 0");
  }

  private static TetrisCourseBest.Weights weights(String[] row, int first) {
    return new TetrisCourseBest.Weights(
        Double.parseDouble(row[first]),
        Double.parseDouble(row[first + 1]),
        Double.parseDouble(row[first + 2]),
        Double.parseDouble(row[first + 3]));
  }

  /** Without a limit of nodes it stops where the group's 20 seconds ended; with one it goes on. */
  @Test
  void aLimitOfNodesReplacesItsOwn() throws Exception {
    Tetris start = Problem.find(PROBLEMS, "tabs-1").start();
    TetrisCourseBest solver =
        new TetrisCourseBest(
            new TetrisCourseBest.Weights(
                0.22330209249732758, 0.4032844984056917, 0.8224978401571105, 0.5647123156530872));
    Outcome stopped = solver.solve(start, new Budget(Limits.NONE));
    assertThat(stopped).isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(stopped.counts().generated()).isBetween(14_950L, 14_983L);
    Outcome solved = solver.solve(start, new Budget(Limits.NONE.withNodes(20_000)));
    assertThat(solved).isInstanceOf(Outcome.Solved.class);
    assertThat(solved.counts().generated()).isEqualTo(19_312);
  }

  @Test
  void itKeepsItsLimits() throws Exception {
    Tetris start = Problem.find(PROBLEMS, "tabs-0").start();
    Outcome few = new TetrisCourseBest().solve(start, new Budget(Limits.NONE.withNodes(99)));
    assertThat(few).isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(few.counts().generated()).isEqualTo(99);
    Outcome shallow = new TetrisCourseBest().solve(start, new Budget(Limits.NONE.withDepth(2)));
    assertThat(shallow).isInstanceOf(Outcome.NoSolution.class);
    assertThat(((Outcome.NoSolution) shallow).withinDepthOnly()).isTrue();
  }
}
