package tabuleiro.core.world;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;

/**
 * A world: one set of rules, played as a game of two, solved as a puzzle of one, or both.
 *
 * <p>The world's bundle holds {@code name}, {@code summary} and {@code rule.KEY} for each of its
 * rules, in every language.
 */
public interface World {

  /** The name in commands and packages: {@code dots}. */
  String id();

  /** The base name of the bundle with the world's texts. */
  default String bundle() {
    return getClass().getPackageName() + ".messages";
  }

  /** The switches of its rules, in the order in which they are listed. */
  default List<Rule> rules() {
    return List.of();
  }

  /** The game of two under some rules; none if the world has no such game. */
  default Optional<Game<?>> game(Variant variant) throws InputException {
    return Optional.empty();
  }

  /** The puzzles under some rules; none if the world has no puzzles. */
  default Optional<Puzzles<?>> puzzles(Variant variant) throws InputException {
    return Optional.empty();
  }

  /** Its games against chance, each named {@code NAME-SIZE}, which programs play by themselves. */
  default List<Tunable<Trial>> trials() {
    return List.of();
  }

  /** Commands of its own, which the program offers beside those that it has for every world. */
  default List<WorldCommand> commands() {
    return List.of();
  }

  /**
   * What the world brings for the page in the browser. Its own board, if it has one, is the file
   * {@code page/board.js} beside its class, and the styles of that board are {@code
   * page/board.css}.
   */
  default WorldPage page() {
    return WorldPage.EMPTY;
  }

  /** Files of the world that ship with the program, by name; {@link Resources} reads them. */
  default List<String> files() {
    return List.of();
  }
}
