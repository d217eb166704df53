package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.ReweightedKnowledge;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.match.Adjudication;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.Instance;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

/**
 * Scores the weights of an evaluation by the results of the general engine that uses it. An
 * instance is an opening. From it, the engine plays a pair of games against each opponent, with
 * sides exchanged.
 *
 * @param subject what is tuned, as JSON
 * @param limits search limits per move
 * @param matchLimits search limits per move in the deciding match
 * @param opponents the opponents of each instance
 * @param isMargin whether the score is the margin instead of the game result
 */
record DuelFitness<P extends Position>(
    ObjectNode subject,
    Game<P> game,
    Tunable<Evaluation<P>> evaluation,
    Limits limits,
    Limits matchLimits,
    List<Opponent<P>> opponents,
    boolean isMargin)
    implements Fitness {
  private static final long MATCH = 1; // seed of openings; differs from that of the instances

  /**
   * An opponent of each instance.
   *
   * @param spec its specification, or its weights
   */
  record Opponent<P extends Position>(
      Contestant<P> contestant, JsonNode spec, boolean isRepeatable) {

    /** The general engine with these weights. */
    static <P extends Position> Opponent<P> of(
        Game<P> game, Tunable<Evaluation<P>> evaluation, double[] weights, Limits limits) {
      Contestant<P> engine = DuelFitness.contestant(game, evaluation, weights, limits);
      return new Opponent<>(engine, FitnessJson.array(weights), true);
    }

    /** A named player. */
    static <P extends Position> Opponent<P> of(
        PlayerFactory<P> factory, PlayerSpec spec, Limits limits, ExperimentPrograms programs)
        throws InputException {
      boolean isRepeatable = spec.isRepeatable(limits);
      TextNode text = TextNode.valueOf(spec.toString());
      Contestant<P> contestant =
          ExperimentPrograms.isHere(spec)
              ? factory.contestant(spec, limits)
              : factory.unchecked(spec, limits);
      Optional<String> hash = programs.hash(spec);
      if (hash.isEmpty()) {
        return new Opponent<>(contestant, text, isRepeatable);
      }
      ObjectNode program = JsonNodeFactory.instance.objectNode();
      program.set("spec", text);
      program.put(spec.bot().isPresent() ? "bot" : "code", hash.get());
      return new Opponent<>(contestant, program, isRepeatable);
    }
  }

  @Override
  public JsonNode specification() {
    ObjectNode node = FitnessJson.put(subject.deepCopy(), limits);
    opponents.forEach(opponent -> node.withArray("opponents").add(opponent.spec()));
    return node.put("count", isMargin ? "margin" : "points");
  }

  @Override
  public JsonNode pairSpecification() {
    return FitnessJson.put(subject.deepCopy(), matchLimits);
  }

  @Override
  public boolean isRepeatable() {
    return opponents.stream().allMatch(Opponent::isRepeatable);
  }

  @Override
  public Message unit() {
    return Message.of(TunePlans.BUNDLE, isMargin ? "tune.unit.margin" : "tune.unit.points");
  }

  @Override
  public double score(double[] weights, Instance instance) {
    Contestant<P> one = contestant(weights, limits);
    GameHistory<P> start = start(0, instance.seed());
    double sum = 0;
    for (Opponent<P> opponent : opponents) {
      Contestant<P> other = opponent.contestant();
      Referee.Played<P> first = game(start, one, other, instance.seed());
      Referee.Played<P> second = game(start, other, one, instance.seed() + 1);
      sum +=
          isMargin
              ? first.history().state().margin() - second.history().state().margin()
              : first.winner().score() + 1 - second.winner().score();
    }
    return sum / (2 * opponents.size());
  }

  @Override
  public boolean isDuel() {
    return true;
  }

  @Override
  public double[] pair(double[] weights, double[] against, long number) {
    Contestant<P> one = contestant(weights, matchLimits);
    Contestant<P> other = contestant(against, matchLimits);
    GameHistory<P> start = start(MATCH, number);
    return new double[] {
      game(start, one, other, 2 * number).winner().score(),
      1 - game(start, other, one, 2 * number + 1).winner().score()
    };
  }

  private GameHistory<P> start(long seed, long number) {
    return new Openings<>(game, Openings.usual(game), seed).start(number);
  }

  private static <P extends Position> Referee.Played<P> game(
      GameHistory<P> start, Contestant<P> first, Contestant<P> second, long chance) {
    Referee.Played<P> played =
        Referee.game(
            start,
            List.of(first, second),
            List.of(2 * chance, 2 * chance + 1),
            Adjudication.none());
    played
        .failed()
        .ifPresent(
            failed -> {
              // A win against a program that fails says nothing about the weights.
              throw failed.failure();
            });
    return played;
  }

  /** Returns the general engine with the evaluation for these weights. */
  Contestant<P> contestant(double[] weights, Limits spend) {
    return contestant(game, evaluation, weights, spend);
  }

  static <P extends Position> Contestant<P> contestant(
      Game<P> game, Tunable<Evaluation<P>> evaluation, double[] weights, Limits spend) {
    LongFunction<Player<P>> engine =
        seed ->
            new Engine<>(
                game,
                new ReweightedKnowledge<>(game.knowledge(), evaluation.with(weights)),
                EngineOptions.STANDARD);
    return new Contestant<>(evaluation.name(), engine, spend);
  }
}
