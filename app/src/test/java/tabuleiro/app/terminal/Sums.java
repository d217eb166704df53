package tabuleiro.app.terminal;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/** A small experiment for the tests of commands: numbers that depend on a seed. */
public final class Sums implements Plan {
  /** The shared state of the experiments of one test. */
  public static final class Lab {
    public final AtomicLong performed = new AtomicLong();
    public volatile long breakAt = -1;
    public volatile long shift;

    public Plan plan(Description description) throws InputException {
      return new Sums(this, description.kind(), description.as(Form.class));
    }
  }

  record Form(String name, int tasks, long seed) {}

  private final Lab lab;
  private final String kind;
  private final Form form;

  private Sums(Lab lab, String kind, Form form) {
    this.lab = lab;
    this.kind = kind;
    this.form = form;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public String name() {
    return form.name;
  }

  @Override
  public Worker worker() {
    Thread caller = Thread.currentThread();
    return task -> {
      if (lab.performed.compareAndSet(lab.breakAt, Long.MIN_VALUE)) {
        caller.interrupt(); // as Ctrl-C does
      }
      if (lab.performed.get() < 0) {
        throw new InterruptedException();
      }
      lab.performed.incrementAndGet();
      return JsonNodeFactory.instance
          .objectNode()
          .put("sum", task.seed() * 31 + lab.shift)
          .put("millis", System.nanoTime())
          .set("more", JsonNodeFactory.instance.objectNode().put("text", "a, “b”\n\"c\""));
    };
  }

  @Override
  public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
    bench.expect("sums", form.tasks);
    List<Task> tasks =
        LongStream.range(0, form.tasks)
            .mapToObj(i -> new Task("t" + i, JsonNodeFactory.instance.objectNode(), form.seed + i))
            .toList();
    List<List<String>> rows = new ArrayList<>();
    for (Result result : bench.results(tasks).values()) {
      rows.add(List.of(result.key(), result.values().path("sum").asText()));
    }
    return new Document(
        form.name,
        "Sums of " + locale.getLanguage() + ".",
        List.of(new Document.Table("All sums", List.of("task", "sum"), rows)));
  }
}
