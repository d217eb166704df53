package tabuleiro.app.bot;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.server.ServedPuzzle;

/** The recommended solver for the puzzles of a {@link WorldHost}. */
final class HostedPuzzle<S extends Puzzle> {
  private final ServedPuzzle<S> served;
  private final Solver<S> solver;
  private final Locale locale;
  private @Nullable InputException fault;

  HostedPuzzle(Puzzles<S> puzzles, Locale locale) throws InputException {
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    this.served = new ServedPuzzle<>(puzzles);
    this.solver = solvers.solver("", solvers.heuristic(""), solvers.options(""));
    this.locale = locale;
  }

  /** Sets up a puzzle; returns why it is not one of this world. */
  Optional<InputException> position(String text) {
    try {
      fault = null;
      served.position(text);
    } catch (InputException e) {
      fault = e;
    }
    return Optional.ofNullable(fault);
  }

  String solve(UgiGo go, Consumer<String> lines) throws InputException {
    if (fault != null) {
      throw fault;
    }
    // Half of the heap, so that a search does not run out of memory.
    Limits limits = go.limits().withBytes(Runtime.getRuntime().maxMemory() / 2);
    return served.solve(solver, limits, lines, locale);
  }
}
