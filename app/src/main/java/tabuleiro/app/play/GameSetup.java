package tabuleiro.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.app.players.Explanation;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Referee;

/**
 * The fixed settings of a game. Immutable.
 *
 * @param hints search limits of a hint
 */
public record GameSetup<P extends Position>(
    World world, Variant variant, Game<P> game, List<Seat<P>> seats, Limits hints) {

  public GameSetup {
    seats = List.copyOf(seats);
  }

  /** Returns the heading of records of this game. */
  GameRecord.Heading heading() {
    List<String> players =
        seats.stream().map(seat -> seat.spec().within(seat.limits()).toString()).toList();
    return new GameRecord.Heading(world.id(), variant.choices(), players);
  }

  /** Reads a record, which must be of this game with the same rules. */
  GameHistory<P> read(String text) throws InputException {
    GameRecord record = GameRecord.read(text);
    if (!record.game().equals(world.id())) {
      throw fault("show.otherGame", record.game(), world.id());
    }
    Variant other = Variant.of(world, record.variant());
    for (Rule rule : world.rules()) {
      if (!other.get(rule.key()).equals(variant.get(rule.key()))) {
        throw fault("play.otherRules", rule.key(), other.get(rule.key()), variant.get(rule.key()));
      }
    }
    return record.replay(game);
  }

  /** Explains a position with the recommended evaluation. */
  Explanation explain(P position, Locale locale) {
    try {
      return Explanation.of(new PlayerFactory<>(game).evaluation(""), position, world, locale);
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The failure of the player to move after the moves of a game. */
  FailureReport failure(PlayerFailure failure, GameHistory<P> history, int opening) {
    int side = history.state().turn();
    Seat<P> seat = seats.get(side);
    return new FailureReporter<>(world.id(), variant.choices(), game)
        .of(
            new Referee.Failed(side, failure),
            history,
            new FailureReporter.Seated(
                seat.name(), seat.spec().bot(), seat.limits(), seat.seed(), opening));
  }

  /** Ends the programs of players. */
  void close() {
    seats.forEach(seat -> seat.player().ifPresent(Player::close));
  }

  /** Returns the player that gives hints. */
  Seat<P> adviser() {
    try {
      PlayerSpec spec = RecommendedPlayers.ADVISER;
      return new Seat<>(spec, Optional.of(new PlayerFactory<>(game).player(spec, 0)), hints, 0);
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of("tabuleiro.app.messages", key, arguments));
  }
}
