package tabuleiro.app.terminal.option;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.PlayerWeights;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/** The weights of the evaluation of the players that a command names. */
public final class WeightsOption {
  @Option(names = "--weights", paramLabel = "A,B,…", descriptionKey = "option.weights")
  private @Nullable String weights;

  /** Returns the players with the weights, if there are any. */
  public List<PlayerSpec> of(Game<?> game, List<PlayerSpec> specs) throws InputException {
    return weights == null ? specs : PlayerWeights.given(game, specs, weights);
  }

  /** Returns a player with the weights, if there are any. */
  public PlayerSpec of(Game<?> game, PlayerSpec spec) throws InputException {
    return of(game, List.of(spec)).get(0);
  }
}
