package tabuleiro.lab.ugi.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.ugi.UgiSolution;
import tabuleiro.lab.ugi.WireMove;

/** A puzzle that a server was given, and the lines that answer for it. */
public final class ServedPuzzle<S extends Puzzle> {
  private final Puzzles<S> puzzles;
  private S puzzle;

  /** The first problem of a world. */
  public ServedPuzzle(Puzzles<S> puzzles) throws InputException {
    this.puzzles = puzzles;
    this.puzzle = puzzles.problems().get(0).start();
  }

  /** Sets up a puzzle; {@code start} is the first problem. */
  public void position(String text) throws InputException {
    puzzle = PositionText.parse(text).state(puzzles.notation(), puzzles.problems().get(0).start());
  }

  /**
   * The line {@code solution} or {@code nosolution}.
   *
   * @param lines receives the reason if a limit ended the search
   */
  public String solve(Solver<S> solver, Limits limits, Consumer<String> lines, Locale locale) {
    Outcome outcome = solver.solve(puzzle, new Budget(limits));
    if (outcome instanceof Outcome.Solved solved) {
      return line(solved.path(), outcome);
    } else if (outcome instanceof Outcome.OutOfBudget stopped) {
      Message reason = Message.of("tabuleiro.lab.ugi.messages", "server.limit", stopped.bound());
      lines.accept("info string " + Words.spaced(reason.in(locale)));
      return stopped.best().map(path -> line(path, outcome)).orElse(UgiSolution.NONE.line());
    }
    return UgiSolution.NONE.line();
  }

  private String line(Outcome.Path path, Outcome outcome) {
    List<String> moves = new ArrayList<>();
    S at = puzzle;
    for (int move : path.moves()) {
      moves.add(WireMove.of(puzzles.notation().write(at, move)));
      at = State.next(at, move);
    }
    return new UgiSolution(
            Optional.of(moves),
            OptionalLong.of(path.cost()),
            OptionalLong.of(outcome.counts().generated()),
            OptionalLong.of(outcome.counts().expanded()))
        .line();
  }
}
