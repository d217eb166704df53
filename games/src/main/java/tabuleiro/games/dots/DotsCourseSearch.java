package tabuleiro.games.dots;

import java.time.Duration;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * One search of the course program, with its faults:
 *
 * <ul>
 *   <li>sides alternate with every arc, also after a box was closed;
 *   <li>moves are sorted by the three-sided boxes they leave, most first, although these are bad;
 *   <li>each examined move of the root replaces the chosen one, so the last one is played;
 *   <li>when the limit is reached, every further position is evaluated at once, and counted.
 * </ul>
 *
 * A node is counted for every move that is examined without a cut. An alpha cut is one at a level
 * of the side to move at the root, a beta cut one at the other levels. The manual does not print
 * its evaluation. This one, the boxes of the root's side minus those of the other side minus the
 * three-sided boxes, gives the counts that the manual prints.
 */
final class DotsCourseSearch {
  private static final int INFINITE = 999;

  private final DotsGrid grid;
  private final int plies;
  private final Budget budget;
  private final boolean[] drawn;
  private final int[] sides;
  private final int[][] ordered;
  private final int move;

  private boolean isStopped;
  private int free;
  private int threeSided;
  private int ahead;
  private long nodes;
  private long alphaCuts;
  private long betaCuts;

  DotsCourseSearch(Dots position, int plies, Limits limits) {
    this.plies = plies;
    grid = position.grid();
    budget = new Budget(limits);
    drawn = new boolean[grid.arcs()];
    for (int arc = 0; arc < drawn.length; arc++) {
      drawn[arc] = position.board().has(arc);
    }
    sides = new int[grid.boxes()];
    for (int box = 0; box < sides.length; box++) {
      sides[box] = grid.sides(box, position.word0(), position.word1(), position.word2());
      threeSided += sides[box] == 3 ? 1 : 0;
    }
    free = position.free();
    ahead = position.turn() == Position.FIRST ? position.margin() : -position.margin();
    ordered = new int[plies][];
    int[] root = order(new MoveList());
    move = root[root.length - 1];
  }

  /** Searches and returns the value for the side to move. */
  int run() {
    return search(0, -INFINITE, INFINITE);
  }

  int move() {
    return move;
  }

  Report.Effort effort() {
    return new Report.Effort(nodes, alphaCuts, betaCuts, 0);
  }

  Duration time() {
    return budget.time();
  }

  private int search(int ply, int alpha, int beta) {
    if (isOutOfBudget() || ply == plies || free == 0) {
      return ahead - threeSided;
    }
    ordered[ply] = order(new MoveList());
    return ply % 2 == 0 ? max(ply, alpha, beta) : min(ply, alpha, beta);
  }

  /** Counts a visit, as the program looks at its clock at every position. */
  private boolean isOutOfBudget() {
    if (!isStopped) {
      try {
        budget.countNode();
      } catch (Budget.Stop stop) {
        isStopped = true;
      }
    }
    return isStopped;
  }

  private int max(int ply, int from, int beta) {
    int alpha = from;
    for (int arc : ordered[ply]) {
      int closed = draw(arc);
      ahead += closed;
      int value = search(ply + 1, alpha, beta);
      ahead -= closed;
      erase(arc);
      alpha = Math.max(alpha, value);
      if (alpha >= beta) {
        alphaCuts++;
        return beta;
      }
      nodes++;
    }
    return alpha;
  }

  private int min(int ply, int alpha, int from) {
    int beta = from;
    for (int arc : ordered[ply]) {
      int closed = draw(arc);
      ahead -= closed;
      int value = search(ply + 1, alpha, beta);
      ahead += closed;
      erase(arc);
      beta = Math.min(beta, value);
      if (beta <= alpha) {
        betaCuts++;
        return alpha;
      }
      nodes++;
    }
    return beta;
  }

  /** The missing arcs, those that leave the most three-sided boxes first, otherwise in order. */
  private int[] order(MoveList moves) {
    for (int growth = 2; growth >= -2; growth--) {
      for (int arc = 0; arc < drawn.length; arc++) {
        if (!drawn[arc] && growth(arc) == growth) {
          moves.add(arc);
        }
      }
    }
    return moves.toArray();
  }

  /** By how many the number of three-sided boxes grows when an arc is drawn. */
  private int growth(int arc) {
    return growthOf(grid.box(arc, 0)) + growthOf(grid.box(arc, 1));
  }

  private int growthOf(int box) {
    return box == DotsGrid.NO_BOX ? 0 : sides[box] == 2 ? 1 : sides[box] == 3 ? -1 : 0;
  }

  /** Draws an arc and returns how many boxes it closes. */
  private int draw(int arc) {
    threeSided += growth(arc);
    drawn[arc] = true;
    free--;
    return add(grid.box(arc, 0), 1) + add(grid.box(arc, 1), 1);
  }

  private void erase(int arc) {
    add(grid.box(arc, 0), -1);
    add(grid.box(arc, 1), -1);
    drawn[arc] = false;
    free++;
    threeSided -= growth(arc);
  }

  /** Adds to the sides of a box and returns 1 if it is closed now. */
  private int add(int box, int change) {
    if (box == DotsGrid.NO_BOX) {
      return 0;
    }
    sides[box] += change;
    return sides[box] == 4 ? 1 : 0;
  }
}
