package tabuleiro.games.tetris.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;

/** An object of the document of tests, with its fields. */
record TestStep(Map<?, ?> fields) {

  boolean has(String field) {
    return fields.containsKey(field);
  }

  @Nullable Object value(String field) {
    return fields.get(field);
  }

  String text(String field) {
    return String.valueOf(fields.get(field));
  }

  int number(String field) {
    return fields.get(field) instanceof Number number ? number.intValue() : 0;
  }

  List<?> list(String field) {
    return fields.get(field) instanceof List<?> list ? list : List.of();
  }

  /** The objects of a list. */
  List<TestStep> steps(String field) {
    return list(field).stream().map(TestStep::of).toList();
  }

  static TestStep of(@Nullable Object value) {
    return new TestStep(value instanceof Map<?, ?> map ? map : Map.of());
  }

  List<Integer> numbers(String field) {
    List<Integer> numbers = new ArrayList<>();
    for (Object each : list(field)) {
      if (each instanceof Number number) {
        numbers.add(number.intValue());
      }
    }
    return numbers;
  }

  List<TetrisPiece> pieces(String field) {
    return list(field).stream()
        .map(name -> TetrisPiece.named(String.valueOf(name)).orElseThrow())
        .toList();
  }

  /** An action {@code [column, rotation]} as a move. */
  static int move(@Nullable Object action) {
    List<?> parts = action instanceof List<?> list ? list : List.of();
    for (TetrisRotation rotation : TetrisRotation.values()) {
      if (rotation.symbol().equals(parts.get(1)) && parts.get(0) instanceof Number column) {
        return new TetrisMove(column.intValue(), rotation).number();
      }
    }
    throw new IllegalArgumentException("no action: " + action);
  }

  /** The expected value as text, in the form of the answers. */
  static String written(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return "(" + String.join(" ", list.stream().map(TestStep::written).toList()) + ")";
    }
    return value == null ? "NIL" : value.toString();
  }
}
