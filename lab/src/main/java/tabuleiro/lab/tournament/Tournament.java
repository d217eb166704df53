package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/**
 * A tournament: requests pairs of games, counts them and reports the results. The requested pairs
 * depend only on the specification and on results. A tournament can therefore be interrupted and
 * resumed at any point, with any number of threads.
 *
 * <p>With a sequential test, pairs are requested in blocks of a fixed size and counted in order up
 * to the one that decides. The remaining pairs of the block stay in the store but do not count.
 *
 * <p>Immutable. Several threads may run it, each with its own {@link ExperimentRun}.
 */
public final class Tournament implements Plan {
  /** The number of pairs requested before the test is evaluated. */
  static final int BLOCK = 8;

  /** More than the pairs of a round. */
  private static final long OPENINGS_OF_A_ROUND = 1 << 20;

  private final TournamentSpec spec;
  private final TournamentSetting setting;
  private final Worker worker;

  /**
   * The games played.
   *
   * @param pairs the counted pairs of each pairing, in order, without the records of the games
   * @param surplus the number of pairs played after a test had decided
   * @param table the final standings of a Swiss tournament
   */
  record Played(
      List<Round> rounds,
      Map<Pairing, List<PairResult>> pairs,
      int surplus,
      Optional<SwissTable> table) {}

  public Tournament(TournamentSpec spec, TournamentSetting setting, Worker worker) {
    this.spec = spec;
    this.setting = setting;
    this.worker = worker;
  }

  @Override
  public String kind() {
    return "tournament";
  }

  @Override
  public String name() {
    return spec.name();
  }

  @Override
  public Worker worker() {
    return new Worker() {
      @Override
      public JsonNode perform(Task task) throws InterruptedException {
        return worker.perform(task);
      }

      @Override
      public boolean isRepeatable(Task task) {
        return Stream.of("one", "other")
            .noneMatch(seat -> setting.unrepeatable().contains(task.what().path(seat).asText()));
      }
    };
  }

  @Override
  public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
    Played played =
        switch (spec.system()) {
          case ROUND_ROBIN -> scheduled(bench, locale, Schedule.roundRobin(spec.entrants().size()));
          case GAUNTLET ->
              scheduled(bench, locale, Schedule.gauntlet(spec.entrants().size(), spec.hero()));
          case SWISS -> swiss(bench, locale, true);
        };
    return new TournamentReport(spec, setting, played, locale).document();
  }

  /** Reports the pairs played so far; in a Swiss tournament, the finished rounds. */
  @Override
  public Optional<Document> soFar(ExperimentRun bench, Locale locale) throws InterruptedException {
    int entrants = spec.entrants().size();
    Played played =
        switch (spec.system()) {
          case ROUND_ROBIN -> known(bench, Schedule.roundRobin(entrants));
          case GAUNTLET -> known(bench, Schedule.gauntlet(entrants, spec.hero()));
          case SWISS -> swiss(bench, locale, false);
        };
    return played.pairs().isEmpty()
        ? Optional.empty()
        : Optional.of(new TournamentReport(spec, setting, played, locale).document());
  }

  private Played known(ExperimentRun bench, List<Round> rounds) {
    Map<Pairing, List<PairResult>> pairs = new LinkedHashMap<>();
    for (Pairing pairing : rounds.stream().flatMap(r -> r.pairings().stream()).toList()) {
      Map<String, Result> results = bench.known(tasks(List.of(pairing), 0, spec.pairs()));
      if (!results.isEmpty()) {
        pairs.put(
            pairing,
            results.values().stream()
                .map(each -> PairResult.of(each.values()).withoutRecords())
                .toList());
      }
    }
    return new Played(rounds, pairs, 0, Optional.empty());
  }

  private boolean isOver(ExperimentRun bench, Round round) {
    List<Task> tasks = tasks(round.pairings(), 0, spec.pairs());
    return bench.known(tasks).size() == tasks.size();
  }

  private Played scheduled(ExperimentRun bench, Locale locale, List<Round> rounds)
      throws InterruptedException {
    List<Pairing> pairings = rounds.stream().flatMap(r -> r.pairings().stream()).toList();
    if (spec.test().isPresent()) {
      return tested(bench, locale, rounds, pairings, spec.test().get());
    }
    bench.expect(text(locale, "stage.games"), (long) pairings.size() * spec.pairs());
    Map<Pairing, List<PairResult>> pairs = play(bench, pairings, 0, spec.pairs());
    return new Played(rounds, pairs, 0, Optional.empty());
  }

  private Played tested(
      ExperimentRun bench, Locale locale, List<Round> rounds, List<Pairing> pairings, Sprt test)
      throws InterruptedException {
    Map<Pairing, List<PairResult>> counted = new LinkedHashMap<>();
    pairings.forEach(pairing -> counted.put(pairing, new ArrayList<>()));
    List<Pairing> open = new ArrayList<>(pairings);
    int surplus = 0;
    for (int from = 0; from < spec.pairs() && !open.isEmpty(); from += BLOCK) {
      int to = Math.min(from + BLOCK, spec.pairs());
      bench.expect(text(locale, "stage.test", open.size()), (long) open.size() * (to - from));
      Map<Pairing, List<PairResult>> block = play(bench, open, from, to);
      for (Map.Entry<Pairing, List<PairResult>> more : block.entrySet()) {
        List<PairResult> before = Objects.requireNonNull(counted.get(more.getKey()));
        int taken = take(before, more.getValue(), test);
        surplus += more.getValue().size() - taken;
        if (isDecided(before, test)) {
          open.remove(more.getKey());
        }
      }
    }
    return new Played(rounds, counted, surplus, Optional.empty());
  }

  /** Counts pairs in order until the test decides. */
  private static int take(List<PairResult> counted, List<PairResult> more, Sprt test) {
    int taken = 0;
    while (taken < more.size() && !isDecided(counted, test)) {
      counted.add(more.get(taken++));
    }
    return taken;
  }

  private static boolean isDecided(List<PairResult> pairs, Sprt test) {
    return test.verdict(count(pairs)) != Sprt.Verdict.OPEN;
  }

  /** Pairs counted by their five results, seen from player {@code one}. */
  static Pairs count(List<PairResult> pairs) {
    Pairs count = Pairs.NONE;
    for (PairResult pair : pairs) {
      double first = pair.games().get(0).winner().score();
      count = count.plus(first, pair.points() - first);
    }
    return count;
  }

  /** All rounds, or only those whose games have all been played. */
  private Played swiss(ExperimentRun bench, Locale locale, boolean isWhole)
      throws InterruptedException {
    SwissTable table = SwissTable.of(spec.entrants().size());
    Map<Pairing, List<PairResult>> all = new LinkedHashMap<>();
    for (int number = 1; number <= spec.rounds(); number++) {
      Round round = Swiss.next(table);
      if (!isWhole && !isOver(bench, round)) {
        break;
      }
      bench.expect(
          text(locale, "stage.round", number, spec.rounds()),
          (long) round.pairings().size() * spec.pairs());
      Map<Pairing, List<PairResult>> pairs = play(bench, round.pairings(), 0, spec.pairs());
      double[] points = new double[spec.entrants().size()];
      pairs.forEach(
          (pairing, results) -> {
            points[pairing.one()] = results.stream().mapToDouble(PairResult::points).sum();
            points[pairing.other()] = 2 * results.size() - points[pairing.one()];
          });
      all.putAll(pairs);
      table = table.plus(round, points);
    }
    return new Played(table.rounds(), all, 0, Optional.of(table));
  }

  /** The pairs of some pairings with numbers in a half-open range. */
  private Map<Pairing, List<PairResult>> play(
      ExperimentRun bench, List<Pairing> pairings, int from, int to) throws InterruptedException {
    Map<String, Result> results = bench.results(tasks(pairings, from, to));
    Map<Pairing, List<PairResult>> pairs = new LinkedHashMap<>();
    for (Pairing pairing : pairings) {
      List<PairResult> own = new ArrayList<>();
      for (int number = from; number < to; number++) {
        Result result = Objects.requireNonNull(results.get(key(pairing.round(), pairing, number)));
        own.add(PairResult.of(result.values()).withoutRecords());
      }
      pairs.put(pairing, own);
    }
    return pairs;
  }

  private List<Task> tasks(List<Pairing> pairings, int from, int to) {
    List<Task> tasks = new ArrayList<>();
    for (int number = from; number < to; number++) {
      for (Pairing pairing : pairings) {
        tasks.add(task(pairing, number));
      }
    }
    return tasks;
  }

  private Task task(Pairing pairing, int number) {
    // In a round robin all pairings share the same openings; each Swiss round has its own. Neither
    // openings nor seeds depend on the number of games or players, so that a tournament with more
    // of them can reuse results.
    int round = spec.system() == TournamentSpec.Scheme.SWISS ? pairing.round() : 1;
    long opening = (round - 1) * OPENINGS_OF_A_ROUND + number;
    return new Task(
        key(pairing.round(), pairing, number),
        new TaskSpecification(spec, setting).of(pairing, opening),
        mix(spec.seed(), key(round, pairing, number)));
  }

  /** A key such as {@code r01/alice+bob/0003}. */
  private String key(int round, Pairing pairing, int number) {
    return String.format(
        Locale.ROOT,
        "r%02d/%s+%s/%04d",
        round,
        spec.names().get(pairing.one()),
        spec.names().get(pairing.other()),
        number + 1);
  }

  /** A seed for each key: the FNV-1a hash (Fowler, Noll and Vo), initialised with the seed. */
  private static long mix(long seed, String key) {
    long hash = 0xcbf2_9ce4_8422_2325L ^ seed * 0x9E37_79B9_7F4A_7C15L;
    for (byte letter : key.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (letter & 0xff)) * 0x100_0000_01b3L;
    }
    return hash;
  }

  private static String text(Locale locale, String key, Object... arguments) {
    return new ReportTexts(locale).text(key, arguments);
  }
}
