package tabuleiro.core.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tabuleiro.core.Steps;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;

class ProblemFileTest {

  /** A problem is {@code (start goal)}, or {@code (start)} with the goal in a comment. */
  private static final ProblemFile.Shape<Steps> SHAPE =
      new ProblemFile.Shape<>() {
        @Override
        public int span(List<Form> rest) {
          return rest.get(0).isInteger() ? 2 : 1;
        }

        @Override
        public Steps read(List<Form> forms, OptionalInt target) throws InputException {
          if (forms.size() == 2) {
            return new Steps(forms.get(0).integer(), forms.get(1).integer());
          }
          List<Form> items = forms.get(0).list();
          return target.isPresent() && items.size() == 1
              ? new Steps(items.get(0).integer(), target.getAsInt())
              : new Steps(forms.get(0).list(2).get(0).integer(0, 9), items.get(1).integer());
        }
      };

  private static List<Problem<Steps>> read(String text) throws InputException {
    return ProblemFile.read(text, SHAPE);
  }

  private static List<String> ids(String text) throws InputException {
    return read(text).stream().map(Problem::id).toList();
  }

  @Test
  void problemsWithoutNamesGetLettersInOrder() throws InputException {
    assertThat(ids("(1 2) / (2 3) + (3 4)")).containsExactly("A", "B", "C");
  }

  @Test
  void commentsNameProblemsAndTargets() throws InputException {
    String text =
        "; about the file: one board per line\n; problem A - goal 3 boxes\n(1)\n; Problema F-fig1 objetivo: 7\n(2)\n"
            + "; EX (worked example)\n(3 9)\n; A (another order)\n(4 8)";
    assertThat(ids(text)).containsExactly("A", "F-fig1", "EX", "A-2");
    assertThat(read(text).get(0).start()).isEqualTo(new Steps(1, 3));
    assertThat(read(text).get(1).start()).isEqualTo(new Steps(2, 7));
    assertThat(read(text).get(0).title()).isEqualTo("problem A - goal 3 boxes");
  }

  @Test
  void aProblemPutInAnywhereIsOfferedWithAFreeName() throws InputException {
    String a = "; problem A\n(1 2)\n";
    String b = "; problem B\n(2 3)\n";
    String extra = "(5 6)\n";
    assertThat(ids(extra + a + b)).containsExactly("C", "A", "B");
    assertThat(ids(a + extra + b)).containsExactly("A", "C", "B");
    assertThat(ids(a + b + extra)).containsExactly("A", "B", "C");
  }

  @Test
  void aLetterBeforeAProblemNamesItAndAProblemMaySpanForms() throws InputException {
    List<Problem<Steps>> problems = read("A\n1 5\nB:\n2 6\n(3 7)");
    assertThat(problems.stream().map(Problem::id)).containsExactly("A", "B", "C");
    assertThat(problems.get(1).start()).isEqualTo(new Steps(2, 6));
  }

  @Test
  void aFaultStaysWithItsProblem() throws InputException {
    List<Problem<Steps>> problems = read("(1 2)\n  (1 2 3)\n(50 3)\n(3 4)");
    assertThat(problems.get(0).fault()).isEmpty();
    assertThat(problems.get(3).start()).isEqualTo(new Steps(3, 4));
    assertThatThrownBy(() -> problems.get(1).start())
        .hasMessage("line 2, column 3: expected a list of length 2, but this one has length 3");
    assertThat(problems.get(2).fault().orElseThrow())
        .hasMessage("line 3, column 2: expected a number from 0 to 9 instead of 50");
  }

  @Test
  void filesThatAreNotLispOrEmptyAreRefused() {
    assertThatThrownBy(() -> read("; nothing")).hasMessage("the file contains no problems");
    assertThatThrownBy(() -> read("(1 2)\n(3"))
        .hasMessageStartingWith("line 2, column 1: the list");
  }

  @Test
  void commentsAreReadAsBefore() {
    assertThat(ProblemComment.of("--- Problema F-fig1 objetivo: 7").name()).contains("F-fig1");
    assertThat(ProblemComment.of("TABULEIRO 2_b!").name()).contains("2_b");
    assertThat(ProblemComment.of("board\t-x").name()).isEmpty();
    assertThat(ProblemComment.of("boards x").name()).isEmpty();
    assertThat(ProblemComment.of("problem").name()).isEmpty();
    assertThat(ProblemComment.of("EX1 (two)").name()).contains("EX1");
    assertThat(ProblemComment.of("EX1").name()).contains("EX1");
    assertThat(ProblemComment.of("EX12: two").name()).isEmpty();
    assertThat(ProblemComment.of("1A").name()).isEmpty();
    assertThat(ProblemComment.of("A word").name()).isEmpty();
    assertThat(ProblemComment.of("goal3").target()).hasValue(3);
    assertThat(ProblemComment.of("a GOAL : 12 target 7").target()).hasValue(12);
    assertThat(ProblemComment.of("goals 3, objectivo=4").target()).hasValue(4);
    assertThat(ProblemComment.of("ownGoal 3").target()).isEmpty();
    assertThat(ProblemComment.of("goal 999999").target()).hasValue(999_999);
    assertThat(ProblemComment.of("goal 1234567").target()).isEmpty();
  }

  @Test
  @Timeout(300) // a search that looks back at every space would need days
  void commentsAreReadInLinearTime() {
    String spaces = " ".repeat(5_000_000);
    for (String text :
        List.of(
            "goal" + spaces,
            "problem" + spaces,
            "A" + spaces + "x",
            spaces,
            "goal ".repeat(1_000_000))) {
      assertThat(ProblemComment.of(text).target()).isEmpty();
    }
  }

  @Test
  void manyProblemsWithoutANameCostNoMoreThanTheirNumber() throws InputException {
    long few = allocated("() ".repeat(1_000));
    long many = allocated("() ".repeat(ProblemFile.MOST_PROBLEMS));
    assertThat(many).isLessThan(40 * few); // trying every name would make it 100 times as much
    assertThat(read("() ".repeat(28)).get(27).id()).isEqualTo("P-3");
    assertThat(ids("; problem A\n(1 2)\n".repeat(3))).containsExactly("A", "A-2", "A-3");
    assertThatThrownBy(() -> read("() ".repeat(ProblemFile.MOST_PROBLEMS + 1)))
        .hasMessage("expected at most 10000 problems, but there are 10001");
  }

  /** The bytes that reading a text allocates, as a measure of its work. */
  private static long allocated(String text) throws InputException {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    read(text);
    return thread.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void problemsAreFoundByNameOrNumber() throws InputException {
    List<Problem<Steps>> problems = read("; problem X\n(1 2)\n(2 3)");
    assertThat(Problem.find(problems, " x").id()).isEqualTo("X");
    assertThat(Problem.find(problems, "2").id()).isEqualTo("A");
    assertThatThrownBy(() -> Problem.find(problems, "Z"))
        .hasMessage("unknown problem “Z”; expected one of: X, A");
    assertThatThrownBy(() -> Problem.find(problems, "3"))
        .hasMessageContaining("unknown problem “3”");
  }
}
