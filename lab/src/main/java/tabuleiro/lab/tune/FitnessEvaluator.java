package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * Scores weights in an {@link ExperimentRun}: divides the work into tasks, one for each set of
 * weights and block of instances, named {@code STAGE/c03/b1}. Not thread-safe.
 */
final class FitnessEvaluator {
  private final ExperimentRun bench;
  private final FitnessWorker worker;
  private final int block;

  /**
   * @param worker describes the tasks
   * @param block the number of instances per task
   */
  FitnessEvaluator(ExperimentRun bench, FitnessWorker worker, int block) {
    this.bench = bench;
    this.worker = worker;
    this.block = block;
  }

  /** The number of blocks of this many instances. */
  static int blocks(int instances, int block) {
    return (instances + block - 1) / block;
  }

  /** Scores all weights on all instances. */
  List<ScoreTally> all(String stage, List<double[]> weights, List<Instance> instances)
      throws InterruptedException {
    List<ScoreTally> tallies = weights.stream().map(ScoreTally::new).toList();
    List<Integer> numbers = new ArrayList<>();
    for (int b = 0; b < blocks(instances.size(), block); b++) {
      numbers.add(b);
    }
    judge(stage, tallies, Set.copyOf(tallies), instances, numbers);
    return tallies;
  }

  /** Scores all weights until they are clearly not among the best. */
  List<ScoreTally> race(String stage, List<double[]> weights, List<Instance> instances, Rules rules)
      throws InterruptedException {
    if (!rules.race.isOn()) {
      return all(stage, weights, instances);
    }
    List<ScoreTally> tallies = weights.stream().map(ScoreTally::new).toList();
    int rounds = blocks(instances.size(), block);
    List<ScoreTally> running = tallies;
    for (int round = 0; round < rounds; round++) {
      judge(stage, tallies, new HashSet<>(running), instances, List.of(round));
      if (round + 1 >= rules.race.first() && round + 1 < rounds) {
        int comparisons = weights.size() * rounds;
        running = rules.race.survivors(running, rules.places, rules.measure, comparisons);
      }
    }
    return tallies;
  }

  /**
   * The rules of a race.
   *
   * @param places the number of best weights wanted
   */
  record Rules(Race race, int places, ScoreMeasure measure) {}

  private void judge(
      String stage,
      List<ScoreTally> tallies,
      Set<ScoreTally> running,
      List<Instance> instances,
      List<Integer> blocks)
      throws InterruptedException {
    List<Task> tasks = new ArrayList<>();
    List<ScoreTally> owners = new ArrayList<>();
    for (int b : blocks) {
      List<Instance> part =
          instances.subList(b * block, Math.min(instances.size(), (b + 1) * block));
      for (int c = 0; c < tallies.size(); c++) {
        if (running.contains(tallies.get(c))) {
          String key = String.format(Locale.ROOT, "%s/c%02d/b%d", stage, c, b);
          tasks.add(worker.judge(key, tallies.get(c).weights(), part));
          owners.add(tallies.get(c));
        }
      }
    }
    Map<String, Result> results = bench.results(tasks);
    for (int i = 0; i < tasks.size(); i++) {
      Result result = Objects.requireNonNull(results.get(tasks.get(i).key()));
      owners.get(i).add(FitnessWorker.scores(result));
    }
  }
}
