package tabuleiro.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** A failure of a run stays in its row. */
class IsolatedRunTest {

  @Test
  void givesWhatTheRunReturns() throws InterruptedException {
    assertThat(IsolatedRun.run(() -> 42, () -> {})).contains(42);
  }

  @Test
  void tooLittleMemoryIsNoAnswer() throws InterruptedException {
    assertThat(IsolatedRun.run(() -> new long[Integer.MAX_VALUE].length, () -> {})).isEmpty();
  }

  @Test
  void tooDeepARecursionIsNoAnswer() throws InterruptedException {
    assertThat(IsolatedRun.run(() -> endless(1), () -> {})).isEmpty();
  }

  private static int endless(int depth) {
    return depth == 0 ? 0 : endless(depth + 1 == 0 ? 1 : depth + 1) + 1;
  }

  @Test
  void aFaultOfTheProgramIsNotHidden() {
    assertThatThrownBy(
            () ->
                IsolatedRun.run(
                    () -> {
                      throw new IllegalStateException("ours");
                    },
                    () -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("ours");
  }

  @Test
  void whoeverIsInterruptedTellsTheRunToStop() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean hasEnded = new AtomicBoolean();
    AtomicReference<Throwable> seen = new AtomicReference<>(new Throwable());
    Thread waiting =
        new Thread(
            () -> {
              try {
                IsolatedRun.run(
                    () -> {
                      started.countDown();
                      while (stopped.getCount() > 0) {
                        Thread.onSpinWait();
                      }
                      hasEnded.set(true);
                      return 1;
                    },
                    stopped::countDown);
              } catch (InterruptedException e) {
                seen.set(e);
              }
            });
    waiting.start();
    started.await();
    waiting.interrupt();
    waiting.join();
    assertThat(seen.get()).isInstanceOf(InterruptedException.class);
    assertThat(hasEnded).isTrue();
  }
}
