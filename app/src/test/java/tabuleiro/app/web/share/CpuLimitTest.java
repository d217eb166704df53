package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.request.RequestException;

class CpuLimitTest {
  private static final Duration SHORT = Duration.ofMillis(20);

  private static void workUntilChecked() {
    while (true) {
      CpuLimit.check();
    }
  }

  @Test
  void aRequestThatComputesTooLongGetsASentence() throws Exception {
    try (CpuLimit limit = new CpuLimit(SHORT)) {
      assertThatThrownBy(() -> limit.run(CpuLimitTest::workUntilChecked))
          .isInstanceOfSatisfying(
              RequestException.class,
              e -> {
                assertThat(e.status()).isEqualTo(503);
                assertThat(e.in(Locale.ENGLISH)).contains("too much processor time");
              });
      assertThat(Thread.currentThread().isInterrupted()).isFalse();
      limit.run(CpuLimit::check); // the thread can be used for the next request
    }
  }

  @Test
  void workThatOnlyNoticesInterruptionsGetsTheSameSentence() {
    try (CpuLimit limit = new CpuLimit(SHORT)) {
      assertThatThrownBy(
              () ->
                  limit.run(
                      () -> {
                        while (!Thread.currentThread().isInterrupted()) {
                          Thread.onSpinWait();
                        }
                        throw new IllegalStateException("interrupted");
                      }))
          .isInstanceOf(RequestException.class);
    }
  }

  @Test
  void waitingCostsNothing() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    var thread = Executors.newSingleThreadExecutor();
    try (CpuLimit limit = new CpuLimit(SHORT)) {
      var other =
          thread.submit(
              () -> {
                limit.run(
                    () -> {
                      waiting.countDown();
                      done.await();
                    });
                return null;
              });
      waiting.await();
      // The watchdog has seen both requests when it ends this one.
      assertThatThrownBy(() -> limit.run(CpuLimitTest::workUntilChecked))
          .isInstanceOf(RequestException.class);
      done.countDown();
      assertThat(other.get()).isNull();
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void otherFaultsPassAndSoDoThreadsWithoutARequest() {
    CpuLimit.check();
    try (CpuLimit limit = new CpuLimit(Duration.ofHours(1))) {
      assertThatThrownBy(
              () ->
                  limit.run(
                      () -> {
                        throw new IllegalArgumentException("bad");
                      }))
          .hasMessage("bad");
    }
  }
}
