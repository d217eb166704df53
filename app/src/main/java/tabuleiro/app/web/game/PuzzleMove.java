package tabuleiro.app.web.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.Recommended;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.study.SolveStatus;

/** The next move of a solution, as a hint or as the move of the computer. */
final class PuzzleMove {
  private static final Duration MOST = Duration.ofSeconds(5);

  private PuzzleMove() {}

  static LiveSearch.Chosen of(LiveGame<?> live, Searches searches) {
    try {
      return of(live, Rendering.puzzles(live.world(), live.variant()), searches);
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  @SuppressWarnings("unchecked") // the states of the game are those of its puzzles
  private static <S extends Puzzle> LiveSearch.Chosen of(
      LiveGame<?> live, Puzzles<S> puzzles, Searches searches) {
    S state = (S) live.state();
    Budget budget = new Budget(Limits.NONE.withTime(MOST).withBytes(searches.resources().bytes()));
    Outcome outcome = solver(puzzles).solve(state, budget);
    Answer<S> answer = Answer.of("", "", puzzles.notation(), state, outcome);
    List<Integer> moves = answer.path().map(Outcome.Path::moves).orElse(List.of());
    if (moves.isEmpty()) {
      if (Thread.currentThread().isInterrupted()) {
        throw RequestException.of(429, "fault.busy"); // it was cut because others wait
      }
      boolean none = answer.status() == SolveStatus.UNSOLVABLE;
      throw RequestException.of(409, none ? "fault.unsolvable" : "fault.nothingFound");
    }
    return new LiveSearch.Chosen(
        moves.get(0),
        new StoredGame.Thought(
            answer.end().points(),
            answer.isOptimal(),
            answer.depth(),
            budget.counts().generated(),
            budget.counts().nanos() / 1_000_000));
  }

  private static <S extends Puzzle> Solver<S> solver(Puzzles<S> puzzles) {
    Optional<Solver<S>> own = puzzles.recommended();
    if (own.isPresent()) {
      return own.get();
    }
    List<Heuristic<S>> heuristics = puzzles.heuristics();
    Heuristic<S> heuristic = heuristics.isEmpty() ? Heuristic.zero() : heuristics.get(0);
    return new Recommended<>(heuristic, Algorithm.ASTAR.options());
  }
}
