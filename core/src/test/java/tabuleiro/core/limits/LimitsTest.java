package tabuleiro.core.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
  private static final Limits SOME = Limits.depth(7).withNodes(9);

  @Test
  void everyLimitIsOptional() {
    assertThat(SOME.hasDepth() && SOME.hasNodes()).isTrue();
    assertThat(SOME.hasTime() || SOME.hasBytes()).isFalse();
    assertThat(Limits.time(Duration.ZERO).hasTime()).isTrue();
    assertThat(Limits.NONE.withBytes(0).hasBytes()).isTrue();
    assertThat(Limits.of(null, null, null)).isEqualTo(Limits.NONE);
    assertThat(Limits.of(7, 9L, null)).isEqualTo(SOME);
  }

  @Test
  void limitsThatAreNotGivenAreTakenFromOthers() {
    Limits others = new Limits(1, 2, Duration.ofMillis(3), 4);
    assertThat(SOME.or(others)).isEqualTo(new Limits(7, 9, Duration.ofMillis(3), 4));
    assertThat(Limits.NONE.or(others)).isEqualTo(others);
    assertThat(others.or(SOME)).isEqualTo(others);
  }

  @Test
  void aShareDividesNodesAndTime() {
    Limits whole = new Limits(7, 9, Duration.ofMillis(30), 4);
    assertThat(whole.share(3)).isEqualTo(new Limits(7, 4, Duration.ofMillis(10), 4));
    assertThat(Limits.NONE.share(3)).isEqualTo(Limits.NONE);
  }

  @Test
  void limitsMustNotBeNegative() {
    assertThatThrownBy(() -> Limits.depth(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
