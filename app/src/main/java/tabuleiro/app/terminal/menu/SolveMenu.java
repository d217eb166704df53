package tabuleiro.app.terminal.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.solve.Algorithm;
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
 * a command line, which is shown before it runs so that users learn the command.
 */
public final class SolveMenu {
  private final Terminal terminal;
  private final Menu menu;

  public SolveMenu(Terminal terminal) {
    this.terminal = terminal;
    menu = new Menu(terminal);
  }

  /** Returns the chosen arguments, or empty if the user left. */
  public Optional<List<String>> arguments() throws InputException {
    while (true) {
      List<World> worlds = new ArrayList<>();
      for (World world : Worlds.all()) {
        if (world.puzzles(Variant.standard(world)).isPresent()) {
          worlds.add(world);
        }
      }
      int game = menu.choose("menu.game", worlds.stream().map(World::id).toList());
      if (game < 0) {
        return Optional.empty();
      }
      World world = worlds.get(game);
      Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
      Optional<List<String>> rest = problem(world, puzzles);
      if (rest.isPresent()) {
        terminal.out().println("$ tabuleiro " + String.join(" ", rest.get()));
        return rest;
      }
    }
  }

  private Optional<List<String>> problem(World world, Puzzles<?> puzzles) {
    List<String> names = new ArrayList<>();
    for (Problem<?> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        names.add(problem.id());
      }
    }
    while (true) {
      int board = menu.choose("menu.board", names);
      if (board < 0) {
        return Optional.empty();
      }
      List<String> line =
          new ArrayList<>(List.of("solve", world.id(), "--problem", names.get(board)));
      if (algorithm(puzzles, line)) {
        return Optional.of(line);
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
    for (Heuristic<?> heuristic : puzzles.heuristics()) {
      heuristics.add(heuristic.name());
    }
    if (!algorithm.isInformed() || heuristics.isEmpty()) {
      return true;
    }
    int choice = menu.choose("menu.heuristic", heuristics);
    if (choice >= 0) {
      line.addAll(List.of("--heuristic", heuristics.get(choice)));
    }
    return choice >= 0;
  }
}
