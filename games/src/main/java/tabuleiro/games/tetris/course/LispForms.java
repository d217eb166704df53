package tabuleiro.games.tetris.course;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.course.LispStep;
import tabuleiro.core.text.Words;

/**
 * The steps of the public tests as Lisp forms, with the names of the course's statement. A board
 * {@code b1} of the tests is the variable {@code tab1}, a state {@code s1} is {@code estado1}.
 */
final class LispForms {
  private static final String ARRAY = "matriz";
  private static final String AT_LEAST = "expect_points_at_least";

  /** The problem of test 16, which has nothing to do with Tetris. */
  private static final String TREE =
      """
      (make-problema :estado-inicial 1
        :solucao #'(lambda (e) (= e 13))
        :accoes #'(lambda (e) (if (<= e 15) (list 'left 'right) nil))
        :resultado #'(lambda (e a) (if (eq a 'left) (* 2 e) (1+ (* 2 e))))
        :custo-caminho #'(lambda (e) (declare (ignore e)) 0))""";

  /** The problem of test 23: a walk to x = 2, y = 3; a state is (x y steps). */
  private static final String GRID =
      """
      (make-problema :estado-inicial (list 0 0 0)
        :solucao #'(lambda (e) (and (= (first e) 2) (= (second e) 3)))
        :accoes #'(lambda (e) (declare (ignore e)) (list 'up 'down 'left 'right))
        :resultado #'(lambda (e a)
          (list (+ (first e) (case a (left -1) (right 1) (otherwise 0)))
                (+ (second e) (case a (up 1) (down -1) (otherwise 0)))
                (1+ (third e))))
        :custo-caminho #'third)""";

  private static final String GRID_DISTANCE =
      "#'(lambda (e) (+ (abs (- 2 (first e))) (abs (- 3 (second e)))))";
  private static final String ZERO = "#'(lambda (e) (declare (ignore e)) 0)";

  private LispForms() {}

  /** The steps in Lisp; a board given as rows becomes a variable first. */
  static Stream<LispStep> steps(TestStep step) {
    return step.has("rows") && step.text("op").equals("procura-best")
        ? Stream.of(LispStep.effect(call("setf", ARRAY, array(step))), step(step))
        : Stream.of(step(step));
  }

  private static LispStep step(TestStep step) {
    if (step.has(AT_LEAST)) {
      return new LispStep(pointsForm(step), "teste-qualquer", step.text(AT_LEAST), true);
    } else if (step.has("expect")) {
      return new LispStep(form(step), printer(step), expected(step.value("expect")), false);
    }
    return LispStep.effect(form(step));
  }

  private static String printer(TestStep step) {
    return switch (step.text("op")) {
      case "to-place", "placed", "procura-pp-generic", "procura-A*-generic" -> "teste-nomes";
      case "actions", "procura-pp", "procura-A*", "procura-best" -> "teste-accoes";
      case "board-rows" -> "teste-matriz";
      default -> step.value("expect") instanceof Boolean ? "teste-logico" : "teste-qualquer";
    };
  }

  private static String expected(@Nullable Object value) {
    if (value instanceof Boolean bool) {
      return bool ? "T" : "NIL";
    }
    return value instanceof List<?> list && list.isEmpty() ? "NIL" : TestStep.written(value);
  }

  private static String form(TestStep step) {
    if (step.text("op").startsWith("procura-")) {
      return search(step);
    }
    return step.has("state") || step.has("of") ? stateForm(step) : boardForm(step);
  }

  private static String boardForm(TestStep step) {
    String board = step.has("board") ? place(step.text("board")) : "";
    String row = step.text("row");
    String column = step.text("col");
    return switch (step.text("op")) {
      case "new-board" -> call("setf", place(step.text("as")), "(cria-tabuleiro)");
      case "fill" -> fill(step, board);
      case "remove-row" -> call("tabuleiro-remove-linha!", board, row);
      case "filled?" -> call("tabuleiro-preenchido-p", board, row, column);
      case "row-complete?" -> call("tabuleiro-linha-completa-p", board, row);
      case "column-height" -> call("tabuleiro-altura-coluna", board, column);
      case "top-occupied?" -> call("tabuleiro-topo-preenchido-p", board);
      case "board-rows" -> call("tabuleiro->array", board);
      case "board-dimensions" -> call("array-dimensions", call("tabuleiro->array", board));
      case "round-trip-equal?" -> call("teste-ida-e-volta", board);
      case "same-object?" -> call("eq", place(step.text("a")), place(step.text("b")));
      case "boards-equal?" ->
          call("tabuleiros-iguais-p", place(step.text("a")), place(step.text("b")));
      case "states-equal?" ->
          call("estados-iguais-p", state(step.value("a")), state(step.value("b")));
      default -> throw new IllegalArgumentException(step.text("op"));
    };
  }

  private static String stateForm(TestStep step) {
    String state = state(step.value(step.has("of") ? "of" : "state"));
    return switch (step.text("op")) {
      case "new-state" -> call("setf", place(step.text("as")), state);
      case "copy-state" -> call("setf", place(step.text("as")), call("copia-estado", state));
      case "result" -> call("setf", place(step.text("as")), call("resultado", state, action(step)));
      case "points" -> call("estado-pontos", state);
      case "to-place" -> call("estado-pecas-por-colocar", state);
      case "placed" -> call("estado-pecas-colocadas", state);
      case "final?" -> call("estado-final-p", state);
      case "solution?" -> call("solucao", state);
      case "actions" -> call("accoes", state);
      case "opportunity-cost" -> call("custo-oportunidade", state);
      default -> throw new IllegalArgumentException(step.text("op"));
    };
  }

  private static String search(TestStep step) {
    return switch (step.text("op")) {
      case "procura-pp-generic" -> call("procura-pp", TREE);
      case "procura-A*-generic" -> call("procura-A*", GRID, GRID_DISTANCE);
      case "procura-pp" -> call("procura-pp", problem(step, ZERO));
      case "procura-A*" -> call("procura-A*", problem(step, "#'" + step.text("path_cost")), ZERO);
      default -> call("procura-best", ARRAY, quoted(step, "pieces"));
    };
  }

  private static String problem(TestStep step, String pathCost) {
    return "(make-problema :estado-inicial "
        + state("0", quoted(step, "pieces"), "nil", place(step.text("board")))
        + " :solucao #'solucao :accoes #'accoes :resultado #'resultado :custo-caminho "
        + pathCost
        + ")";
  }

  /** The points that the actions of procura-best win. */
  private static String pointsForm(TestStep step) {
    String pieces = quoted(step, "pieces");
    String start = state("0", pieces, "nil", call("array->tabuleiro", ARRAY));
    return call("executa-jogadas", start, search(step));
  }

  private static String fill(TestStep step, String board) {
    return "(dolist (linha '("
        + numbers(step, "rows")
        + ")) (dolist (coluna '("
        + numbers(step, "cols")
        + ")) (tabuleiro-preenche! "
        + board
        + " linha coluna)))";
  }

  private static String numbers(TestStep step, String field) {
    return String.join(" ", step.numbers(field).stream().map(String::valueOf).toList());
  }

  private static String action(TestStep step) {
    List<?> action = step.list("action");
    return call("cria-accao", String.valueOf(action.get(0)), "peca-" + action.get(1));
  }

  /** Rows such as {@code 1101}, the bottom row first, as an array of T and NIL. */
  private static String array(TestStep step) {
    List<String> rows =
        step.list("rows").stream()
            .map(row -> String.valueOf(row).replace("1", " t").replace("0", " nil").strip())
            .map(cells -> "(" + cells + ")")
            .toList();
    return "(make-array '(18 10) :initial-contents '(" + String.join(" ", rows) + "))";
  }

  /** The state of a name, or one described by its parts. */
  private static String state(@Nullable Object value) {
    if (value instanceof String name) {
      return place(name);
    }
    TestStep parts = TestStep.of(value);
    return state(
        parts.text("points"),
        quoted(parts, "to_place"),
        quoted(parts, "placed"),
        place(parts.text("board")));
  }

  private static String state(String points, String toPlace, String placed, String board) {
    return "(make-estado :pontos "
        + points
        + " :pecas-por-colocar "
        + toPlace
        + " :pecas-colocadas "
        + placed
        + " :tabuleiro "
        + board
        + ")";
  }

  private static String quoted(TestStep step, String field) {
    List<String> names = step.list(field).stream().map(String::valueOf).toList();
    return names.isEmpty() ? "nil" : "'(" + String.join(" ", names) + ")";
  }

  /** The Lisp of a name of the tests, such as {@code s1.board}. */
  private static String place(String name) {
    if (name.equals("empty")) {
      return "(cria-tabuleiro)";
    }
    List<String> words = Words.split(name, '.');
    String first = words.get(0);
    String variable = (first.startsWith("b") ? "tab" : "estado") + first.substring(1);
    if (words.size() == 1) {
      return variable;
    }
    return switch (words.get(1)) {
      case "board" -> call("estado-tabuleiro", variable);
      case "to_place" -> call("estado-pecas-por-colocar", variable);
      default -> call("estado-pecas-colocadas", variable);
    };
  }

  private static String call(String function, String... arguments) {
    return "(" + function + " " + String.join(" ", arguments) + ")";
  }
}
