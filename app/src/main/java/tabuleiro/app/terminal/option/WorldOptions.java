package tabuleiro.app.terminal.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Options that select a game and a position or problem of it. */
public final class WorldOptions {
  @Parameters(paramLabel = "GAME", descriptionKey = "option.game")
  String game = "";

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  public List<String> variants = new ArrayList<>();

  @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "option.position")
  @Nullable String position;

  @Option(names = "--position-file", paramLabel = "FILE", descriptionKey = "option.positionFile")
  @Nullable Path positionFile;

  @Option(names = "--puzzle", paramLabel = "TEXT", descriptionKey = "option.puzzle")
  @Nullable String puzzle;

  @Option(names = "--problem", paramLabel = "ID", descriptionKey = "option.problem")
  @Nullable String problem;

  @Option(names = "--problems", paramLabel = "FILE", descriptionKey = "option.problems")
  @Nullable Path problems;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.seed")
  public long seed;

  /** The selected state, with its notation. */
  public record Chosen<S extends State>(
      World world, Variant variant, String title, Notation<S> notation, S state) {}

  /** The selected puzzles by name, with their rules. */
  public record Problems<S extends Puzzle>(
      World world,
      Variant variant,
      Puzzles<S> puzzles,
      Map<String, S> starts,
      List<InputException> faults) {}

  /** Returns whether the problems are those of a file of the user. */
  public boolean hasOwnProblems() {
    return problems != null;
  }

  /** Returns the selected puzzles: one problem, all problems of a file, or one given as text. */
  public Problems<?> problems() throws InputException {
    onlyOne();
    World world = world();
    Variant variant = Variant.parse(world, variants);
    return problems(world, variant, puzzles(world, variant));
  }

  private <S extends Puzzle> Problems<S> problems(World world, Variant variant, Puzzles<S> puzzles)
      throws InputException {
    Map<String, S> starts = new LinkedHashMap<>();
    List<InputException> faults = new ArrayList<>();
    String text = puzzle == null ? position : puzzle;
    String source = puzzle == null ? "--position" : "--puzzle";
    if (text == null && positionFile != null) {
      text = text(positionFile);
      source = positionFile.toString();
    }
    try {
      if (text != null) {
        starts.put("?", puzzles.notation().read(text));
        return new Problems<>(world, variant, puzzles, starts, faults);
      }
      source = problems == null ? world.id() + "/problems.dat" : problems.toString();
      List<Problem<S>> list =
          problems == null ? puzzles.problems() : puzzles.problems(text(problems));
      if ("all".equalsIgnoreCase(problem)) {
        for (Problem<S> each : list) {
          if (each.fault().isEmpty()) {
            starts.put(each.id(), each.start());
          } else {
            faults.add(each.fault().get().of(source));
          }
        }
      } else {
        String names = problem == null ? list.get(0).id() : problem;
        for (String name : Words.split(names, ',')) {
          Problem<S> found = Problem.find(list, name);
          starts.put(found.id(), found.start());
        }
      }
      return new Problems<>(world, variant, puzzles, starts, faults);
    } catch (InputException e) {
      throw e.of(source);
    }
  }

  public World world() throws InputException {
    return Worlds.find(game);
  }

  /** Returns the selected state; by default, the start of the game or else the first problem. */
  public Chosen<?> chosen() throws InputException {
    onlyOne();
    World world = world();
    Variant variant = Variant.parse(world, variants);
    Optional<Game<?>> duel = world.game(variant);
    if (problem != null || problems != null) {
      return problem(world, variant, puzzles(world, variant));
    } else if (puzzle != null) {
      return read(world, variant, puzzles(world, variant).notation(), "--puzzle", puzzle);
    } else if (position != null || positionFile != null) {
      Notation<?> notation =
          duel.isPresent() ? duel.get().notation() : puzzles(world, variant).notation();
      return position != null
          ? read(world, variant, notation, "--position", position)
          : fromFile(world, variant, notation);
    }
    return duel.isPresent()
        ? start(world, variant, duel.get())
        : problem(world, variant, puzzles(world, variant));
  }

  private void onlyOne() throws InputException {
    List<String> given = new ArrayList<>();
    if (position != null) {
      given.add("--position");
    }
    if (positionFile != null) {
      given.add("--position-file");
    }
    if (puzzle != null) {
      given.add("--puzzle");
    }
    if (problem != null || problems != null) {
      given.add(problem != null ? "--problem" : "--problems");
    }
    if (given.size() > 1) {
      throw Terminal.fault("usage.exclusive", given.get(0), given.get(1));
    }
  }

  private static Puzzles<?> puzzles(World world, Variant variant) throws InputException {
    return world.puzzles(variant).orElseThrow(() -> Terminal.fault("game.puzzles", world.id()));
  }

  private <P extends Position> Chosen<P> start(World world, Variant variant, Game<P> duel) {
    return new Chosen<>(world, variant, duel.id(), duel.notation(), duel.start(seed));
  }

  private static <S extends State> Chosen<S> read(
      World world, Variant variant, Notation<S> notation, String source, String text)
      throws InputException {
    try {
      return new Chosen<>(world, variant, world.id(), notation, notation.read(text));
    } catch (InputException e) {
      throw e.of(source);
    }
  }

  private <S extends State> Chosen<S> fromFile(World world, Variant variant, Notation<S> notation)
      throws InputException {
    Path file = positionFile == null ? Path.of("") : positionFile;
    return read(world, variant, notation, file.toString(), text(file));
  }

  private <S extends Puzzle> Chosen<S> problem(World world, Variant variant, Puzzles<S> puzzles)
      throws InputException {
    String source = problems == null ? world.id() + "/problems.dat" : problems.toString();
    try {
      List<Problem<S>> list =
          problems == null ? puzzles.problems() : puzzles.problems(text(problems));
      Problem<S> found = problem == null ? list.get(0) : Problem.find(list, problem);
      String title = world.id() + " " + found.id();
      return new Chosen<>(world, variant, title, puzzles.notation(), found.start());
    } catch (InputException e) {
      throw e.of(source);
    }
  }

  /** Returns the text of a file. */
  public static String text(Path file) throws InputException {
    try {
      return InputText.file(file);
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }
}
