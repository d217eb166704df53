package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** Checks that each kind of fault is a finding. */
class InputCheckTest {
  private static InputCheck check(TextTarget.Reader reader) {
    return new InputCheck(new TextTarget("test", List.of(), List.of(), reader));
  }

  @Test
  void aRejectedInputIsNoFinding() {
    InputCheck check =
        check(
            input -> {
              throw new InputException(Message.of("tabuleiro.core.messages", "lisp.number", "x"));
            });
    assertThatCode(() -> check.check("x")).doesNotThrowAnyException();
  }

  @Test
  void anotherExceptionIsAFinding() {
    InputCheck check =
        check(
            input -> {
              throw new IllegalStateException("fault");
            });
    assertThatThrownBy(() -> check.check("some input"))
        .isInstanceOf(InputCheck.Finding.class)
        .hasMessageContaining("IllegalStateException")
        .hasMessageContaining("\"some input\"");
  }

  @Test
  void aFaultAfterwardsIsAFinding() {
    InputCheck check =
        check(
            input ->
                () -> {
                  throw new IllegalStateException("fault");
                });
    assertThatThrownBy(() -> check.check("x")).isInstanceOf(InputCheck.Finding.class);
  }

  @Test
  void aLongSentenceIsAFinding() {
    InputCheck check = check(input -> FuzzTarget.Afterwards.NOTHING);
    assertThatThrownBy(() -> check.checkSentence("input", "x".repeat(3000)))
        .isInstanceOf(InputCheck.Finding.class);
  }

  @Test
  void aControlCharacterInASentenceIsAFinding() {
    InputCheck check = check(input -> FuzzTarget.Afterwards.NOTHING);
    assertThatThrownBy(() -> check.checkSentence("input", "\u001b[2J"))
        .isInstanceOf(InputCheck.Finding.class);
    assertThatCode(() -> check.checkSentence("input", "a sentence")).doesNotThrowAnyException();
  }

  @Test
  void aSlowReaderIsAFinding() {
    InputCheck check = new InputCheck(new SlowTarget(60_000_000));
    assertThatThrownBy(() -> check.check("x")).hasMessageContaining("60 ms of CPU per 10 kB");
    InputCheck large = new InputCheck(new SlowTarget(60_000_000));
    assertThatCode(() -> large.check("x".repeat(20_000))).doesNotThrowAnyException();
  }

  /** A reader that takes a given time by its own clock. */
  private static final class SlowTarget implements FuzzTarget {
    private final long nanos;
    private long clock;

    SlowTarget(long nanos) {
      this.nanos = nanos;
    }

    @Override
    public String name() {
      return "slow";
    }

    @Override
    public List<String> examples() {
      return List.of();
    }

    @Override
    public Afterwards read(String input) {
      clock += nanos;
      return Afterwards.NOTHING;
    }

    @Override
    public long cpuTime() {
      return clock;
    }
  }
}
