package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.RandomPlayer;

/** Plays a random legal move. */
record RandomKind() implements PlayerKind {
  static final String NAME = "random";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> options() {
    return List.of("seed");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    return new RandomPlayer<>(seed(options, seed));
  }

  /** Returns the seed in the options, or else {@code seed}. */
  static long seed(PlayerOptions options, long seed) throws InputException {
    return options.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, seed);
  }
}
