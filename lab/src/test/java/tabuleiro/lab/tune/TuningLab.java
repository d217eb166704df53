package tabuleiro.lab.tune;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;

/** Tunings of three weights on a known landscape, and a store that counts their tasks. */
final class TuningLab {
  static final String CMA = "cma-es, generations: 8, population: 8, sigma: 0.3";

  private final MemoryStore store = new MemoryStore();
  private final Experiment experiment =
      store.create("tune", "hill", "f", "", JsonNodeFactory.instance.objectNode());
  final Map<String, Integer> done = new HashMap<>();

  /** A hill with its top at (3, -2, 1), with noise. */
  private record Hill(double noise) implements Fitness {
    @Override
    public Message unit() {
      return Message.of(TuneSettings.BUNDLE, "column.points");
    }

    @Override
    public double score(double[] w, Instance instance) {
      double away = sq(w[0] - 3) + sq(w[1] + 2) + sq(w[2] - 1);
      return 100 - away + noise * new SplittableRandom(instance.seed()).nextGaussian() * (1 + w[0]);
    }

    @Override
    public JsonNode specification() {
      return JsonNodeFactory.instance.objectNode().put("hill", noise);
    }

    @Override
    public JsonNode pairSpecification() {
      return specification();
    }

    private static double sq(double x) {
      return x * x;
    }

    @Override
    public boolean isDuel() {
      return true;
    }

    @Override
    public double[] pair(double[] one, double[] other, long number) {
      SplittableRandom random = new SplittableRandom(number);
      double edge = score(one, new Instance("", number)) - score(other, new Instance("", number));
      return new double[] {
        edge / 20 + random.nextGaussian() > 0 ? 1 : 0, edge / 20 + random.nextGaussian() > 0 ? 1 : 0
      };
    }
  }

  record Three() implements Tunable<Object> {
    @Override
    public String name() {
      return "three";
    }

    @Override
    public List<Weight> weights() {
      return List.of(
          new Weight("a", 0, -5, 5), new Weight("b", 0, -5, 5), new Weight("c", 0, -5, 5));
    }

    @Override
    public Object with(double... values) {
      return values;
    }

    @Override
    public Map<String, List<Double>> known() {
      return Map.of("top", List.of(3.0, -2.0, 1.0), "outside", List.of(9.0, 0.0, 0.0));
    }
  }

  static String file(String method, String more) {
    return """
    name: hill
    subject: {game: none, trial: hill}
    method: {name: %s}
    fitness: {games: 12, block: 3}
    training: {seed: 1}
    heldOut: {seed: 2, size: 60, against: [top]}
    finalists: {count: 3, games: 30}
    curve: {every: 3, games: 6}
    seed: 5
    %s
    """
        .formatted(method, more);
  }

  static Tuning tuning(String text, double noise) throws InputException {
    Description description = new Description("tune", "hill.yaml", text);
    TuneFile file = description.as(TuneFile.class);
    TuneSettings settings = TuneSettings.of(description, file);
    return new Tuning(
        settings, TuningStart.of(description, file, settings, new Three()), new Hill(noise));
  }

  Document run(Tuning tuning, Runner runner) throws InterruptedException {
    ExperimentRun bench =
        new ExperimentRun(
            store,
            experiment,
            (tasks, worker, heard) ->
                runner.run(
                    tasks,
                    task -> {
                      synchronized (done) {
                        done.merge(task.key(), 1, Integer::sum);
                      }
                      return worker.perform(task);
                    },
                    heard),
            tuning.worker(),
            ExperimentRun.Listener.NONE);
    return tuning.run(bench, Locale.ENGLISH);
  }

  static Document run(String text, double noise) throws Exception {
    return new TuningLab().run(tuning(text, noise), new LocalPool(1));
  }

  static Document.Table table(Document document, int number) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .toList()
        .get(number);
  }
}
