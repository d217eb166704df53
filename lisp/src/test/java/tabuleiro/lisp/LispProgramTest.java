package tabuleiro.lisp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

class LispProgramTest {
  private static LispProgram load(String text) throws InputException {
    return load(text, "");
  }

  private static LispProgram load(String text, String prelude) throws InputException {
    SourceFile source = new SourceFile("h.lisp", text, Optional.empty());
    return new LispLanguage().load(source, prelude);
  }

  private static OwnFunction function(LispProgram program, String name) {
    return program.functions().stream()
        .filter(f -> f.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static long onList(OwnFunction function, int... numbers) {
    return function.scaled(
        1000,
        data -> {
          Object[] items = new Object[numbers.length];
          for (int i = 0; i < items.length; i++) {
            items[i] = data.number(numbers[i]);
          }
          return new Object[] {data.list(items)};
        });
  }

  private static String refusal(String text) {
    try {
      load(text);
    } catch (InputException e) {
      return e.problem().in(Locale.ENGLISH);
    }
    throw new AssertionError("accepted: " + text);
  }

  @Test
  void aFunctionWithItsPackageAndHelpersRuns() throws InputException {
    LispProgram program =
        load(
            """
            ;;; a project
            (defpackage :p1 (:use :common-lisp))
            (in-package :p1)
            #| a block (comment |#
            (defun dobro (x) "twice" (* 2 x))
            (defun soma (lista)
              (cond ((null lista) 0)
                    (t (+ (dobro (car lista)) (soma (cdr lista))))))
            """);
    assertThat(program.functions()).extracting(OwnFunction::name).containsExactly("dobro", "soma");
    OwnFunction sum = function(program, "soma");
    assertThat(sum.line()).isEqualTo(6);
    assertThat(sum.parameters()).containsExactly("lista");
    assertThat(onList(sum, 1, 2, 3)).isEqualTo(12_000);
    program.awaitFullSpeed();
    assertThat(onList(sum, 1, 2, 3)).isEqualTo(12_000);
    assertThat(program.isCompiled("soma")).isTrue();
  }

  @Test
  void twoProgramsWithTheSameNamesDoNotDisturbEachOther() throws InputException {
    String text =
        "(defpackage :p1 (:use :cl)) (in-package :p1) (defun h (x) (g x)) (defun g (x) %d)";
    LispProgram one = load(text.formatted(1));
    LispProgram two = load(text.formatted(2));
    assertThat(onList(function(one, "h"))).isEqualTo(1000);
    assertThat(onList(function(two, "h"))).isEqualTo(2000);
  }

  @Test
  void aProgramReplacesThePrelude() throws InputException {
    String prelude = "(defun a () 1) (defun b () (a))";
    assertThat(onList(function(load("(defun h (x) (b))", prelude), "h"))).isEqualTo(1000);
    assertThat(onList(function(load("(defun a () 5) (defun h (x) (b))", prelude), "h")))
        .isEqualTo(5000);
  }

  @Test
  void arraysArePassedRowByRow() throws InputException {
    OwnFunction h =
        function(load("(defun h (a) (+ (* 10 (aref a 1 0)) (array-dimension a 1)))"), "h");
    long value =
        h.scaled(
            1,
            data ->
                new Object[] {
                  data.array(2, 2, data.number(1), data.number(2), data.number(3), data.number(4))
                });
    assertThat(value).isEqualTo(32);
  }

  @Test
  void symbolsAreThoseOfTheProgram() throws InputException {
    OwnFunction h =
        function(
            load(
                "(defpackage :q (:use :cl)) (in-package :q) (defun h (x) (if (eq x 'branca) 1 0))"),
            "h");
    assertThat(h.scaled(1, data -> new Object[] {data.symbol("branca")})).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "(/ 7 2), 3500",
    "(/ -7 3), -2334",
    "3.5, 3500",
    "2.5d0, 2500",
    "1000000000000000000000,9223372036854775807"
  })
  void valuesAreRoundedDown(String value, long expected) throws InputException {
    assertThat(onList(function(load("(defun h (x) " + value + ")"), "h"))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "(loop) | LIMIT | did not return within 2 s",
        "(let ((n 0)) (loop while t do (setf n (mod (1+ n) 7)))) | LIMIT | did not return within 2 s",
        "(labels ((r (y) (+ 1 (r y)))) (r x)) | LIMIT | calls itself without end",
        "(+ 1 (h x)) | LIMIT | calls itself without end",
        "'foo | FAULT | returned FOO instead of a number",
        "(car 3) | FAULT | failed: The value 3 is not of type LIST",
        "(undefined-thing x) | FAULT | UNDEFINED-THING is undefined",
        "(with-open-file (s \"/tmp/never\" :direction :output) 1) | FAULT | called OPEN, which is not allowed",
        "(ext:make-socket \"localhost\" 80) | FAULT | called MAKE-SOCKET, which is not allowed",
        "(ext:quit) | FAULT | called QUIT, which is not allowed",
        "(ignore-errors (delete-file \"/tmp/never\")) | FAULT | is not allowed",
        "(sys:run-program \"ls\" nil) | FAULT | is not allowed",
        "(- ext:double-float-positive-infinity) | FAULT | instead of a finite number",
        "(threads:make-thread (lambda () 1)) | FAULT | called MAKE-THREAD, which is not allowed",
      })
  void aMisbehavingFunctionIsReportedWithFileAndLine(String body, String kind, String expected)
      throws InputException {
    for (boolean isCompiled : List.of(false, true)) {
      LispProgram program = load("\n\n(defun h (x) x " + body + ")");
      if (isCompiled) {
        program.awaitFullSpeed();
      }
      assertThatThrownBy(() -> onList(function(program, "h"), 1))
          .isInstanceOfSatisfying(
              OwnCodeException.class,
              e -> {
                assertThat(e.problem().in(Locale.ENGLISH))
                    .startsWith("h.lisp, line 3: the function h ")
                    .contains(expected);
                assertThat(e.kind().name()).isEqualTo(kind);
              });
    }
    assertThat(onList(function(load("(defun h (x) (car x))"), "h"), 4)).isEqualTo(4000);
  }

  @Test
  void commonLispCannotBeChanged() throws InputException {
    assertThat(refusal("\n(defun car (x) 1)")).startsWith("h.lisp, line 2: “car” belongs to");
    assertThat(refusal("(setf (symbol-function 'cdr) #'identity)")).contains("“cdr” belongs to");
    assertThat(refusal("(defmacro when (x) x)")).contains("“when” belongs to");
    assertThat(onList(function(load("(defun h (x) (car (cdr x)))"), "h"), 1, 2)).isEqualTo(2000);
  }

  @Test
  void textThatIsNoLispIsRefusedWithItsLine() {
    assertThat(refusal("(defun h (x)\n  (car x)")).startsWith("h.lisp, line 1: the list");
    assertThat(refusal("(defun h (x) x))")).startsWith("h.lisp, line 1: unmatched");
    assertThat(refusal("\n\"abc")).startsWith("h.lisp, line 2: the string");
    assertThat(refusal("#| abc")).contains("comment");
    assertThat(refusal("(defun h (x) (foo:bar x))")).startsWith("h.lisp, line 1: ");
    assertThat(refusal("(defun h (x) (java:jstatic 1))")).contains("JSTATIC is not allowed");
    assertThat(refusal("(defvar *x* #.(+ 1 2))")).startsWith("h.lisp, line 1: ");
  }

  @Test
  void otherFormsThatFailAreLeftOut() throws InputException {
    LispProgram program =
        load(
            """
            (load "puzzle.lisp")
            (compile-file "procura.lisp")
            (defun h (x) (length x))
            (defun menu () (read))
            (menu)
            (sb-ext:quit)
            """);
    assertThat(program.notes()).extracting(LispProgramTest::english).hasSize(3);
    assertThat(english(program.notes().get(0)))
        .startsWith("h.lisp, line 1: this form was left out");
    assertThat(onList(function(program, "h"), 1, 2)).isEqualTo(2000);
  }

  private static String english(Message message) {
    return message.in(Locale.ENGLISH);
  }
}
