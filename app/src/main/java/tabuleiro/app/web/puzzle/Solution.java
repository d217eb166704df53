package tabuleiro.app.web.puzzle;

import java.util.List;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.study.SolveStatus;

/**
 * The best solution that the recommended solver found for a puzzle.
 *
 * @param status whether there is a solution
 * @param isProved whether no solution is better, or it is proved that there is none
 * @param moves the moves as texts; none if no solution was found
 * @param points the points at the end
 */
record Solution(SolveStatus status, boolean isProved, List<String> moves, int points) {

  Solution {
    moves = List.copyOf(moves);
  }

  static <S extends Puzzle> Solution of(Puzzles<S> puzzles, S start, Limits limits)
      throws InputException {
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    String recommended = SolverFactory.RECOMMENDED;
    Outcome outcome =
        solvers
            .solver(recommended, solvers.heuristic(""), solvers.options(recommended))
            .solve(start, new Budget(limits));
    Answer<S> answer = Answer.of("", "", puzzles.notation(), start, outcome);
    boolean isProved = answer.isOptimal() || answer.status() == SolveStatus.UNSOLVABLE;
    return new Solution(answer.status(), isProved, answer.moves(), answer.end().points());
  }

  /** Whether it is proved that a solution takes a number of moves and no better one exists. */
  boolean takesAtLeast(int least) {
    return status == SolveStatus.SOLVED && isProved && moves.size() >= least;
  }
}
