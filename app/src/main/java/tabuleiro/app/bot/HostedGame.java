package tabuleiro.app.bot;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.server.ServedGame;

/** One of our players in a game of a {@link WorldHost}. It keeps what it learns from its moves. */
final class HostedGame<P extends Position> {
  private static final Limits STANDARD = Limits.time(Duration.ofSeconds(1));

  private final Game<P> game;
  private final ServedGame<P> served;
  private final PlayerFactory<P> players;
  private final PlayerSpec spec;
  private final long seed;
  private @Nullable Player<P> player;
  private @Nullable InputException fault;

  HostedGame(Game<P> game, PlayerSpec spec, long seed, int overheadMillis) {
    this.game = game;
    this.served = new ServedGame<>(game, seed);
    this.spec = spec;
    this.seed = seed;
    this.players = new PlayerFactory<>(game).withMoveOverhead(Duration.ofMillis(overheadMillis));
  }

  /** Whether the game has a player of its own with this name. */
  boolean hasPlayer(String name) {
    return game.players().stream().anyMatch(own -> own.name().equals(name));
  }

  /** Rejects a player that the game does not have. */
  void check() throws InputException {
    players.opponent(spec, seed);
  }

  /** Sets up a position; returns why it is not one of this game. */
  Optional<InputException> position(String text) {
    try {
      fault = null;
      served.position(text);
    } catch (InputException e) {
      fault = e;
    }
    return Optional.ofNullable(fault);
  }

  String move(UgiGo go, Consumer<String> lines) throws InputException {
    if (fault != null) {
      throw fault;
    }
    Player<P> known = player;
    Player<P> thinker = known == null ? players.opponent(spec, seed) : known;
    player = thinker;
    return served.move(thinker, limits(go), lines);
  }

  /** The limits of the referee and of the player, whichever are smaller. */
  private Limits limits(UgiGo go) throws InputException {
    Limits asked = go.limits();
    if (!asked.hasTime() && go.clocks().isPresent()) {
      asked = asked.withTime(go.clocks().get().share(served.position().turn()));
    }
    Limits own = spec.limits(Limits.NONE);
    Limits both =
        new Limits(
            Math.min(own.depth(), asked.depth()),
            Math.min(own.nodes(), asked.nodes()),
            own.time().compareTo(asked.time()) < 0 ? own.time() : asked.time(),
            Math.min(own.bytes(), asked.bytes()));
    boolean isFree = go.purpose() == UgiGo.Purpose.INFINITE || !both.equals(Limits.NONE);
    return isFree ? both : spec.limits(Limits.NONE, STANDARD);
  }
}
