package tabuleiro.search.duel.engine;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.search.duel.MarginScale;

/**
 * Iterative deepening of the root (Slate and Atkin 1977) with aspiration windows around the
 * expected value (Gillogly 1972). The best moves are searched first. Each thread has its own
 * instance.
 *
 * <p>Results stay valid when a search is stopped: a move of an unfinished depth becomes the best
 * move only after it proved better than the first move at the same depth.
 *
 * <p>A line whose value is the bound of the game cannot improve: the moves after it are not
 * searched, and greater depths do not change it.
 */
final class Deepening<P extends Position> {

  /**
   * A root move and the result of its search.
   *
   * @param value in units, from the mover's view; a bound if the search was stopped or the window
   *     was too low
   * @param depth the depth that was complete when this was found
   */
  record Found(int move, int value, boolean isProved, int depth, List<Integer> line) {}

  private static final int INFINITE = Searcher.INFINITE;
  private static final int TOP = Searcher.TOP;
  private static final int OPEN_DEPTH = 3;

  private final Searcher<P> searcher;
  private final P root;
  private final int[] moves;
  private final int[] last;
  private final int[] unrest;
  private final List<Found> found = new ArrayList<>();
  private boolean isProved;

  /**
   * @param moves reordered in place by the search
   */
  Deepening(Searcher<P> searcher, P root, int[] moves, int lines) {
    this.searcher = searcher;
    this.root = root;
    this.moves = moves;
    last = new int[lines];
    unrest = new int[lines];
    for (int line = 0; line < lines; line++) {
      found.add(new Found(moves[line], 0, false, 0, List.of(moves[line])));
    }
  }

  /** The results so far, the best line first. */
  List<Found> found() {
    return found;
  }

  boolean areAllProved() {
    return found.stream().allMatch(Found::isProved);
  }

  /** Whether many lines since the last call reached the end of the game. */
  boolean isNearEnd() {
    return searcher.isNearEnd();
  }

  /**
   * Searches the moves that are not in better lines to a depth, and makes the best of them line
   * number {@code line}.
   */
  void deepen(int depth, int line) {
    int guess = last[line];
    if (guess == TOP) {
      return;
    }
    int margin = 1 + searcher.scale() / 2 + unrest[line];
    boolean isOpen = depth < OPEN_DEPTH || MarginScale.isTop(guess);
    int alpha = isOpen ? -INFINITE : guess - margin;
    int beta = isOpen ? INFINITE : guess + margin;
    int value = search(depth, line, alpha, beta);
    while (value <= alpha || value >= beta) {
      margin *= 4;
      boolean isWide = margin > INFINITE / 64 || MarginScale.isTop(value);
      if (value <= alpha) {
        alpha = isWide ? -INFINITE : value - margin;
      } else {
        beta = isWide ? INFINITE : value + margin;
      }
      value = search(depth, line, alpha, beta);
    }
    Found best = found.get(line);
    found.set(line, new Found(best.move, searcher.units(value), isProved, depth, best.line));
    boolean isSettled = depth == 1 || MarginScale.isTop(value) || MarginScale.isTop(guess);
    unrest[line] = isSettled ? 0 : Math.max(0, Math.abs(value - guess) - searcher.scale());
    last[line] = value;
  }

  private int search(int depth, int line, int alpha, int beta) {
    int below = searcher.below(depth, moves.length);
    int enough = Math.min(beta, TOP);
    int best = -INFINITE;
    boolean areProved = true;
    for (int i = line; i < moves.length; i++) {
      int move = moves[i];
      int floor = Math.max(alpha, best);
      int value;
      if (i == line) {
        value = searcher.move(root, move, below, floor, beta);
      } else {
        value = searcher.move(root, move, below, floor, floor + 1);
        if (value > floor && value < beta) {
          value = searcher.move(root, move, below, floor, beta);
        }
      }
      areProved = value >= enough ? searcher.isProved() : areProved && searcher.isProved();
      if (value > best) {
        best = value;
        if (value > alpha) {
          prefer(i, line, found(move, value, depth - 1));
        }
      }
      if (value >= enough) {
        break;
      }
    }
    isProved = areProved;
    return best;
  }

  private Found found(int move, int value, int depth) {
    return new Found(move, searcher.units(value), false, depth, searcher.line(move));
  }

  /** Inserts a move at the place of a line and shifts the moves between. */
  private void prefer(int index, int line, Found better) {
    System.arraycopy(moves, line, moves, line + 1, index - line);
    moves[line] = better.move;
    found.set(line, better);
  }
}
