package tabuleiro.app.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.store.Store;

/** What the page says about the machines of a cluster. */
class HostNotesTest {
  private static Store.Entry entry(String key, int seconds, String host) {
    Task task = new Task(key, JsonNodeFactory.instance.objectNode(), 0);
    Duration time = Duration.ofSeconds(seconds);
    return new Store.Entry(task, new Result(key, task.content(), time, host), "");
  }

  @Test
  void everyHostHasItsTasksAndItsUtilisation() {
    List<Store.Entry> entries =
        List.of(entry("1", 30, "b"), entry("2", 10, "a"), entry("3", 45, "b"), entry("4", 9, ""));
    assertThat(HostNotes.of(entries, Duration.ofSeconds(50), Locale.ENGLISH))
        .containsExactly(
            "Host a: 1 tasks, 10.0 s of work, 0.2 tasks at the same time on average",
            "Host b: 2 tasks, 75.0 s of work, 1.5 tasks at the same time on average");
    assertThat(HostNotes.of(List.of(entry("1", 1, "")), Duration.ZERO, Locale.ENGLISH)).isEmpty();
  }
}
