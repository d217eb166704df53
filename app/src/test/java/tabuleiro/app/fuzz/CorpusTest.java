package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Reads every input that was kept: examples, inputs that reach different code, past findings. */
class CorpusTest {

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> everyTargetReadsItsCorpus() {
    return FuzzTargets.all().stream()
        .map(target -> DynamicTest.dynamicTest(target.name(), () -> readAll(target)));
  }

  private static void readAll(FuzzTarget target) {
    InputCheck check = new InputCheck(target);
    List<String> inputs = new ArrayList<>(target.examples());
    inputs.addAll(Corpus.of(target.name()));
    inputs.addAll(Corpus.attacks());
    inputs.forEach(check::check);
    assertThat(check.accepted()).as("accepted inputs of " + target.name()).isPositive();
  }

  @Test
  void aRepeatedPartIsWrittenOnce() {
    assertThat(FuzzInput.parse("[\"a\",[\"()\",3],\"b\"]")).isEqualTo("a()()()b");
    assertThat(FuzzInput.parse(FuzzInput.json("\u0000\"é"))).isEqualTo("\u0000\"é");
  }

  @Test
  void anEditChangesAnAtomOfAnExample() {
    assertThat(TokenEdits.text("(1 2)", List.of("(a b)"))).isEqualTo("(1 2)");
    assertThat(TokenEdits.text("#\u0000\u0001\u0002", List.of("(a b)"))).isEqualTo("(1 b)");
  }

  @Test
  void theLongFormRepeatsAPartOfTheInput() {
    assertThat(FuzzInput.expanded("(1 2 3)")).startsWith("(").hasSizeGreaterThan(10_000);
  }
}
