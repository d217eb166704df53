package tabuleiro.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalPoolTest {

  private static List<Task> tasks(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Task("t" + i, JsonNodeFactory.instance.objectNode(), i))
        .toList();
  }

  private static JsonNode square(Task task) {
    return JsonNodeFactory.instance.objectNode().put("square", task.seed() * task.seed());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void everyTaskIsDoneOnceWhateverTheThreads(int threads) throws InterruptedException {
    TreeMap<String, Long> squares = new TreeMap<>();
    Thread caller = Thread.currentThread();
    new LocalPool(threads)
        .run(
            tasks(100),
            LocalPoolTest::square,
            result -> {
              assertThat(Thread.currentThread()).isSameAs(caller);
              assertThat(squares.put(result.key(), result.values().path("square").asLong()))
                  .isNull();
            });
    assertThat(squares).hasSize(100).containsEntry("t7", 49L).containsEntry("t99", 9801L);
  }

  @Test
  void nothingToDoIsDone() throws InterruptedException {
    new LocalPool(2).run(List.of(), LocalPoolTest::square, result -> assertThat(result).isNull());
  }

  @Test
  void thereIsNoPoolWithoutThreads() {
    assertThatThrownBy(() -> new LocalPool(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aFaultOfAWorkerComesThroughAndResultsUntilThenStand(int threads) {
    List<String> done = new ArrayList<>();
    CountDownLatch others = new CountDownLatch(5);
    Worker worker =
        task -> {
          if (task.seed() == 5) {
            others.await();
            throw new IllegalStateException("task " + task.key());
          }
          others.countDown();
          return square(task);
        };
    assertThatThrownBy(
            () -> new LocalPool(threads).run(tasks(6), worker, result -> done.add(result.key())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("task t5");
    if (threads == 1) {
      assertThat(done).containsExactly("t0", "t1", "t2", "t3", "t4");
    }
    assertThat(done).isNotEmpty().doesNotContain("t5");
  }

  @Test
  void anErrorOfAWorkerStaysAnError() {
    Worker worker =
        task -> {
          throw new OutOfMemoryError("not really");
        };
    assertThatThrownBy(() -> new LocalPool(1).run(tasks(1), worker, result -> {}))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void anInterruptEndsTheWorkAndKeepsWhatIsDone() {
    List<String> done = new ArrayList<>();
    Thread caller = Thread.currentThread();
    CountDownLatch never = new CountDownLatch(1);
    Worker worker =
        task -> {
          if (task.seed() == 3) {
            caller.interrupt(); // t0, t1 and t2 are finished, whether taken or not
            never.await();
          }
          return square(task);
        };
    assertThatThrownBy(
            () -> new LocalPool(1).run(tasks(9), worker, result -> done.add(result.key())))
        .isInstanceOf(InterruptedException.class);
    assertThat(done).containsExactly("t0", "t1", "t2");
    assertThat(Thread.interrupted()).isFalse();
  }
}
