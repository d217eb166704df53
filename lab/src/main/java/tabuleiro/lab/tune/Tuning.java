package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tabuleiro.core.text.Message;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.tune.TuningOutcome.Generation;
import tabuleiro.lab.tune.TuningOutcome.Standing;
import tabuleiro.lab.tune.method.Tuner;

/**
 * The plan of a tuning, a search for better weights:
 *
 * <ol>
 *   <li>The method proposes points, a generation at a time. All points of a generation are scored
 *       on the same training instances, and those clearly behind are dropped early.
 *   <li>The best of all generations were partly lucky. So they, the method's own estimate of the
 *       optimum and the start are scored again on other training instances. The best of these is
 *       the winner.
 *   <li>Winner and start are compared on held-out instances that were not used before and, if
 *       requested, in a match. Only this comparison decides whether the winner is reported as
 *       better.
 * </ol>
 *
 * Everything follows from the settings and the results of tasks, so an interrupted tuning resumes
 * by replaying the plan.
 */
public final class Tuning implements Plan {
  private static final String WINNER = "winner";
  private static final String START = "start";

  private final TuneSettings settings;
  private final WeightSpace space;
  private final Map<String, double[]> rivals;
  private final Fitness fitness;

  /** Creates the tuning of what a fitness scores. */
  public Tuning(TuneSettings settings, TuningStart basis, Fitness fitness) {
    this.settings = settings;
    this.space = basis.space();
    this.rivals = new LinkedHashMap<>(basis.rivals());
    this.fitness = fitness;
  }

  @Override
  public String kind() {
    return "tune";
  }

  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public Worker worker() {
    return fitnessWorker();
  }

  private FitnessWorker fitnessWorker() {
    return new FitnessWorker(fitness);
  }

  /** A point and its score. */
  private static final class Tried {
    final double[] weights;
    final double score;

    Tried(double[] weights, double score) {
      this.weights = weights;
      this.score = score;
    }
  }

  @Override
  public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
    FitnessEvaluator judge = new FitnessEvaluator(bench, fitnessWorker(), settings.block());
    Tuner tuner = settings.method().tuner(space, settings.seed());
    List<Tried> tried = new ArrayList<>();
    List<Generation> generations = new ArrayList<>();
    search(bench, judge, tuner, tried, generations, locale);
    List<Standing> standings = decide(bench, judge, tuner, tried, locale);
    boolean isStart = Arrays.equals(standings.get(0).training().weights(), space.start());
    Optional<Confirmation> confirmation = Optional.empty();
    if (settings.match().isPresent() && !isStart) {
      TuneSettings.MatchSettings match = settings.match().get();
      bench.expect(text(locale, "stage.match"), match.games() / 2);
      double[] winner = standings.get(0).training().weights();
      confirmation =
          Optional.of(Confirmation.play(bench, fitnessWorker(), match, winner, space.start()));
    }
    TuningOutcome outcome = new TuningOutcome(generations, standings, confirmation, isStart);
    return new TuneReport(settings, space, fitness, locale).document(outcome);
  }

  /** Reports the complete generations. */
  @Override
  public Optional<Document> soFar(ExperimentRun bench, Locale locale) {
    Tuner tuner = settings.method().tuner(space, settings.seed());
    List<Generation> generations = new ArrayList<>();
    try {
      FitnessEvaluator judge = new FitnessEvaluator(bench, fitnessWorker(), settings.block());
      search(bench, judge, tuner, new ArrayList<>(), generations, locale);
    } catch (InterruptedException e) {
      // The next generation is not finished yet.
    }
    return generations.isEmpty()
        ? Optional.empty()
        : Optional.of(new TuneReport(settings, space, fitness, locale).soFar(generations));
  }

  private void search(
      ExperimentRun bench,
      FitnessEvaluator judge,
      Tuner tuner,
      List<Tried> tried,
      List<Generation> generations,
      Locale locale)
      throws InterruptedException {
    Map<List<Double>, ScoreTally> known = new HashMap<>();
    int perGeneration = FitnessEvaluator.blocks(settings.games(), settings.block());
    for (int g = 0; g < settings.method().generations(); g++) {
      List<double[]> points = tuner.ask();
      if (g == 0) {
        long about = (long) points.size() * perGeneration * settings.method().generations();
        bench.expect(text(locale, "stage.search"), about);
      }
      List<double[]> weights = points.stream().map(space::weights).toList();
      String stage = String.format(Locale.ROOT, "g%03d", g);
      List<Instance> instances =
          settings.training().from((long) g * settings.games(), settings.games());
      FitnessEvaluator.Rules rules =
          new FitnessEvaluator.Rules(settings.race(), tuner.parents(), settings.measure());
      List<ScoreTally> tallies = judge.race(stage, weights, instances, rules);
      List<Tuner.Scored> scores = scores(tallies);
      for (int i = 0; i < tallies.size(); i++) {
        tried.add(new Tried(weights.get(i), scores.get(i).mean()));
      }
      tuner.tell(scores);
      tallies.forEach(tally -> known.put(key(tally.weights()), tally));
      generations.add(generation(g, tallies, elsewhere(judge, tuner, g), pool(tuner, known)));
    }
  }

  /**
   * The scores for the method. Points that were dropped early have seen fewer instances than the
   * leader; they keep the distance to it that they had on the common instances.
   */
  private List<Tuner.Scored> scores(List<ScoreTally> tallies) {
    ScoreTally leader = leader(tallies);
    double top = leader.mean(settings.measure());
    List<Tuner.Scored> scores = new ArrayList<>();
    for (ScoreTally tally : tallies) {
      double mean =
          tally.size() == leader.size()
              ? tally.mean(settings.measure())
              : top - ScoreTally.mean(leader.differences(tally, settings.measure()));
      scores.add(new Tuner.Scored(mean, tally.error(settings.measure())));
    }
    return scores;
  }

  /** The best of those with the most instances. */
  private ScoreTally leader(List<ScoreTally> tallies) {
    return tallies.stream()
        .max(
            Comparator.comparingInt(ScoreTally::size)
                .thenComparingDouble(tally -> tally.mean(settings.measure())))
        .orElseThrow();
  }

  /** The scores of the method's best points, each as it was scored last. */
  private List<ScoreTally> pool(Tuner tuner, Map<List<Double>, ScoreTally> known) {
    return tuner.pool().stream()
        .map(point -> Objects.requireNonNull(known.get(key(space.weights(point)))))
        .toList();
  }

  private static List<Double> key(double[] weights) {
    return Arrays.stream(weights).boxed().toList();
  }

  private Generation generation(
      int number, List<ScoreTally> tallies, Optional<Double> elsewhere, List<ScoreTally> pool) {
    ScoreTally leader = leader(tallies);
    double mean = tallies.stream().mapToDouble(ScoreTally::mean).sum() / tallies.size();
    int givenUp = (int) tallies.stream().filter(tally -> tally.size() < leader.size()).count();
    return new Generation(number, leader.mean(), mean, tallies.size(), givenUp, elsewhere, pool);
  }

  /** The score of the method's point on instances that are neither for training nor held out. */
  private Optional<Double> elsewhere(FitnessEvaluator judge, Tuner tuner, int generation)
      throws InterruptedException {
    int every = settings.curveEvery();
    if (every == 0 || (generation + 1) % every != 0) {
      return Optional.empty();
    }
    double[] weights = space.weights(tuner.centre().orElse(tuner.best()));
    Instances other = new Instances(~settings.heldOut().seed(), 0, List.of());
    String stage = String.format(Locale.ROOT, "curve%03d", generation);
    return Optional.of(
        judge.all(stage, List.of(weights), other.from(0, settings.curveGames())).get(0).mean());
  }

  /** The winner, the start and the others, on training and on held-out instances. */
  private List<Standing> decide(
      ExperimentRun bench, FitnessEvaluator judge, Tuner tuner, List<Tried> tried, Locale locale)
      throws InterruptedException {
    List<double[]> finalists = finalists(tuner, tried);
    int eligible = finalists.size();
    finalists.addAll(rivals.values());
    long used = (long) settings.method().generations() * settings.games();
    List<Instance> again =
        settings.training().from(settings.training().isEndless() ? used : 0, settings.finalGames());
    bench.expect(
        text(locale, "stage.finalists"),
        (long) finalists.size() * FitnessEvaluator.blocks(again.size(), settings.block()));
    List<ScoreTally> training = judge.all("final", finalists, again);
    ScoreTally winner = training.get(0);
    for (ScoreTally tally : training.subList(0, eligible)) {
      if (tally.mean(settings.measure()) > winner.mean(settings.measure())) {
        winner = tally;
      }
    }
    List<ScoreTally> shown = new ArrayList<>(List.of(winner, training.get(0)));
    shown.addAll(training.subList(eligible, training.size()));
    return standings(bench, judge, shown, locale);
  }

  private List<Standing> standings(
      ExperimentRun bench, FitnessEvaluator judge, List<ScoreTally> shown, Locale locale)
      throws InterruptedException {
    List<Instance> unseen = settings.heldOut().from(0, settings.heldOut().size());
    bench.expect(
        text(locale, "stage.heldOut"),
        (long) shown.size() * FitnessEvaluator.blocks(unseen.size(), settings.block()));
    List<ScoreTally> heldOut =
        judge.all("heldout", shown.stream().map(ScoreTally::weights).toList(), unseen);
    List<String> names =
        new ArrayList<>(List.of(text(locale, "name." + WINNER), text(locale, "name." + START)));
    names.addAll(rivals.keySet());
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      standings.add(new Standing(names.get(i), shown.get(i), heldOut.get(i)));
    }
    return standings;
  }

  /** The start first, then the method's point, then the best points, without duplicates. */
  private List<double[]> finalists(Tuner tuner, List<Tried> tried) {
    List<double[]> finalists = new ArrayList<>(List.of(space.start()));
    tuner.centre().ifPresent(centre -> addNew(finalists, space.weights(centre)));
    int others = finalists.size();
    List<Tried> ranked = new ArrayList<>(tried);
    ranked.sort(Comparator.comparingDouble(each -> -each.score));
    for (Tried each : ranked) {
      if (finalists.size() < others + settings.finalists()) {
        addNew(finalists, each.weights);
      }
    }
    return finalists;
  }

  private static void addNew(List<double[]> list, double[] weights) {
    if (list.stream().noneMatch(each -> Arrays.equals(each, weights))) {
      list.add(weights);
    }
  }

  private static String text(Locale locale, String key) {
    return Message.of(TuneSettings.BUNDLE, key).in(locale);
  }
}
