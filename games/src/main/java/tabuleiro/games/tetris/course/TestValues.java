package tabuleiro.games.tetris.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.Words;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

/**
 * The named boards and states of a test. The course changes them in place; here the name gets the
 * new value, since values are immutable.
 */
final class TestValues {
  private final Map<String, TetrisBoard> boards = new HashMap<>();
  private final Map<String, Tetris> states = new HashMap<>();

  /** Runs a step that gives a name a value. */
  void change(TestStep step) {
    String name = step.text(step.has("as") ? "as" : "board");
    switch (step.text("op")) {
      case "new-board" -> boards.put(name, TetrisBoard.EMPTY);
      case "fill" -> boards.put(name, filled(step));
      case "remove-row" -> boards.put(name, board(name).removeRow(step.number("row")));
      case "new-state" -> states.put(name, state(step.value("state")));
      case "copy-state" -> {
        Tetris of = state(step.value("of"));
        states.put(
            name, Tetris.of(of.season(), of.board(), of.toPlace(), of.points(), of.placed()));
      }
      case "result" ->
          states.put(name, state(step.value("state")).play(TestStep.move(step.value("action"))));
      default -> throw new IllegalArgumentException(step.text("op"));
    }
  }

  private TetrisBoard filled(TestStep step) {
    TetrisBoard board = board(step.text("board"));
    for (int row : step.numbers("rows")) {
      for (int column : step.numbers("cols")) {
        board = board.fill(row, column);
      }
    }
    return board;
  }

  /** The answer to a step that asks about a board or a state. */
  String answer(TestStep step) {
    return step.has("state") ? stateAnswer(step) : otherAnswer(step);
  }

  private String stateAnswer(TestStep step) {
    Tetris state = state(step.value("state"));
    return switch (step.text("op")) {
      case "final?" -> String.valueOf(state.isFinal());
      case "solution?" -> String.valueOf(state.isSolved());
      case "points" -> String.valueOf(state.points());
      case "opportunity-cost" -> String.valueOf(state.opportunityCost());
      case "to-place" -> TestStep.written(symbols(state.toPlace()));
      case "placed" -> TestStep.written(symbols(state.placed()));
      case "actions" -> actions(state);
      default -> throw new IllegalArgumentException(step.text("op"));
    };
  }

  private String otherAnswer(TestStep step) {
    return switch (step.text("op")) {
      case "filled?" ->
          String.valueOf(
              board(step.text("board")).isFilled(step.number("row"), step.number("col")));
      case "row-complete?" ->
          String.valueOf(board(step.text("board")).isRowComplete(step.number("row")));
      case "top-occupied?" -> String.valueOf(board(step.text("board")).isTopFilled());
      case "column-height" ->
          String.valueOf(board(step.text("board")).columnHeight(step.number("col")));
      case "boards-equal?" -> String.valueOf(board(step.text("a")).equals(board(step.text("b"))));
      case "states-equal?" -> String.valueOf(state(step.value("a")).equals(state(step.value("b"))));
      case "same-object?" -> String.valueOf(part(step.text("a")) == part(step.text("b")));
      case "round-trip-equal?" -> String.valueOf(roundTrip(board(step.text("board"))));
      case "board-rows" -> TestStep.written(rows(board(step.text("board"))));
      case "board-dimensions" -> {
        boolean[][] array = board(step.text("board")).toArray();
        yield TestStep.written(List.of(array.length, array[0].length));
      }
      default -> throw new IllegalArgumentException(step.text("op"));
    };
  }

  private static boolean roundTrip(TetrisBoard board) {
    boolean[][] array = board.toArray();
    TetrisBoard again = TetrisBoard.of(array);
    array[3][4] = !array[3][4];
    return again.equals(board) && board.toArray()[3][4] != array[3][4];
  }

  private static String actions(Tetris state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return written(IntStream.of(moves.toArray()).boxed().toList());
  }

  /** A list of moves as the tests write actions. */
  static String written(List<Integer> moves) {
    return TestStep.written(
        moves.stream()
            .map(TetrisMove::of)
            .map(move -> List.of(move.column(), move.rotation().symbol()))
            .toList());
  }

  private static List<String> rows(TetrisBoard board) {
    List<String> rows = new ArrayList<>();
    for (boolean[] row : board.toArray()) {
      StringBuilder cells = new StringBuilder();
      for (boolean cell : row) {
        cells.append(cell ? '1' : '0');
      }
      rows.add(cells.toString());
    }
    return rows;
  }

  /** The state of a name, or one described by its parts. */
  private Tetris state(@Nullable Object value) {
    if (value instanceof String name) {
      return Objects.requireNonNull(states.get(name), name);
    }
    TestStep parts = TestStep.of(value);
    return Tetris.of(
        TetrisSeason.REGULAR,
        board(parts.text("board")),
        parts.pieces("to_place"),
        parts.number("points"),
        parts.pieces("placed"));
  }

  TetrisBoard board(String name) {
    return name.equals("empty") ? TetrisBoard.EMPTY : (TetrisBoard) part(name);
  }

  /** A board, a state, or a part of a state: {@code s1.board}. */
  private Object part(String name) {
    List<String> words = Words.split(name, '.');
    Tetris state = states.get(words.get(0));
    if (state == null) {
      return Objects.requireNonNull(boards.get(name), name);
    } else if (words.size() == 1) {
      return state;
    }
    return switch (words.get(1)) {
      case "board" -> state.board();
      case "to_place" -> state.toPlace();
      default -> state.placed();
    };
  }

  private static List<String> symbols(List<TetrisPiece> pieces) {
    return pieces.stream().map(TetrisPiece::symbol).toList();
  }
}
