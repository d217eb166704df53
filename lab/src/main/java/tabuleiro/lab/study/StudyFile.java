package tabuleiro.lab.study;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The description of a study as it is written in YAML. Exactly one of {@code solve}, {@code play}
 * and {@code trial} must be there. Where a list is expected, a single thing will do.
 *
 * @param name by which the study is known; also the title if there is none
 * @param title titles by language, such as {@code en} and {@code pt}
 * @param about what the study is for, by language
 * @param times whether the report tells times, the only numbers that differ from run to run
 */
public record StudyFile(
    @Nullable String name,
    @Nullable Map<String, String> title,
    @Nullable Map<String, String> about,
    @Nullable Boolean times,
    @Nullable Solve solve,
    @Nullable Play play,
    @Nullable Trials trial) {

  /**
   * Problems, each given to every algorithm.
   *
   * @param algorithms each one with every heuristic if it looks at heuristics, and with all weights
   *     if it has some
   * @param limits what a run may spend; several of them make as many runs
   */
  public record Solve(
      @Nullable String game,
      @Nullable Map<String, String> variant,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Problems> problems,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Algorithm> algorithms,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> heuristics,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Limit> limits,
      @Nullable Scoring scoring,
      @Nullable Reference reported) {}

  /**
   * Some problems: those of a name, a range of names {@code A..F} or {@code all} of the program or
   * of a file; one as text; or random ones.
   */
  public record Problems(
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> ids,
      @Nullable String file,
      @Nullable String name,
      @Nullable String text,
      @Nullable Random random) {

    /** A name, a range or {@code all}. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Problems of(String id) {
      return new Problems(List.of(id), null, null, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Problems {}
  }

  /**
   * Problems that the game makes by chance.
   *
   * @param boards how many
   * @param settings every other field; the game decides what they mean
   */
  public record Random(int boards, long seed, @JsonAnySetter Map<String, Double> settings) {

    public Random {
      settings = settings == null ? Map.of() : Map.copyOf(settings);
    }
  }

  /**
   * An algorithm with what changes its work.
   *
   * @param use the name by which {@code solve} knows it
   * @param name what the report calls it
   */
  public record Algorithm(
      @Nullable String use,
      @Nullable String name,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> heuristics,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Weights> weights,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Limit> limits,
      @Nullable String pathCost,
      @Nullable String ties,
      @Nullable String goalTest,
      @Nullable Boolean keepDuplicates,
      @Nullable Double weight,
      @Nullable Integer width) {

    /** An algorithm as it is. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Algorithm of(String use) {
      return new Algorithm(use, null, null, null, null, null, null, null, null, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Algorithm {}
  }

  /**
   * Weights: the name of known ones, or values, or all rows of a data file of the game.
   *
   * @param name of known weights, or what to call the values or the rows
   */
  public record Weights(
      @Nullable String name, @Nullable List<Double> values, @Nullable String file) {

    /** Known weights. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Weights of(String name) {
      return new Weights(name, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Weights {}
  }

  /**
   * What a run may spend.
   *
   * @param time in milliseconds; results then depend on the machine
   * @param nodes the most states or positions made
   * @param memory in megabytes
   * @param depth the longest solution, or how far a player looks
   */
  public record Limit(
      @Nullable Long time, @Nullable Long nodes, @Nullable Long memory, @Nullable Integer depth) {

    /** Nothing said. */
    public static final Limit NONE = new Limit(null, null, null, null);
  }

  /**
   * How runs are scored.
   *
   * @param failure what a run without a solution scores
   * @param value what a solution scores: its {@code points}, {@code cost} or {@code depth}
   */
  public record Scoring(@Nullable Long failure, @Nullable String value) {}

  /**
   * What others reported.
   *
   * @param source who and where
   * @param files data files of the game that hold reported scores
   * @param rows numbers given here
   */
  public record Reference(
      @Nullable String source,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> files,
      @Nullable List<Row> rows) {}

  /**
   * What was reported of one run.
   *
   * @param failed whether it found nothing
   */
  public record Row(
      @Nullable String problem,
      @Nullable String method,
      @Nullable Boolean failed,
      @Nullable Double score,
      @Nullable Double generated,
      @Nullable Double expanded,
      @Nullable Double depth,
      @Nullable Double nodes,
      @Nullable Double alphaCuts,
      @Nullable Double betaCuts,
      @Nullable Double value) {}

  /**
   * Positions of a game for two, each shown to every player.
   *
   * @param oracle what a proof may spend; without it no move is checked
   */
  public record Play(
      @Nullable String game,
      @Nullable Map<String, String> variant,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> players,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Positions> positions,
      @Nullable Limit limits,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Long> seeds,
      @Nullable Limit oracle,
      @Nullable Reference reported) {}

  /**
   * Some positions: one as text, those of a recorded game, or random ones.
   *
   * @param record a recorded game: a file, or one that ships with the game
   * @param side 1 or 2: only positions of a record where that side is to move
   * @param random how many random positions
   * @param plies how many random moves lead to each of them
   */
  public record Positions(
      @Nullable String name,
      @Nullable String text,
      @Nullable String record,
      @Nullable Integer side,
      @Nullable Integer random,
      @Nullable Integer plies,
      @Nullable Long seed) {

    /** {@code start}, or a position as text. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Positions of(String text) {
      return new Positions(null, text, null, null, null, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Positions {}
  }

  /**
   * Games against chance, each played with all weights from the same seeds.
   *
   * @param trials the names of the games
   * @param games how many games each one plays
   * @param moves the most moves of a game
   */
  public record Trials(
      @Nullable String game,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> trials,
      @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<Weights> weights,
      @Nullable Integer games,
      @Nullable Long moves,
      @Nullable Long seed,
      @Nullable Reference reported) {}

  /** The title in a language; the name if there is none. */
  public String titleIn(Locale locale) {
    return in(title, locale).orElse(Objects.requireNonNullElse(name, ""));
  }

  /** What the study is for, in a language. */
  public Optional<String> aboutIn(Locale locale) {
    return in(about, locale);
  }

  /** Whether the report tells times. */
  public boolean tellsTimes() {
    return times == null || times;
  }

  private static Optional<String> in(@Nullable Map<String, String> texts, Locale locale) {
    if (texts == null || texts.isEmpty()) {
      return Optional.empty();
    }
    String own = texts.get(locale.getLanguage());
    String english = own == null ? texts.get("en") : own;
    return Optional.of(english == null ? texts.values().iterator().next() : english);
  }
}
