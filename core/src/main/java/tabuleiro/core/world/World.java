package tabuleiro.core.world;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;

/**
 * A world: a set of rules, played as a two-player game, solved as a single-agent puzzle, or both.
 *
 * <p>The world's bundle holds {@code name}, {@code summary} and {@code rule.KEY} for each rule, in
 * every language.
 */
public interface World {

  /** The name in commands and packages: {@code dots}. */
  String id();

  /**
   * The version of the rules and of the texts of positions and moves. It is raised when one of them
   * changes, so that an external program can refuse a game that it was not written for.
   */
  default int rulesVersion() {
    return 1;
  }

  /** The base name of the bundle with the world's texts. */
  default String bundle() {
    return getClass().getPackageName() + ".messages";
  }

  /** The rule options, in display order. */
  default List<Rule> rules() {
    return List.of();
  }

  /** The two-player game of a variant; empty if the world has none. */
  default Optional<Game<?>> game(Variant variant) throws InputException {
    return Optional.empty();
  }

  /** The puzzles of a variant; empty if the world has none. */
  default Optional<Puzzles<?>> puzzles(Variant variant) throws InputException {
    return Optional.empty();
  }

  /**
   * Single-player games with random events, each named {@code NAME-SIZE}, which programs play by
   * themselves.
   */
  default List<Tunable<Trial>> trials() {
    return List.of();
  }

  /** Additional commands of this world. */
  default List<WorldCommand> commands() {
    return List.of();
  }

  /** The public tests of the course that this world comes from; empty if there are none. */
  default Optional<CourseTests> courseTests() {
    return Optional.empty();
  }

  /**
   * The contents of the world's page in the browser. A custom board is the file {@code
   * page/board.js} next to the world's class; its styles are {@code page/board.css}.
   */
  default WorldPage page() {
    return WorldPage.EMPTY;
  }

  /** The names of files that ship with the world; {@link Resources} reads them. */
  default List<String> files() {
    return List.of();
  }
}
