package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.GreedyPlayer;

/** Plays the move with the highest immediate gain. */
record GreedyKind() implements PlayerKind {
  static final String NAME = "greedy";

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
    return new GreedyPlayer<>(RandomKind.seed(options, seed));
  }
}
