package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.GreedyPlayer;
import tabuleiro.search.duel.RandomPlayer;

/** Players that do not search: {@code random} and {@code greedy}, the highest immediate gain. */
record SimpleKind(String name) implements PlayerKind {
  static final String RANDOM = "random";
  static final String GREEDY = "greedy";

  @Override
  public List<String> options() {
    return List.of("seed");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    long chosen = seed(options, seed);
    return name.equals(RANDOM) ? new RandomPlayer<>(chosen) : new GreedyPlayer<>(chosen);
  }

  /** Returns the seed in the options, or else {@code seed}. */
  static long seed(PlayerOptions options, long seed) throws InputException {
    return options.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, seed);
  }
}
