package tabuleiro.core.page;

/**
 * A picture on the rules page. Its caption is {@code rules.pictureN} in the world's bundle, where N
 * is its number in {@link WorldPage#figures}, from 1.
 *
 * @param isDuel true for a position of the two-player game, false for one of the puzzle
 * @param position the text of the position; empty for the preview of the demo
 */
public record Figure(boolean isDuel, String position) {

  /** The preview of the world's demo. */
  public static final Figure DEMO = new Figure(true, "");

  /** A position of the two-player game. */
  public static Figure duel(String position) {
    return new Figure(true, position);
  }

  /** A state of the puzzle. */
  public static Figure puzzle(String position) {
    return new Figure(false, position);
  }
}
