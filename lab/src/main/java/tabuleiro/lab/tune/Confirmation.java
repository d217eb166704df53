package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * The match that a winner must win before it is reported as better: pairs of games against the
 * start weights until a sequential test decides. Pairs are requested in blocks and counted in order
 * up to the one that decides, so the end does not depend on the concurrency.
 *
 * @param pairs the counted pairs
 * @param verdict the decision of the test
 */
record Confirmation(Pairs pairs, Sprt test, Sprt.Verdict verdict) {
  private static final int AT_ONCE = 16;

  /** Plays the match; stored results are reused. */
  static Confirmation play(
      ExperimentRun bench,
      FitnessWorker worker,
      TuneSettings.MatchSettings match,
      double[] winner,
      double[] start)
      throws InterruptedException {
    Pairs pairs = Pairs.NONE;
    int most = match.games() / 2;
    for (int next = 0; next < most; next += AT_ONCE) {
      List<Task> tasks = new ArrayList<>();
      for (int number = next; number < Math.min(most, next + AT_ONCE); number++) {
        String key = String.format(Locale.ROOT, "match/p%05d", number);
        tasks.add(worker.pair(key, winner, start, number));
      }
      var results = bench.results(tasks);
      for (Task task : tasks) {
        Result result = Objects.requireNonNull(results.get(task.key()));
        double[] points = FitnessWorker.scores(result);
        pairs = pairs.plus(points[0], points[1]);
        Sprt.Verdict verdict = match.test().verdict(pairs);
        if (verdict != Sprt.Verdict.OPEN) {
          return new Confirmation(pairs, match.test(), verdict);
        }
      }
    }
    return new Confirmation(pairs, match.test(), Sprt.Verdict.OPEN);
  }

  boolean isWon() {
    return verdict == Sprt.Verdict.ELO1;
  }
}
