package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;

class FairPoolTest {
  private static final Visitor GREEDY = new Visitor("here", "greedy");
  private static final Visitor OTHER = new Visitor("here", "other");
  private static final Visitor ELSEWHERE = new Visitor("elsewhere", "");
  private static final Duration LONG = Duration.ofHours(1);

  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
  private final List<Future<?>> started = new ArrayList<>();
  private final CountDownLatch never = new CountDownLatch(1);
  private FairPool pool = pool(LONG, LONG);

  private FairPool pool(Duration slice, Duration longest) {
    FairPool.Times times = new FairPool.Times(slice, longest, clock);
    return new FairPool("test", new Shares(80, 160, 320), new Shares(2, 3, 4), times);
  }

  @AfterEach
  void stop() {
    pool.close();
    clock.shutdownNow();
  }

  /** Starts a search that runs until it is interrupted. */
  private Future<?> searchForever(Visitor visitor, String name) {
    return pool.submit(
        visitor,
        () -> {
          events.add(name + " runs");
          try {
            never.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          events.add(name + (pool.isCut() ? " is cut" : " is stopped"));
        });
  }

  private String event() throws InterruptedException {
    String event = events.poll(2, TimeUnit.MINUTES);
    assertThat(event).as("an event").isNotNull();
    return event;
  }

  private List<String> twoEvents() throws InterruptedException {
    return List.of(event(), event());
  }

  @Test
  void oneWithEightySearchesLeavesThreadsToOthers() throws InterruptedException {
    List<Future<?>> many = new ArrayList<>();
    for (int i = 0; i < 80; i++) {
      many.add(searchForever(GREEDY, "greedy"));
    }
    assertThat(twoEvents()).containsExactly("greedy runs", "greedy runs");
    started.add(searchForever(OTHER, "other"));
    assertThat(event()).isEqualTo("other runs");
    started.add(searchForever(ELSEWHERE, "elsewhere"));
    assertThat(event()).isEqualTo("elsewhere runs");
    assertThat(pool.running()).isEqualTo(4);
    assertThat(events).isEmpty();
    Collections.reverse(many); // otherwise a waiting search starts when a running one is cancelled
    many.forEach(search -> search.cancel(true));
    assertThat(twoEvents()).containsExactly("greedy is stopped", "greedy is stopped");
  }

  @Test
  void aSearchThatHasHadItsSliceEndsWhenAnotherVisitorWaits() throws Exception {
    pool.close();
    pool = pool(Duration.ZERO, LONG);
    List<Future<?>> full = new ArrayList<>();
    for (Visitor visitor : List.of(GREEDY, GREEDY, OTHER, ELSEWHERE)) {
      full.add(searchForever(visitor, visitor.session()));
      event();
    }
    started.add(searchForever(GREEDY, "more of the same"));
    assertThat(events).as("the greedy one waits for its own searches").isEmpty();
    started.add(searchForever(new Visitor("third", ""), "third"));
    assertThat(twoEvents()).contains("greedy is cut", "third runs");
    assertThat(full).filteredOn(Future::isDone).noneMatch(Future::isCancelled);
  }

  @Test
  void nobodyIsCutBeforeTheEndOfTheSlice() throws InterruptedException {
    for (Visitor visitor : List.of(GREEDY, GREEDY, OTHER, ELSEWHERE)) {
      started.add(searchForever(visitor, visitor.session()));
      event();
    }
    Future<?> waiting = searchForever(new Visitor("third", ""), "third");
    assertThat(events).isEmpty();
    assertThat(waiting.isDone()).isFalse();
    assertThat(waiting.cancel(true)).isTrue();
    assertThat(pool.running()).isEqualTo(4);
  }

  @Test
  void anInterruptionDoesNotReachTheNextSearch() throws Exception {
    for (int i = 0; i < 50; i++) {
      Future<?> stopped = searchForever(GREEDY, "first");
      event();
      stopped.cancel(true);
      pool.submit(GREEDY, () -> events.add(Thread.currentThread().isInterrupted() ? "bad" : "good"))
          .get(2, TimeUnit.MINUTES);
      assertThat(twoEvents()).containsExactlyInAnyOrder("first is stopped", "good");
    }
  }

  @Test
  void everySearchHasATimeLimit() throws InterruptedException {
    pool.close();
    pool = pool(LONG, Duration.ZERO);
    Future<?> search = pool.submit(GREEDY, () -> awaitNever());
    assertThatThrownBy(() -> search.get(2, TimeUnit.MINUTES))
        .isInstanceOf(java.util.concurrent.CancellationException.class);
  }

  private void awaitNever() {
    try {
      never.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void tooManyWaitingSearchesAreRefused() {
    for (int i = 0; i < 82; i++) {
      started.add(pool.submit(GREEDY, this::awaitNever));
    }
    assertThatThrownBy(() -> pool.submit(GREEDY, this::awaitNever))
        .isInstanceOfSatisfying(RequestException.class, e -> assertThat(e.status()).isEqualTo(429));
    started.add(pool.submit(OTHER, this::awaitNever));
  }

  @Test
  void closingStopsWhatRunsAndWhatWaits() throws InterruptedException {
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      all.add(searchForever(GREEDY, "greedy"));
    }
    twoEvents();
    pool.close();
    assertThat(all).allMatch(Future::isCancelled);
    assertThatThrownBy(() -> searchForever(OTHER, "other")).isInstanceOf(RequestException.class);
  }
}
