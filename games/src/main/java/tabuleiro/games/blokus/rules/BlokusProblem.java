package tabuleiro.games.blokus.rules;

import java.util.Locale;
import tabuleiro.core.Zobrist;

/**
 * The data shared by all states of one puzzle: the cells that are not blocked (four words of {@link
 * BlokusBoard}), the goal, and the number of cells to fill (0 if the goal has no target).
 *
 * @param key distinguishes the problem from others
 */
public record BlokusProblem(
    long open0, long open1, long open2, long open3, Goal goal, int target, long key) {

  public static BlokusProblem of(long[] open, Goal goal, int target) {
    long cells = mix(mix(mix(mix(0, open[0]), open[1]), open[2]), open[3]);
    long key = mix(cells, 3L * target + goal.number);
    return new BlokusProblem(open[0], open[1], open[2], open[3], goal, target, key);
  }

  /** The number of words with all cells that are not blocked, at least two. */
  int words() {
    return open3 != 0 ? BlokusBoard.WORDS : open2 != 0 ? 3 : 2;
  }

  /** When a puzzle is solved. */
  public enum Goal {
    /** The number of filled cells is at least the target. */
    FILLED(0),
    /** The same, and no piece can be laid any more. */
    FILLED_STUCK(1),
    /** No piece can be laid any more. */
    STUCK(2);

    private final int number;

    Goal(int number) {
      this.number = number;
    }

    /** The goal as a value of the rule {@code goal}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Goal named(String text) {
      return valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  /** Mixes a word into a key. */
  static long mix(long key, long word) {
    return Zobrist.key(Long.rotateLeft(key, 23) ^ word);
  }
}
