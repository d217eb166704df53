package tabuleiro.games.blokus;

import java.util.List;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Variant;

/** Short notations of boards and rules for tests. */
public final class BlokusTexts {
  private BlokusTexts() {}

  /** The puzzles under rules such as {@code goal=stuck}. */
  public static BlokusPuzzles puzzles(String... choices) {
    try {
      BlokusWorld world = new BlokusWorld();
      return (BlokusPuzzles) world.puzzles(Variant.parse(world, List.of(choices))).orElseThrow();
    } catch (InputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The game under rules such as {@code first=2}. */
  public static BlokusGame game(String... choices) {
    try {
      BlokusWorld world = new BlokusWorld();
      return (BlokusGame) world.game(Variant.parse(world, List.of(choices))).orElseThrow();
    } catch (InputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** A board as Lisp. Omitted rows and cells, and dots, stand for 0. */
  public static String board(String... rows) {
    StringBuilder text = new StringBuilder("(");
    for (int row = 0; row < 14; row++) {
      String cells = row < rows.length ? rows[row].replace('.', '0') : "";
      String padded = cells + "0".repeat(14 - cells.length());
      text.append(row == 0 ? "(" : " (").append(String.join(" ", padded.split(""))).append(')');
    }
    return text.append(')').toString();
  }
}
