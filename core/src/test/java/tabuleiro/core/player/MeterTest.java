package tabuleiro.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class MeterTest {

  @Test
  void nodesAreKeptToTheNode() {
    Meter meter = new Meter(Limits.nodes(3));
    meter.node();
    meter.node();
    meter.node();
    assertThatThrownBy(meter::node).isInstanceOf(Meter.Stop.class);
    assertThat(meter.nodes()).isEqualTo(3);
  }

  @Test
  void spentTimeIsNoticedWithinAThousandNodes() {
    Meter meter = new Meter(Limits.time(Duration.ZERO));
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 1024; i++) {
                meter.node();
              }
            })
        .isInstanceOf(Meter.Stop.class);
    assertThat(meter.isSpent(0.5)).isTrue();
  }

  @Test
  void withoutLimitsNothingIsSpent() {
    Meter meter = new Meter(Limits.NONE);
    for (int i = 0; i < 5000; i++) {
      meter.node();
    }
    assertThat(meter.isSpent(0.001)).isFalse();
  }

  @Test
  void anInterruptedThreadStopsAndStaysInterrupted() {
    Meter meter = new Meter(Limits.NONE);
    Thread.currentThread().interrupt();
    assertThatThrownBy(meter::look).isInstanceOf(Meter.Stop.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void anybodyMayStopIt() {
    Meter meter = new Meter(Limits.NONE);
    meter.stop();
    assertThatThrownBy(meter::look).isInstanceOf(Meter.Stop.class);
  }
}
