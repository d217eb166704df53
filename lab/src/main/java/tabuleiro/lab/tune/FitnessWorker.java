package tabuleiro.lab.tune;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/**
 * Scores weights on a block of instances, or plays a pair of games between two sets of weights. A
 * task contains all data: the scoring function, weights and instances, or two sets of weights and
 * the number of the pair.
 *
 * @param fitness the scoring function
 */
record FitnessWorker(Fitness fitness) implements Worker {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** A task that scores weights. */
  Task judge(String key, double[] weights, List<Instance> block) {
    ObjectNode what = JSON.objectNode();
    what.set("fitness", fitness.specification());
    what.set("weights", array(weights));
    ArrayNode instances = what.putArray("instances");
    for (Instance instance : block) {
      ObjectNode node = instances.addObject().put("seed", instance.seed());
      if (!instance.name().isEmpty()) {
        node.put("name", instance.name()).put("content", fitness.content(instance));
      }
    }
    return new Task(key, what, block.get(0).seed());
  }

  /** A task that plays a pair. */
  Task pair(String key, double[] weights, double[] against, long number) {
    ObjectNode what = JSON.objectNode();
    what.set("match", fitness.pairSpecification());
    what.set("weights", array(weights));
    what.set("against", array(against));
    return new Task(key, what.put("pair", number), number);
  }

  @Override
  public boolean isRepeatable(Task task) {
    return fitness.isRepeatable();
  }

  /** The scores in a result. */
  static double[] scores(Result result) {
    return numbers(result.values().path("scores"));
  }

  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    double[] weights = numbers(task.what().path("weights"));
    ArrayNode scores = JSON.arrayNode();
    if (task.what().has("pair")) {
      double[] against = numbers(task.what().path("against"));
      for (double point : fitness.pair(weights, against, task.what().path("pair").asLong())) {
        scores.add(point);
      }
    } else {
      for (JsonNode node : task.what().path("instances")) {
        Instance instance = new Instance(node.path("name").asText(""), node.path("seed").asLong());
        scores.add(sound(fitness.score(weights, instance), instance));
        checkInterrupt();
      }
    }
    checkInterrupt();
    return JSON.objectNode().set("scores", scores);
  }

  /** An interrupted fitness may have stopped early, so its value is not a result. */
  private static void checkInterrupt() throws InterruptedException {
    if (Thread.currentThread().isInterrupted()) {
      throw new InterruptedException();
    }
  }

  private static double sound(double score, Instance instance) {
    if (Double.isFinite(score)) {
      return score;
    }
    throw new IllegalStateException(String.format(Locale.ROOT, "%s: %s", instance, score));
  }

  private static ArrayNode array(double[] numbers) {
    ArrayNode array = JSON.arrayNode();
    for (double number : numbers) {
      array.add(number);
    }
    return array;
  }

  private static double[] numbers(JsonNode array) {
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = array.get(i).asDouble();
    }
    return numbers;
  }
}
