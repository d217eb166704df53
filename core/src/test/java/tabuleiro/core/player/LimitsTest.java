package tabuleiro.core.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsTest {

  @ParameterizedTest
  @CsvSource({"0, 0", "10, 6", "100, 60", "101, 61", "1000, 960", "60000, 59960"})
  void someOfTheTimeIsForTheWayBack(long given, long spent) {
    Limits limits = new Limits(7, 9, Duration.ofMillis(given));
    assertThat(limits.withReserve()).isEqualTo(new Limits(7, 9, Duration.ofMillis(spent)));
  }

  @Test
  void whereTimeIsNotLimitedNothingIsKeptBack() {
    assertThat(Limits.NONE.withReserve()).isEqualTo(Limits.NONE);
    assertThat(Limits.nodes(9).withReserve()).isEqualTo(Limits.nodes(9));
    assertThat(Limits.nodes(9).isTimed()).isFalse();
    assertThat(Limits.time(Duration.ZERO).isTimed()).isTrue();
  }
}
