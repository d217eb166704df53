package tabuleiro.cluster;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.BatchQueue;
import tabuleiro.lab.cluster.TaskOutcome;
import tabuleiro.lab.cluster.WorkerFactory;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/**
 * Performs a batch, in the process of a node. A task that fails is an answer too, so it does not
 * disturb the others. If memory runs out, the process ends: its state is unknown.
 *
 * @param recipe what the worker is made from; each process gets it once
 * @param isTrial whether the process is the user's own, which must not end
 */
record BatchFunction(Broadcast<String> recipe, boolean isTrial)
    implements Function<ArrayList<BatchFunction.Line>, ArrayList<TaskOutcome>> {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Map<String, Worker> WORKERS = new ConcurrentHashMap<>();
  private static final int OUT_OF_MEMORY = 52; // the code that Spark uses

  /** A task as text. */
  record Line(String key, String what, long seed) implements Serializable {

    static Line of(Task task) {
      return new Line(task.key(), task.content().text(), task.seed());
    }

    Task task() throws Exception {
      return new Task(key, JSON.readTree(what), seed);
    }
  }

  @Override
  public ArrayList<TaskOutcome> call(ArrayList<Line> lines) throws InterruptedException {
    String host = host();
    long began = System.nanoTime();
    ArrayList<TaskOutcome> outcomes = new ArrayList<>();
    for (Line line : lines) {
      if (!outcomes.isEmpty() && System.nanoTime() - began > BatchQueue.MOST) {
        break; // others can perform the rest while this result is taken
      }
      if (TaskContext.get().isInterrupted()) {
        throw new InterruptedException();
      }
      outcomes.add(outcome(line, host));
    }
    return outcomes;
  }

  private TaskOutcome outcome(Line line, String host) throws InterruptedException {
    long began = System.nanoTime();
    try {
      String values = worker().perform(line.task()).toString();
      return new TaskOutcome(line.key(), values, System.nanoTime() - began, host, "");
    } catch (InterruptedException e) {
      throw e;
    } catch (InputException e) {
      return failure(line, host, began, e.in(Locale.ENGLISH));
    } catch (OutOfMemoryError e) {
      if (isTrial) {
        return failure(line, host, began, e.toString());
      }
      Runtime.getRuntime().halt(OUT_OF_MEMORY);
      throw e;
    } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
      return failure(line, host, began, reason(e));
    }
  }

  /** The sentence of an error of input, otherwise what a programmer needs. */
  private static String reason(Throwable fault) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof InputException input) {
        return input.in(Locale.ENGLISH);
      }
    }
    return fault.toString();
  }

  private static TaskOutcome failure(Line line, String host, long began, String error) {
    return new TaskOutcome(line.key(), "", System.nanoTime() - began, host, error);
  }

  /** The worker of an experiment, made once per process. */
  private Worker worker() throws InputException {
    Worker known = WORKERS.get(recipe.value());
    if (known == null) {
      List<WorkerFactory> factories = new ArrayList<>();
      // A node loads the program with a loader of its own, which is that of this class.
      ServiceLoader.load(WorkerFactory.class, BatchFunction.class.getClassLoader())
          .forEach(factories::add);
      known = factories.get(0).worker(recipe.value());
      WORKERS.put(recipe.value(), known);
    }
    return known;
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return SparkEnv.get().blockManager().blockManagerId().host();
    }
  }
}
