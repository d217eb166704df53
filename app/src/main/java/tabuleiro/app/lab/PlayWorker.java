package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.study.IsolatedRun;
import tabuleiro.lab.study.PlayRun;
import tabuleiro.lab.ugi.BotPlayer;

/**
 * Gives one position to a new player, which has no memory of other positions, or proves the value
 * of a position. Thread-safe.
 */
record PlayWorker<P extends Position>(
    Game<P> game, PlayerFactory<P> factory, FailureReporter<P> failures) implements Worker {

  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    JsonNode what = task.what();
    Optional<JsonNode> values =
        IsolatedRun.run(
            () -> what.has("proof") ? proof(what) : thought(what, task.seed()).values(), () -> {});
    if (values.isPresent()) {
      return values.get();
    }
    return what.has("proof") ? unproved() : PlayRun.broken().values();
  }

  @Override
  public boolean isRepeatable(Task task) {
    JsonNode what = task.what();
    if (what.has(StudyLimits.BOT)) {
      return !StudyLimits.search(what.path(StudyLimits.BOT)).hasTime();
    }
    try {
      return PlayerSpec.parse(what.path(what.has("proof") ? "proof" : "player").asText())
          .isRepeatable(Limits.NONE);
    } catch (InputException e) {
      throw new IllegalArgumentException(e); // specs are checked before the work starts
    }
  }

  private PlayRun thought(JsonNode what, long seed) throws InputException {
    P position = game.notation().read(what.path("position").asText());
    PlayerSpec spec = PlayerSpec.parse(game, what.path("player").asText());
    Limits limits =
        what.has(StudyLimits.BOT)
            ? StudyLimits.search(what.path(StudyLimits.BOT))
            : spec.limits(Limits.NONE);
    Player<P> player = factory.player(spec, seed);
    try {
      if (player instanceof BotPlayer<P> bot) {
        bot.start(); // its start-up does not count as thinking
      }
      return thought(player, position, limits);
    } catch (PlayerFailure e) {
      FailureReporter.Seated seated =
          new FailureReporter.Seated(spec.toString(), spec.bot(), limits, seed, 0);
      Referee.Failed failed = new Referee.Failed(position.turn(), e);
      return PlayRun.failed(failures.of(failed, GameHistory.from(position), seated));
    } finally {
      player.close();
    }
  }

  private PlayRun thought(Player<P> player, P position, Limits limits) {
    long began = System.nanoTime();
    Choice choice = player.choose(position, limits, report -> {});
    Report report = choice.report();
    return new PlayRun(
        game.notation().write(position, choice.move()),
        seen(position, report.points()),
        report.exact(),
        report.depth(),
        report.nodes(),
        report.effort().alphaCuts(),
        report.effort().betaCuts(),
        report.effort().tableHits(),
        (System.nanoTime() - began) / 1_000_000,
        Optional.empty());
  }

  /** Returns the final margin for the side to move, after its move if the task has one. */
  private JsonNode proof(JsonNode what) throws InputException {
    P before = game.notation().read(what.path("position").asText());
    P position = before;
    if (what.has("move")) {
      int move = game.notation().readMove(before, what.path("move").asText());
      position = State.next(before, move);
    }
    Limits limits = PlayerSpec.parse(what.path("proof").asText()).limits(Limits.NONE);
    if (position.isOver()) {
      return proved(seen(before, position.margin()));
    }
    Optional<Choice> choice =
        game.knowledge().oracle().orElseThrow().solve(position, limits, report -> {});
    return choice.isPresent() ? proved(seen(before, choice.get().report().points())) : unproved();
  }

  private static JsonNode proved(double value) {
    ObjectNode values = JsonNodeFactory.instance.objectNode();
    return values.put("proved", true).put("value", value);
  }

  private static JsonNode unproved() {
    return JsonNodeFactory.instance.objectNode().put("proved", false);
  }

  /** Converts a value for {@code FIRST} to the side to move; never returns minus zero. */
  private static double seen(Position position, double value) {
    return (position.turn() == Position.FIRST ? value : -value) + 0.0;
  }
}
