package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import tabuleiro.core.MoveList;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.TetrisSeason;

/**
 * Runs the steps of one public test of the course. The course changes named boards and states in
 * place; here the name gets the new value, since values are immutable.
 */
final class CourseScript {
  private final Map<String, TetrisBoard> boards = new HashMap<>();
  private final Map<String, Tetris> states = new HashMap<>();

  void run(JsonNode test) {
    for (JsonNode step : test.get("steps")) {
      String at = test.get("id").asText() + " " + step;
      step(step, step.path("op").asText(), step.path("expect"), at);
    }
  }

  private void step(JsonNode step, String op, JsonNode expected, String at) {
    switch (op) {
      case "new-board", "fill", "remove-row", "new-state", "copy-state", "result" ->
          change(step, op);
      case "procura-pp" -> checkPath(CourseSearch.depthFirst(start(step)), expected, at);
      case "procura-A*" -> {
        assertThat(step.get("heuristic").asText()).isEqualTo("zero");
        boolean byPoints = step.get("path_cost").asText().equals("qualidade");
        checkPath(
            CourseSearch.aStar(start(step), s -> byPoints ? -s.points() : s.opportunityCost()),
            expected,
            at);
      }
      default -> {
        if (expected.isBoolean()) {
          assertThat(holds(step, op)).as(at).isEqualTo(expected.asBoolean());
        } else if (expected.isInt()) {
          assertThat(number(step, op)).as(at).isEqualTo(expected.asInt());
        } else {
          assertThat(list(step, op)).as(at).isEqualTo(strings(expected));
        }
      }
    }
  }

  private void change(JsonNode step, String op) {
    switch (op) {
      case "new-board" -> boards.put(step.get("as").asText(), TetrisBoard.EMPTY);
      case "fill" -> {
        TetrisBoard board = board(step.get("board"));
        for (JsonNode row : step.get("rows")) {
          for (JsonNode column : step.get("cols")) {
            board = board.fill(row.asInt(), column.asInt());
          }
        }
        boards.put(step.get("board").asText(), board);
      }
      case "remove-row" ->
          boards.put(
              step.get("board").asText(),
              board(step.get("board")).removeRow(step.get("row").asInt()));
      case "new-state" -> states.put(step.get("as").asText(), state(step.get("state")));
      case "copy-state" -> {
        Tetris of = state(step.get("of"));
        Tetris copy = Tetris.of(of.season(), of.board(), of.toPlace(), of.points(), of.placed());
        states.put(step.get("as").asText(), copy);
      }
      default -> {
        JsonNode action = step.get("action");
        Tetris before = state(step.get("state"));
        String written = before.toString();
        states.put(step.get("as").asText(), before.play(move(action)));
        assertThat(before.toString()).isEqualTo(written);
      }
    }
  }

  private boolean holds(JsonNode step, String op) {
    return switch (op) {
      case "filled?" ->
          board(step.get("board")).isFilled(step.get("row").asInt(), step.get("col").asInt());
      case "row-complete?" -> board(step.get("board")).isRowComplete(step.get("row").asInt());
      case "top-occupied?" -> board(step.get("board")).isTopFilled();
      case "boards-equal?" -> board(step.get("a")).equals(board(step.get("b")));
      case "states-equal?" -> {
        Tetris a = state(step.get("a"));
        Tetris b = state(step.get("b"));
        assertThat(a.key() == b.key()).isEqualTo(a.equals(b));
        yield a.equals(b);
      }
      case "same-object?" -> part(step.get("a").asText()) == part(step.get("b").asText());
      case "final?" -> state(step.get("state")).isFinal();
      case "solution?" -> state(step.get("state")).isSolved();
      case "round-trip-equal?" -> roundTrip(board(step.get("board")));
      default -> throw new IllegalArgumentException(op);
    };
  }

  private static boolean roundTrip(TetrisBoard board) {
    boolean[][] array = board.toArray();
    TetrisBoard again = TetrisBoard.of(array);
    array[3][4] = !array[3][4];
    return again.equals(board) && board.toArray()[3][4] != array[3][4];
  }

  private int number(JsonNode step, String op) {
    return switch (op) {
      case "column-height" -> board(step.get("board")).columnHeight(step.get("col").asInt());
      case "points" -> state(step.get("state")).points();
      case "opportunity-cost" -> state(step.get("state")).opportunityCost();
      default -> throw new IllegalArgumentException(op);
    };
  }

  private List<String> list(JsonNode step, String op) {
    return switch (op) {
      case "to-place" -> symbols(state(step.get("state")).toPlace());
      case "placed" -> symbols(state(step.get("state")).placed());
      case "actions" -> actions(state(step.get("state")));
      case "board-rows" -> rows(board(step.get("board")));
      case "board-dimensions" -> {
        boolean[][] array = board(step.get("board")).toArray();
        yield List.of(String.valueOf(array.length), String.valueOf(array[0].length));
      }
      default -> throw new IllegalArgumentException(op);
    };
  }

  private static List<String> actions(Tetris state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return IntStream.of(moves.toArray()).mapToObj(CourseScript::action).toList();
  }

  private static String action(int move) {
    return "[" + move % 10 + ",\"" + TetrisMove.of(move).rotation().symbol() + "\"]";
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

  private static void checkPath(List<Integer> path, JsonNode expected, String at) {
    List<String> found = path.stream().map(CourseScript::action).toList();
    assertThat(found).as(at).isEqualTo(expected.isNull() ? List.of() : strings(expected));
  }

  /** The items of an array, each as written in the file. */
  private static List<String> strings(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(item -> item.isTextual() ? item.asText() : item.toString())
        .toList();
  }

  private static int move(JsonNode action) {
    TetrisRotation rotation =
        TetrisRotation.valueOf(action.get(1).asText().toUpperCase(Locale.ROOT));
    return new TetrisMove(action.get(0).asInt(), rotation).number();
  }

  private Tetris start(JsonNode step) {
    return Tetris.of(board(step.get("board")), pieces(step.get("pieces")));
  }

  private Tetris state(JsonNode node) {
    if (node.isTextual()) {
      return known(states, node.asText());
    }
    return Tetris.of(
        TetrisSeason.REGULAR,
        board(node.get("board")),
        pieces(node.get("to_place")),
        node.get("points").asInt(),
        pieces(node.get("placed")));
  }

  private TetrisBoard board(JsonNode name) {
    return name.asText().equals("empty") ? TetrisBoard.EMPTY : (TetrisBoard) part(name.asText());
  }

  private Object part(String name) {
    String[] words = name.split("\\.");
    if (words.length == 1) {
      return states.containsKey(name) ? known(states, name) : known(boards, name);
    }
    Tetris state = known(states, words[0]);
    return switch (words[1]) {
      case "board" -> state.board();
      case "to_place" -> state.toPlace();
      default -> state.placed();
    };
  }

  private static <T> T known(Map<String, T> map, String name) {
    T value = map.get(name);
    if (value == null) {
      throw new IllegalArgumentException(name);
    }
    return value;
  }

  private static List<TetrisPiece> pieces(JsonNode names) {
    return strings(names).stream().map(n -> TetrisPiece.named(n).orElseThrow()).toList();
  }

  private static List<String> symbols(List<TetrisPiece> pieces) {
    return pieces.stream().map(TetrisPiece::symbol).toList();
  }
}
