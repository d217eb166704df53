package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGoal;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** Compares the profile program with exhaustive search, and tests it on boards of all shapes. */
class DotsProfileTest {
  private final DotsProfile profile = new DotsProfile();

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "2, 1", "1, 3", "3, 1", "2, 2"})
  void everySetOfArcsOfATinyBoardHasItsTrueCost(int rows, int columns) {
    for (int target = 0; target <= rows * columns + 1; target++) {
      compare(DotsGrid.of(rows, columns), target, false);
      compare(DotsGrid.of(rows, columns), target, true);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 3, false", "2, 3, 4, true", "3, 2, 4, false", "3, 2, 3, true"})
  void everySetOfArcsOfSixBoxesHasItsTrueCost(int rows, int columns, int target, boolean exactly) {
    compare(DotsGrid.of(rows, columns), target, exactly);
  }

  /** Visits sets of arcs from the full set down, so that the costs of larger sets are known. */
  private void compare(DotsGrid grid, int target, boolean exactly) {
    DotsGoal goal = new DotsGoal(grid, target, exactly);
    int[] costs = new int[1 << grid.arcs()];
    for (int drawn = costs.length - 1; drawn >= 0; drawn--) {
      DotsPuzzle state = DotsPuzzle.of(new DotsBoard(grid, drawn, 0, 0), goal);
      int cost = state.isSolved() ? 0 : Heuristic.NEVER;
      for (int arc = 0; arc < grid.arcs(); arc++) {
        if ((drawn >> arc & 1) == 0) {
          cost = Math.min(cost, 1 + costs[drawn | 1 << arc]);
        }
      }
      costs[drawn] = cost;
      if (profile.fewest(state) != cost) {
        assertThat(profile.fewest(state)).as("%s", state).isEqualTo(cost);
      }
    }
  }

  @Test
  void allBoxesOfAnEmptyBoardTakeAllArcs() {
    for (int rows = 1; rows <= 63; rows++) {
      for (int columns = 1; columns <= 63; columns++) {
        if (DotsGrid.fits(rows, columns)) {
          DotsGrid grid = DotsGrid.of(rows, columns);
          assertThat(fewest(grid, grid.boxes())).as("%s", grid).isEqualTo(grid.arcs());
          assertThat(fewest(grid, 1)).as("%s", grid).isEqualTo(4);
        }
      }
    }
  }

  /** Boxes in a block share most sides: n of them need 2n arcs plus half the perimeter. */
  @Test
  void boxesOfAnEmptyBoardAreBestClosedInABlock() {
    DotsGrid grid = DotsGrid.of(9, 9);
    for (int target = 1; target <= 40; target++) {
      int perimeter = 2 * (int) Math.ceil(2 * Math.sqrt(target));
      assertThat(fewest(grid, target)).as("%s", target).isEqualTo(2 * target + perimeter / 2);
    }
  }

  @Test
  void turningABoardDoesNotChangeItsCost() {
    DotsGrid wide = DotsGrid.of(4, 7);
    DotsGrid high = DotsGrid.of(7, 4);
    for (int target = 1; target <= 28; target++) {
      assertThat(fewest(wide, target)).isEqualTo(fewest(high, target));
    }
  }

  private int fewest(DotsGrid grid, int target) {
    DotsGoal goal = new DotsGoal(grid, target, false);
    return profile.fewest(DotsPuzzle.of(new DotsBoard(grid, 0, 0, 0), goal));
  }
}
