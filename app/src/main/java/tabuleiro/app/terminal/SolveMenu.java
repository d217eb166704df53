package tabuleiro.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The menus of the course programs: game, board, algorithm, depth, heuristic. What is chosen
 * becomes a command line, which is shown before it is run, so that the menu teaches the command.
 */
final class SolveMenu {
  private final Terminal terminal;
  private final BufferedReader keyboard;

  SolveMenu(Terminal terminal, BufferedReader keyboard) {
    this.terminal = terminal;
    this.keyboard = keyboard;
  }

  /** The arguments chosen; none if the user left. */
  Optional<List<String>> arguments() throws NotationException {
    while (true) {
      List<World> worlds = new ArrayList<>();
      for (World world : Worlds.all()) {
        if (world.puzzles(Variant.standard(world)).isPresent()) {
          worlds.add(world);
        }
      }
      int game = choose("menu.game", worlds.stream().map(World::id).toList());
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
      int board = choose("menu.board", names);
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
    for (Solver<?> own : puzzles.solvers()) {
      names.add(own.name());
    }
    names.addAll(Algorithm.ids(puzzles));
    while (true) {
      int choice = choose("menu.algorithm", names);
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

  private boolean details(Puzzles<?> puzzles, Algorithm algorithm, List<String> line) {
    if (algorithm == Algorithm.DLS) {
      int depth = number("menu.depth", 1000);
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
    int choice = choose("menu.heuristic", heuristics);
    if (choice >= 0) {
      line.addAll(List.of("--heuristic", heuristics.get(choice)));
    }
    return choice >= 0;
  }

  /** The index of what is chosen; -1 for back. */
  private int choose(String title, List<String> items) {
    terminal.out().println("|-------------------------|");
    terminal.out().printf("|  %-23s|%n", terminal.text(title));
    for (int i = 0; i < items.size(); i++) {
      terminal.out().printf("|  %4d - %-16s|%n", i + 1, items.get(i));
    }
    terminal.out().printf("|  %4d - %-16s|%n", 0, terminal.text("menu.back"));
    terminal.out().println("|-------------------------|");
    return number("menu.number", items.size()) - 1;
  }

  /** A number from 0 to a limit; the end of the input is 0. */
  private int number(String question, int most) {
    while (true) {
      terminal.out().print(terminal.text(question) + " ");
      terminal.out().flush();
      try {
        String line = keyboard.readLine();
        if (line == null) {
          return 0;
        } else if (line.strip().matches("\\d{1,6}") && Integer.parseInt(line.strip()) <= most) {
          return Integer.parseInt(line.strip());
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      terminal.out().println(terminal.text("menu.wrong", most));
    }
  }
}
