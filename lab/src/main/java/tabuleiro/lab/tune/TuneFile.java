package tabuleiro.lab.tune;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A tuning file as parsed; optional fields are nullable. {@link TuneSettings} is the checked form
 * with defaults.
 *
 * <pre>
 * name: tetris-10x10
 * subject: {game: tetris, trial: endless-10}
 * start: standard
 * method: {name: cma-es, generations: 30, population: 16, sigma: 0.2}
 * fitness: {games: 20, measure: log, mostMoves: 20000}
 * training: {seed: 1}
 * heldOut: {seed: 2, size: 500, against: [bcts]}
 * seed: 7
 * </pre>
 *
 * @param start {@code standard}, the name of known weights, or a list of numbers
 * @param fixed the names of weights that are not tuned
 * @param scale {@code linear} or {@code log}
 * @param seed the random seed of the method
 */
public record TuneFile(
    @Nullable String name,
    @Nullable Subject subject,
    @Nullable JsonNode start,
    @Nullable List<String> fixed,
    @Nullable String scale,
    @Nullable Method method,
    @Nullable Judging fitness,
    @Nullable Set training,
    @Nullable Set heldOut,
    @Nullable Racing racing,
    @Nullable Finalists finalists,
    @Nullable Curve curve,
    @Nullable Confirm confirm,
    @Nullable Long seed) {

  /**
   * What is tuned: exactly one of trial, evaluation, solver and heuristic.
   *
   * @param algorithm the search that uses the heuristic
   */
  public record Subject(
      @Nullable String game,
      @Nullable Map<String, String> variant,
      @Nullable String trial,
      @Nullable String evaluation,
      @Nullable String solver,
      @Nullable String heuristic,
      @Nullable String algorithm) {}

  /**
   * The tuning method.
   *
   * @param parents the initial weights of the course's genetic search
   */
  public record Method(
      @Nullable String name,
      @Nullable Integer generations,
      @Nullable Integer population,
      @Nullable Double sigma,
      @Nullable String noise,
      @Nullable Integer elite,
      @Nullable List<List<Double>> parents) {}

  /**
   * How weights are scored.
   *
   * @param games the number of games or boards for each set of weights
   * @param block the number of them per task
   * @param measure {@code plain} or {@code log}
   * @param mostMoves for trials: the maximum length of a game
   * @param nodes for evaluations and puzzles: the node limit of a search
   * @param depth for evaluations and puzzles: the depth limit of a search
   * @param opponents for evaluations: players, or {@code start} for the start weights
   * @param count for evaluations: {@code points} or {@code margin}
   * @param failure for puzzles: the score of a board without a solution
   */
  public record Judging(
      @Nullable Integer games,
      @Nullable Integer block,
      @Nullable String measure,
      @Nullable Long mostMoves,
      @Nullable Long nodes,
      @Nullable Integer depth,
      @Nullable List<String> opponents,
      @Nullable String count,
      @Nullable Double failure) {}

  /**
   * A set of instances.
   *
   * @param size the number of instances; unlimited if omitted
   * @param problems named problems instead of a seed
   * @param against for held-out sets: known weights that are scored too
   */
  public record Set(
      @Nullable Long seed,
      @Nullable Integer size,
      @Nullable List<String> problems,
      @Nullable List<String> against) {}

  /**
   * The settings of a race: the test {@code t} or {@code hoeffding}, its error probability, and the
   * number of blocks before the first comparison.
   */
  public record Racing(@Nullable String test, @Nullable Double alpha, @Nullable Integer first) {}

  /** How many of the best points are scored again, and on how many instances. */
  public record Finalists(@Nullable Integer count, @Nullable Integer games) {}

  /**
   * Every how many generations the method's point is scored on other instances, and on how many.
   */
  public record Curve(@Nullable Integer every, @Nullable Integer games) {}

  /** What decides in the end; without a match, the held-out set. */
  public record Confirm(@Nullable Match match) {}

  /**
   * A match of the winner against the start.
   *
   * @param games the maximum number of games
   * @param sprt the two leads, in Elo, that the test distinguishes
   */
  public record Match(
      @Nullable Integer games,
      @Nullable List<Double> sprt,
      @Nullable Long nodes,
      @Nullable Integer depth) {}
}
