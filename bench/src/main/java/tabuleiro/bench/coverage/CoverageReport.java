package tabuleiro.bench.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import tabuleiro.lab.match.Sprt;

/**
 * Prints how often the Elo intervals contain the true lead: computed exactly for matches, by
 * simulation for tournaments. The output is the same on every machine.
 */
public final class CoverageReport {
  private static final List<Integer> PAIRS = List.of(5, 10, 20, 30, 50, 100, 200);
  private static final List<Integer> FEW = List.of(1, 2, 3, 4);
  private static final List<Double> LEADS = List.of(0.0, 50.0, 100.0, 200.0, 400.0, 600.0);
  private static final List<Double> DRAWS = List.of(0.0, 0.3, 0.6);
  private static final int TRIALS = 4000; // simulated tournaments at each point
  private static final long SEED = 1;
  private static final int[] EACH = {2, 4, 6}; // players of a round robin
  private static final int[] MANY = {6}; // players of other tournaments

  private CoverageReport() {}

  public static void main(String[] arguments) {
    print("Matches, exact: lowest and mean coverage of %d models in %%%n%n", models(0).size());
    print("| pairs | %s | lowest | mean |%n", heading());
    print("| --- | %s | --- | --- |%n", LEADS.stream().map(l -> "---").collect(joined()));
    matches(FEW, "few");
    matches(PAIRS, "all");
    print("%nTournaments, simulated: coverage in %% (lowest and mean of the models)%n%n");
    print("| system | players | pairs | strengths | | leads | | winner named if all are equal |%n");
    print("| --- | --- | --- | --- | --- | --- | --- | --- |%n");
    tournaments(List.of(1, 2), "few");
    tournaments(List.of(5, 10, 30, 100), "all");
    print("%nAfter a sequential test of 0 against 50 Elo (not printed by the program), in %%%n%n");
    print("| true lead | 0 | 25 | 50 | 100 |%n| --- | --- | --- | --- | --- |%n| coverage |");
    for (double lead : new double[] {0, 25, 50, 100}) {
      PairModel model = new PairModel(lead, 0.3, PairModel.Openings.BALANCED);
      print(" %s |", percent(SequentialCoverage.of(Sprt.of(0, 50), model)));
    }
    print("%n");
  }

  private static String heading() {
    return LEADS.stream().map(l -> String.format(Locale.ROOT, "%+.0f Elo", l)).collect(joined());
  }

  private static Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(" | ");
  }

  private static List<PairModel> models(double lead) {
    List<PairModel> models = new ArrayList<>();
    for (double draws : DRAWS) {
      for (PairModel.Openings openings : PairModel.Openings.values()) {
        models.add(new PairModel(lead, draws, openings));
      }
    }
    return models;
  }

  private static void matches(List<Integer> sizes, String name) {
    List<Double> all = new ArrayList<>();
    for (int pairs : sizes) {
      MatchCoverage coverage = new MatchCoverage(pairs);
      List<Double> row = new ArrayList<>();
      List<String> cells = new ArrayList<>();
      for (double lead : LEADS) {
        List<Double> cell = models(lead).stream().map(coverage::of).toList();
        cells.add(percent(lowest(cell)) + " / " + percent(mean(cell)));
        row.addAll(cell);
      }
      print(
          "| %d | %s | %s | %s |%n",
          pairs, String.join(" | ", cells), percent(lowest(row)), percent(mean(row)));
      all.addAll(row);
    }
    String empty = LEADS.stream().map(l -> "").collect(joined());
    print("| %s | %s | %s | %s |%n", name, empty, percent(lowest(all)), percent(mean(all)));
  }

  private static void tournaments(List<Integer> sizes, String name) {
    List<Double> strengths = new ArrayList<>();
    List<Double> leads = new ArrayList<>();
    for (TournamentCoverage.Scheme scheme : TournamentCoverage.Scheme.values()) {
      for (int players : scheme == TournamentCoverage.Scheme.ROUND_ROBIN ? EACH : MANY) {
        for (int pairs : sizes) {
          List<TournamentCoverage.Point> points = points(scheme, players);
          List<TournamentCoverage.Shares> shares =
              points.parallelStream()
                  .map(point -> new TournamentCoverage(point, pairs, TRIALS).shares(SEED))
                  .toList();
          List<Double> ofStrengths = all(shares, TournamentCoverage.Shares::strengths);
          List<Double> ofLeads = all(shares, TournamentCoverage.Shares::leads);
          String row = String.format(Locale.ROOT, "%s | %d | %d", scheme, players, pairs);
          row(row, ofStrengths, ofLeads, percent(named(points, shares)));
          strengths.addAll(ofStrengths);
          leads.addAll(ofLeads);
        }
      }
    }
    row(name + " | | ", strengths, leads, "");
  }

  private static List<Double> all(
      List<TournamentCoverage.Shares> shares,
      Function<TournamentCoverage.Shares, List<Double>> part) {
    return shares.stream().flatMap(s -> part.apply(s).stream()).toList();
  }

  /** How often a winner is named among equal players. */
  private static double named(
      List<TournamentCoverage.Point> points, List<TournamentCoverage.Shares> shares) {
    return IntStream.range(0, points.size())
        .filter(i -> points.get(i).range() == 0)
        .mapToDouble(i -> shares.get(i).named())
        .average()
        .orElseThrow();
  }

  private static void row(String name, List<Double> strengths, List<Double> leads, String named) {
    print(
        "| %s | %s | %s | %s | %s | %s |%n",
        name,
        percent(lowest(strengths)),
        percent(mean(strengths)),
        percent(lowest(leads)),
        percent(mean(leads)),
        named);
  }

  private static List<TournamentCoverage.Point> points(
      TournamentCoverage.Scheme scheme, int players) {
    List<TournamentCoverage.Point> points = new ArrayList<>();
    for (double range : new double[] {0, 400}) {
      for (double draws : new double[] {0, 0.4}) {
        for (PairModel.Openings openings :
            List.of(
                PairModel.Openings.BALANCED, PairModel.Openings.SEAT, PairModel.Openings.PLAYER)) {
          points.add(new TournamentCoverage.Point(scheme, players, range, draws, openings));
        }
      }
    }
    return points;
  }

  private static double lowest(List<Double> numbers) {
    return stream(numbers).min().orElseThrow();
  }

  private static double mean(List<Double> numbers) {
    return stream(numbers).average().orElseThrow();
  }

  private static DoubleStream stream(List<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format, arguments);
  }
}
