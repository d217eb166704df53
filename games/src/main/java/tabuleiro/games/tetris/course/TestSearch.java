package tabuleiro.games.tetris.course;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;

/** Runs the searches of a test. */
record TestSearch(TestValues values, CourseTest.Searches searches, Solver<Tetris> best) {
  private static final List<String> TREE = List.of("left", "right");
  private static final List<String> GRID = List.of("up", "down", "left", "right");

  /** The time that the course gives <em>procura-best</em>. */
  private static final Duration LIMIT = Duration.ofSeconds(20);

  /** The actions of the solution as the tests write them; NIL if there is none. */
  String actions(TestStep step) {
    return switch (step.text("op")) {
      case "procura-pp-generic" -> names(searches.depthFirst(new TreeWalk(1)), TREE);
      case "procura-A*-generic" ->
          names(
              searches.bestFirst(new GridWalk(0, 0, 0), GridWalk::steps, GridWalk::distance), GRID);
      default -> moves(solved(step)).map(TestValues::written).orElse("NIL");
    };
  }

  private static String names(Outcome outcome, List<String> names) {
    return moves(outcome)
        .map(moves -> TestStep.written(moves.stream().map(names::get).toList()))
        .orElse("NIL");
  }

  /** The points of the solution; -1 if there is none. */
  int points(TestStep step) {
    Tetris state = start(step);
    Optional<List<Integer>> moves = moves(solved(step));
    for (int move : moves.orElse(List.of())) {
      state = state.play(move);
    }
    return moves.isPresent() ? state.points() : -1;
  }

  private Outcome solved(TestStep step) {
    Tetris start = start(step);
    return switch (step.text("op")) {
      case "procura-pp" -> searches.depthFirst(start);
      case "procura-A*" ->
          step.text("path_cost").equals("qualidade")
              ? searches.bestFirst(start, state -> -(double) state.points(), state -> 0)
              : searches.bestFirst(start, Tetris::opportunityCost, state -> 0);
      default -> best.solve(start, new Budget(Limits.NONE.withTime(LIMIT)));
    };
  }

  private Tetris start(TestStep step) {
    TetrisBoard board = TetrisBoard.EMPTY;
    if (step.has("board")) {
      board = values.board(step.text("board"));
    }
    List<?> rows = step.list("rows");
    for (int row = 0; row < rows.size(); row++) {
      String cells = String.valueOf(rows.get(row));
      for (int column = 0; column < cells.length(); column++) {
        board = cells.charAt(column) == '1' ? board.fill(row, column) : board;
      }
    }
    return Tetris.of(board, step.pieces("pieces"));
  }

  private static Optional<List<Integer>> moves(Outcome outcome) {
    if (outcome instanceof Outcome.Solved solved) {
      return Optional.of(solved.path().moves());
    }
    return outcome instanceof Outcome.OutOfBudget stopped
        ? stopped.best().map(Outcome.Path::moves)
        : Optional.empty();
  }
}
