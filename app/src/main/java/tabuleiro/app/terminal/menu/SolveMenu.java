package tabuleiro.app.terminal.menu;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The menus of the course programs: game, board, algorithm, depth and heuristic. The choices become
 * a command line, which is shown before it runs so that users learn the command. As in the course
 * programs, the solution is written to {@code solucao.txt}.
 */
final class SolveMenu {
  private static final String SOLUTION = "solucao.txt";

  private final Terminal terminal;
  private final Menu menu;
  private final MenuRequest request;

  SolveMenu(Terminal terminal, MenuRequest request) {
    this.terminal = terminal;
    this.request = request;
    menu = new Menu(terminal);
  }

  /** Returns the chosen arguments, or empty if the user left. */
  Optional<List<String>> arguments() throws InputException {
    while (true) {
      Optional<World> world =
          request.game().isPresent() ? Optional.of(Worlds.find(request.game().get())) : world();
      if (world.isEmpty()) {
        return Optional.empty();
      }
      Puzzles<?> puzzles =
          world
              .get()
              .puzzles(Variant.standard(world.get()))
              .orElseThrow(() -> Terminal.fault("game.puzzles", world.get().id()));
      Optional<List<String>> line =
          request.problems().isPresent()
              ? problem(world.get(), puzzles, request.problems())
              : problem(world.get(), puzzles, Optional.empty());
      if (line.isPresent() || request.game().isPresent()) {
        return line;
      }
    }
  }

  private Optional<World> world() throws InputException {
    List<World> worlds = new ArrayList<>();
    for (World world : Worlds.all()) {
      if (world.puzzles(Variant.standard(world)).isPresent()) {
        worlds.add(world);
      }
    }
    int game = menu.choose("menu.game", worlds.stream().map(World::id).toList());
    return game < 0 ? Optional.empty() : Optional.of(worlds.get(game));
  }

  /** Asks for a board of a file or, without one, for a built-in board or a file. */
  private Optional<List<String>> problem(World world, Puzzles<?> puzzles, Optional<Path> file)
      throws InputException {
    List<String> names = names(puzzles, file);
    List<String> others =
        file.isEmpty() ? List.of(terminal.text("menu.ownFile")) : List.<String>of();
    while (true) {
      int board = menu.choose("menu.board", names, others, "menu.back");
      if (board < 0) {
        return Optional.empty();
      } else if (board == names.size()) {
        Optional<Path> own = file(puzzles);
        Optional<List<String>> line =
            own.isPresent() ? problem(world, puzzles, own) : Optional.empty();
        if (line.isPresent()) {
          return line;
        }
        continue;
      }
      List<String> line = new ArrayList<>(List.of("solve", world.id()));
      file.ifPresent(path -> line.addAll(List.of("--problems", path.toString())));
      line.addAll(List.of("--problem", names.get(board)));
      if (algorithm(puzzles, line)) {
        line.addAll(List.of("--output", SOLUTION));
        return Optional.of(line);
      }
    }
  }

  private static List<String> names(Puzzles<?> puzzles, Optional<Path> file) throws InputException {
    List<String> names = new ArrayList<>();
    try {
      List<? extends Problem<?>> problems =
          file.isEmpty()
              ? puzzles.problems()
              : puzzles.problems(WorldOptions.text(file.orElseThrow()));
      for (Problem<?> problem : problems) {
        if (problem.fault().isEmpty()) {
          names.add(problem.id());
        }
      }
    } catch (InputException e) {
      throw file.isEmpty() ? e : e.of(file.orElseThrow().toString());
    }
    return names;
  }

  /** Asks for a problem file until it can be read; empty for back. */
  private Optional<Path> file(Puzzles<?> puzzles) {
    while (true) {
      Optional<String> name = menu.line("menu.file");
      if (name.isEmpty() || name.get().equals("0")) {
        return Optional.empty();
      }
      try {
        Path file = Path.of(name.get());
        names(puzzles, Optional.of(file));
        return Optional.of(file);
      } catch (InputException e) {
        terminal.out().println(e.in(terminal.locale()));
      } catch (InvalidPathException e) {
        terminal.out().println(terminal.text("menu.noFile"));
      }
    }
  }

  private boolean algorithm(Puzzles<?> puzzles, List<String> line) {
    List<String> names = new ArrayList<>();
    own(puzzles, false, names);
    names.addAll(Algorithm.ids(puzzles));
    own(puzzles, true, names);
    while (true) {
      int choice = menu.choose("menu.algorithm", names);
      if (choice < 0) {
        return false;
      }
      List<String> more = new ArrayList<>(List.of("--algorithm", names.get(choice)));
      Optional<Algorithm> general = Algorithm.named(names.get(choice));
      boolean complete = general.isEmpty() || details(puzzles, general.get(), more);
      if (complete) {
        line.addAll(more);
        return true;
      }
    }
  }

  private static void own(Puzzles<?> puzzles, boolean isCourseProgram, List<String> names) {
    for (Solver<?> own : puzzles.solvers()) {
      if (own.isCourseProgram() == isCourseProgram) {
        names.add(own.name());
      }
    }
  }

  private boolean details(Puzzles<?> puzzles, Algorithm algorithm, List<String> line) {
    if (algorithm == Algorithm.DLS) {
      int depth = menu.number("menu.depth", 1000);
      line.addAll(List.of("--depth", String.valueOf(depth)));
      return depth > 0;
    }
    List<String> heuristics = new ArrayList<>();
    List<String> items = new ArrayList<>();
    for (Heuristic<?> heuristic : puzzles.heuristics()) {
      heuristics.add(heuristic.name());
      items.add(withOthers(puzzles, heuristic.name()));
    }
    if (!algorithm.isInformed() || heuristics.isEmpty()) {
      return true;
    }
    int choice = menu.choose("menu.heuristic", items);
    if (choice >= 0) {
      line.addAll(List.of("--heuristic", heuristics.get(choice)));
    }
    return choice >= 0;
  }

  /** A heuristic with its other names, which students know from the manuals. */
  private static String withOthers(Puzzles<?> puzzles, String name) {
    List<String> others = new ArrayList<>();
    puzzles
        .aliases()
        .forEach(
            (alias, canonical) -> {
              if (canonical.equals(name)) {
                others.add(alias);
              }
            });
    others.sort(null);
    return others.isEmpty() ? name : name + " (" + String.join(", ", others) + ")";
  }
}
