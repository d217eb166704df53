package tabuleiro.lab.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Task;

/** Tests sizes, attempts and that every task counts once. */
class BatchQueueTest {
  private static final long MILLISECOND = 1_000_000;

  private static List<Task> tasks(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Task("t" + i, JsonNodeFactory.instance.objectNode(), i))
        .toList();
  }

  private static List<TaskOutcome> outcomes(Batch batch, long nanos) {
    return batch.tasks().stream()
        .map(task -> new TaskOutcome(task.key(), "{}", nanos, "host", ""))
        .toList();
  }

  private static Batch next(BatchQueue queue, int cores) {
    return queue.next(cores).orElseThrow();
  }

  @Test
  void theFirstBatchHasOneTaskAndLaterOnesTakeASecond() {
    BatchQueue queue = new BatchQueue(tasks(10_000));
    Batch first = next(queue, 2);
    assertThat(first.tasks()).hasSize(1);
    queue.answered(first, outcomes(first, 10 * MILLISECOND));
    assertThat(next(queue, 2).tasks()).hasSize(100);
  }

  @Test
  void longTasksGoAloneAndShortOnesAreLimited() {
    for (long nanos : new long[] {5_000 * MILLISECOND, 1}) {
      BatchQueue queue = new BatchQueue(tasks(10_000));
      Batch first = next(queue, 2);
      queue.answered(first, outcomes(first, nanos));
      assertThat(next(queue, 2).tasks()).hasSize(nanos == 1 ? BatchQueue.MOST_TASKS : 1);
    }
  }

  @Test
  void batchesBecomeSmallerTowardsTheEnd() {
    BatchQueue queue = new BatchQueue(tasks(401));
    Batch first = next(queue, 4);
    queue.answered(first, outcomes(first, MILLISECOND));
    List<Integer> sizes = new ArrayList<>();
    for (Optional<Batch> b = queue.next(4); b.isPresent(); b = queue.next(4)) {
      sizes.add(b.get().tasks().size());
    }
    assertThat(sizes.get(0)).isEqualTo(50);
    assertThat(sizes.get(sizes.size() - 1)).isEqualTo(1);
    assertThat(sizes).isSortedAccordingTo((a, b) -> b - a);
    assertThat(sizes.stream().mapToInt(size -> size).sum()).isEqualTo(400);
  }

  @Test
  void aTaskThatEndsItsProcessIsParkedAfterThreeAttemptsAndTheOthersAreDone() {
    BatchQueue queue = new BatchQueue(tasks(50));
    int losses = 0;
    int results = 0;
    while (!queue.isFinished()) {
      Batch batch = next(queue, 1);
      if (batch.tasks().stream().anyMatch(task -> task.key().equals("t20"))) {
        queue.lost(batch, "exit code 3");
        losses++;
      } else {
        results += queue.answered(batch, outcomes(batch, MILLISECOND)).size();
      }
    }
    assertThat(queue.parked()).containsExactly(new Parked("t20", "exit code 3"));
    assertThat(losses).isEqualTo(BatchQueue.ATTEMPTS);
    assertThat(results).isEqualTo(49);
  }

  @Test
  void aTaskThatFailsIsParkedWithItsHostAndReason() {
    BatchQueue queue = new BatchQueue(tasks(1));
    for (int attempt = 1; attempt <= BatchQueue.ATTEMPTS; attempt++) {
      assertThat(queue.isFinished()).isFalse();
      Batch batch = next(queue, 1);
      queue.answered(batch, List.of(new TaskOutcome("t0", "", 1, "host", "no board")));
    }
    assertThat(queue.parked()).containsExactly(new Parked("t0", "host: no board"));
    assertThat(queue.isFinished()).isTrue();
  }

  @Test
  void aLateDuplicateChangesNothing() {
    BatchQueue queue = new BatchQueue(tasks(1));
    Batch batch = next(queue, 1);
    queue.lost(batch, "no heartbeat");
    Batch again = next(queue, 1);
    assertThat(queue.answered(again, outcomes(again, 1))).hasSize(1);
    assertThat(queue.answered(batch, outcomes(batch, 1))).isEmpty();
    queue.lost(batch, "late");
    assertThat(queue.next(1)).isEmpty();
    assertThat(queue.parked()).isEmpty();
  }

  @Test
  void aTaskWithoutAnAnswerIsRepeated() {
    BatchQueue queue = new BatchQueue(tasks(1));
    Batch batch = next(queue, 1);
    assertThat(queue.answered(batch, List.of())).isEmpty();
    assertThat(next(queue, 1)).isEqualTo(batch);
  }

  @Test
  void tasksDoNotWaitBehindASlowOne() {
    AtomicLong clock = new AtomicLong();
    BatchQueue queue = new BatchQueue(tasks(41), clock::get);
    Batch first = next(queue, 1);
    queue.answered(first, outcomes(first, 10 * MILLISECOND));
    Batch slow = next(queue, 1);
    assertThat(slow.tasks()).hasSize(20);
    int results = 0;
    while (!queue.isFinished()) {
      Optional<Batch> more = queue.next(1);
      if (more.isPresent()) {
        // The slow task is copied last: nothing else is left.
        boolean isSlow = more.get().tasks().contains(slow.tasks().get(0));
        assertThat(isSlow).isEqualTo(results == 39);
        results += isSlow ? 0 : queue.answered(more.get(), outcomes(more.get(), 1)).size();
      } else if (clock.get() == 0) {
        assertThat(results).isEqualTo(20);
        clock.set(BatchQueue.MOST + 1);
      } else {
        // The machine of the slow task began no other after it.
        results += queue.answered(slow, outcomes(slow, 1).subList(0, 1)).size();
      }
    }
    assertThat(results).isEqualTo(40);
  }

  @Test
  void tasksThatAreHandedBackAreGivenOutAgainAndHaveNotFailed() {
    BatchQueue queue = new BatchQueue(tasks(21));
    Batch first = next(queue, 1);
    queue.answered(first, outcomes(first, 10 * MILLISECOND));
    Batch batch = next(queue, 1);
    assertThat(batch.tasks()).hasSize(10);
    assertThat(queue.answered(batch, outcomes(batch, 1).subList(0, 4))).hasSize(4);
    int left = 0;
    for (Optional<Batch> b = queue.next(1); b.isPresent(); b = queue.next(1)) {
      left += queue.answered(b.get(), outcomes(b.get(), 1)).size();
    }
    assertThat(left).isEqualTo(16);
    assertThat(queue.isFinished()).isTrue();
    assertThat(queue.parked()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void everyTaskCountsOnceWhateverIsLost(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    BatchQueue queue = new BatchQueue(tasks(500));
    List<Batch> running = new ArrayList<>();
    Map<String, Integer> counted = new HashMap<>();
    while (!queue.isFinished()) {
      Optional<Batch> taken = running.size() < 6 ? queue.next(4) : Optional.empty();
      if (taken.isPresent() && random.nextInt(3) > 0) {
        running.add(taken.get());
        continue;
      }
      taken.ifPresent(running::add);
      Batch batch = running.remove(random.nextInt(running.size()));
      if (random.nextInt(5) == 0) {
        queue.lost(batch, "lost");
      } else {
        queue
            .answered(batch, outcomes(batch, MILLISECOND * random.nextInt(1, 50)))
            .forEach(outcome -> counted.merge(outcome.key(), 1, Integer::sum));
      }
    }
    assertThat(counted.values()).as("seed %d", seed).containsOnly(1);
    assertThat(counted.size() + queue.parked().size()).isEqualTo(500);
  }
}
