package tabuleiro.testkit;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * Golden counts of legal move sequences in a text file. A case is a paragraph:
 *
 * <pre>
 * id       the manual's board, official rules
 * variant  preset=official double=choice
 * position ((11 70 ...) ...)
 * perft 1 3
 * perft 2 12
 * slow 6 13767
 * </pre>
 *
 * {@code variant} and {@code position} are optional; {@code problem A} starts from a built-in
 * problem instead, {@code puzzle TEXT} from a puzzle's text, {@code seed N} from the initial state
 * of a random seed. {@code slow} lines are only counted in the slow profile. Lines with {@code #}
 * are comments.
 */
public final class PerftFile {

  /** An expected number of sequences. */
  public record Count(int depth, long sequences, boolean slow) {}

  /** A state and its counts. */
  public record Case(String id, State start, List<Count> counts) {}

  private PerftFile() {}

  /** The cases of a file for a world. */
  public static List<Case> read(World world, String text) throws InputException {
    List<Case> cases = new ArrayList<>();
    for (String paragraph : text.replaceAll("(?m)^#.*\n", "").strip().split("\n\\s*\n")) {
      cases.add(readCase(world, paragraph.strip().lines().toList()));
    }
    return cases;
  }

  private static Case readCase(World world, List<String> lines) throws InputException {
    String id = "";
    List<String> variant = List.of();
    String begin = "seed 0";
    List<Count> counts = new ArrayList<>();
    for (String line : lines) {
      String[] words = line.strip().split("\\s+", 2);
      switch (words[0]) {
        case "id" -> id = words[1];
        case "variant" -> variant = List.of(words[1].split("\\s+"));
        case "position", "problem", "puzzle", "seed" -> begin = line.strip();
        case "perft", "slow" -> {
          String[] numbers = words[1].split("\\s+");
          counts.add(
              new Count(
                  Integer.parseInt(numbers[0]),
                  Long.parseLong(numbers[1]),
                  words[0].equals("slow")));
        }
        default -> throw new IllegalArgumentException("perft file: " + line);
      }
    }
    return new Case(id, start(world, Variant.parse(world, variant), begin), counts);
  }

  private static State start(World world, Variant variant, String begin) throws InputException {
    String[] words = begin.split("\\s+", 2);
    return switch (words[0]) {
      case "position" -> read(world.game(variant).orElseThrow(), words[1]);
      case "seed" -> world.game(variant).orElseThrow().start(Long.parseLong(words[1]));
      case "puzzle" -> read(world.puzzles(variant).orElseThrow(), words[1]);
      default -> problem(world.puzzles(variant).orElseThrow(), words[1]);
    };
  }

  private static State read(Game<?> game, String text) throws InputException {
    return game.notation().read(text);
  }

  private static State read(Puzzles<?> puzzles, String text) throws InputException {
    return puzzles.notation().read(text);
  }

  private static <S extends tabuleiro.core.Puzzle> State problem(Puzzles<S> puzzles, String id)
      throws InputException {
    return Problem.find(puzzles.problems(), id).start();
  }
}
