package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.mcts.Uct;
import tabuleiro.search.mcts.UctOptions;

/** Monte Carlo tree search. */
record MonteCarloKind() implements PlayerKind {
  static final String NAME = "mcts";

  /** 64 bytes per node of the tree, for at most four million nodes. */
  private static final MemoryUse TREE = new MemoryUse(0, 64, 4_000_000);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> options() {
    return List.of("iterations", "seed");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    int iterations = (int) options.number("iterations", 1, Integer.MAX_VALUE, 0);
    UctOptions search = UctOptions.STANDARD.withSeed(SimpleKind.seed(options, seed));
    return new Uct<>(search.withIterations(iterations));
  }

  @Override
  public MemoryUse footprint(PlayerOptions options) {
    return TREE;
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of(
        new Suggestion(NAME + ":time=1000", Message.of(bundle(), "player.mcts.time", 1)));
  }
}
