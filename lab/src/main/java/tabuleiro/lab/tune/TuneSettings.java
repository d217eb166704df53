package tabuleiro.lab.tune;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.tune.method.CrossEntropy;

/**
 * The checked settings of a tuning, with defaults filled in.
 *
 * @param block the number of instances per task
 * @param finalists the number of best points that are scored again
 * @param finalGames the number of instances for that
 * @param curveEvery the number of generations between scores of the method's point on other
 *     instances; 0 for never
 * @param match the match that decides; without one the held-out set does
 * @param seed the random seed of the method
 */
public record TuneSettings(
    String name,
    MethodSettings method,
    int games,
    int block,
    ScoreMeasure measure,
    Instances training,
    Instances heldOut,
    List<String> against,
    List<String> fixed,
    boolean isLogarithmic,
    Race race,
    int finalists,
    int finalGames,
    int curveEvery,
    int curveGames,
    Optional<MatchSettings> match,
    long seed) {
  static final String BUNDLE = "tabuleiro.lab.tune.messages";
  private static final int MANY = 10_000_000;

  /** A match with a test. */
  public record MatchSettings(int games, Sprt test) {}

  /**
   * Checks the settings of a file.
   *
   * @throws InputException if they are invalid
   */
  public static TuneSettings of(Description description, TuneFile file) throws InputException {
    return new Reader(description).read(file);
  }

  /** Checks field by field. */
  private record Reader(Description description) {

    TuneSettings read(TuneFile file) throws InputException {
      TuneFile.Judging fitness = given("fitness", file.fitness());
      int games = whole("fitness.games", given("fitness.games", fitness.games()), 1, MANY);
      int block = whole("fitness.block", or(fitness.block(), (games + 4) / 5), 1, MANY);
      TuneFile.Set training = given("training", file.training());
      TuneFile.Set heldOut = given("heldOut", file.heldOut());
      if (or(training.against(), List.of()).size() > 0) {
        throw fault("tune.against");
      }
      Instances learn = instances("training", training, 0);
      Instances unseen = instances("heldOut", heldOut, 2);
      checkApart(learn, unseen);
      TuneFile.Finalists last = or(file.finalists(), new TuneFile.Finalists(null, null));
      TuneFile.Curve curve = or(file.curve(), new TuneFile.Curve(null, null));
      return new TuneSettings(
          given("name", file.name()),
          method(given("method", file.method())),
          games,
          block,
          ScoreMeasure.valueOf(oneOf("fitness.measure", fitness.measure(), "plain", "log")),
          learn,
          unseen,
          or(heldOut.against(), List.of()),
          or(file.fixed(), List.of()),
          oneOf("scale", file.scale(), "linear", "log").equals("LOG"),
          race(file.racing()),
          whole("finalists.count", or(last.count(), 5), 1, 1000),
          whole("finalists.games", or(last.games(), games), 1, MANY),
          whole("curve.every", or(curve.every(), 0), 0, MANY),
          whole("curve.games", or(curve.games(), games), 1, MANY),
          match(file.confirm()),
          or(file.seed(), 0L));
    }

    private MethodSettings method(TuneFile.Method method) throws InputException {
      String name = given("method.name", method.name());
      Quotation.Names known = Quotation.names(EnumIds.all(MethodSettings.Kind.class));
      MethodSettings.Kind kind =
          EnumIds.find(MethodSettings.Kind.class, name)
              .orElseThrow(() -> fault("tune.method", name, known));
      int generations =
          whole("method.generations", given("method.generations", method.generations()), 1, MANY);
      int population = population(kind, method.population());
      int elite =
          whole(
              "method.elite",
              or(method.elite(), Math.max(2, population / 10)),
              2,
              Math.max(2, population));
      return new MethodSettings(
          kind,
          generations,
          population,
          number("method.sigma", or(method.sigma(), 0.25), 1e-6, 1),
          CrossEntropy.Noise.valueOf(
              oneOf("method.noise", method.noise(), "decreasing", "constant", "none")),
          elite,
          or(method.parents(), List.of()));
    }

    /** The population of a method; 0 for its default. */
    private int population(MethodSettings.Kind kind, @Nullable Integer population)
        throws InputException {
      return switch (kind.population()) {
        case NEEDED -> size(kind, given("method.population", population));
        case FREE -> population == null ? 0 : size(kind, population);
        case FIXED -> {
          if (population != null) {
            throw fault("tune.population", kind.id());
          }
          yield 0;
        }
      };
    }

    private int size(MethodSettings.Kind kind, int population) throws InputException {
      return whole("method.population", population, kind.fewest(), 100_000);
    }

    private Instances instances(String field, TuneFile.Set set, int least) throws InputException {
      List<String> problems = or(set.problems(), List.of());
      if (!problems.isEmpty()) {
        if (set.seed() != null || set.size() != null) {
          throw fault("tune.problems", field);
        }
        return new Instances(0, 0, problems);
      }
      long seed = given(field + ".seed", set.seed());
      int size = least > 0 ? given(field + ".size", set.size()) : or(set.size(), 0);
      return new Instances(seed, whole(field + ".size", size, least, MANY), List.of());
    }

    /** Held-out instances must not be used for training. */
    private void checkApart(Instances training, Instances heldOut) throws InputException {
      boolean areSeeds = training.problems().isEmpty() && heldOut.problems().isEmpty();
      if (areSeeds && training.seed() == heldOut.seed()) {
        throw fault("tune.sameSeed", training.seed());
      }
      for (String problem : heldOut.problems()) {
        if (training.problems().contains(problem)) {
          throw fault("tune.sameProblem", problem);
        }
      }
    }

    private Race race(TuneFile.@Nullable Racing racing) throws InputException {
      if (racing == null) {
        return Race.NONE;
      }
      return new Race(
          Race.Bound.valueOf(oneOf("racing.test", racing.test(), "t", "hoeffding")),
          number("racing.alpha", or(racing.alpha(), 0.05), 1e-9, 0.49),
          whole("racing.first", or(racing.first(), 1), 1, MANY));
    }

    private Optional<MatchSettings> match(TuneFile.@Nullable Confirm confirm)
        throws InputException {
      if (confirm == null || confirm.match() == null) {
        return Optional.empty();
      }
      TuneFile.Match match = confirm.match();
      List<Double> sprt = or(match.sprt(), List.of(0.0, 10.0));
      if (sprt.size() != 2 || !(sprt.get(0) < sprt.get(1))) {
        throw fault("tune.sprt");
      }
      int games = whole("confirm.match.games", or(match.games(), 2000), 2, MANY);
      return Optional.of(new MatchSettings(games, Sprt.of(sprt.get(0), sprt.get(1))));
    }

    private <T> T given(String field, @Nullable T value) throws InputException {
      if (value == null) {
        throw fault("tune.missing", field);
      }
      return value;
    }

    private static <T> T or(@Nullable T value, T fallback) {
      return Objects.requireNonNullElse(value, fallback);
    }

    private int whole(String field, int value, int least, int most) throws InputException {
      if (value < least || value > most) {
        throw fault("tune.number", field, value, least, most);
      }
      return value;
    }

    private double number(String field, double value, double least, double most)
        throws InputException {
      if (!(value >= least && value <= most)) {
        throw fault("tune.number", field, value, least, most);
      }
      return value;
    }

    /** One of several words, the first if none is given; in capitals. */
    private String oneOf(String field, @Nullable String value, String... words)
        throws InputException {
      String word = value == null ? words[0] : Words.lower(value);
      if (!List.of(words).contains(word)) {
        throw fault("tune.word", field, word, Quotation.names(List.of(words)));
      }
      return word.toUpperCase(Locale.ROOT);
    }

    private InputException fault(String key, Object... arguments) {
      return description.fault(BUNDLE, key, arguments);
    }
  }
}
