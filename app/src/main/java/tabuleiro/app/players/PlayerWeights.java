package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;

/** Weights that users give to the evaluation of a player. */
public final class PlayerWeights {
  static final String OPTION = "weights";

  private PlayerWeights() {}

  /**
   * Returns the players with these weights, where their evaluation has weights and they have none
   * of their own.
   *
   * @throws InputException if no player has such an evaluation
   */
  public static List<PlayerSpec> given(Game<?> game, List<PlayerSpec> specs, String weights)
      throws InputException {
    List<PlayerSpec> weighted = new ArrayList<>();
    boolean isUsed = false;
    for (PlayerSpec spec : specs) {
      boolean applies = !spec.options().containsKey(OPTION) && isWeighted(game, spec);
      weighted.add(applies ? spec.or(OPTION, weights.replace(',', '/')) : spec);
      isUsed |= applies;
    }
    if (!isUsed) {
      throw PlayerSpec.fault(
          "player.weights.useless",
          Quotation.names(specs.stream().map(PlayerSpec::toString).toList()));
    }
    return weighted;
  }

  private static <P extends Position> boolean isWeighted(Game<P> game, PlayerSpec spec)
      throws InputException {
    boolean takesWeights =
        PlayerKinds.here()
            .find(spec.name())
            .filter(kind -> kind.options().contains(OPTION))
            .isPresent();
    String evaluation = spec.options().getOrDefault("eval", "");
    return takesWeights && tunable(game, Evaluations.find(game, evaluation)).isPresent();
  }

  private static <P extends Position> Optional<Tunable<Evaluation<P>>> tunable(
      Game<P> game, Evaluation<P> evaluation) {
    return game.knowledge().weighted().stream()
        .filter(weighted -> weighted.name().equals(evaluation.name()))
        .findFirst();
  }

  /** Returns the knowledge of a game, with the weights of the options if they have any. */
  static <P extends Position> Knowledge<P> knowledge(
      Game<P> game, PlayerOptions options, Evaluation<P> named) throws InputException {
    if (!options.has(OPTION)) {
      return Evaluations.with(game, named);
    }
    List<Tunable<Evaluation<P>>> all = game.knowledge().weighted();
    Optional<Tunable<Evaluation<P>>> weighted = tunable(game, named);
    if (weighted.isEmpty()) {
      Quotation.Names names = Quotation.names(all.stream().map(Tunable::name).toList());
      throw all.isEmpty()
          ? PlayerSpec.fault("player.weights.none", options)
          : PlayerSpec.fault("player.weights.evaluation", options, named.name(), names);
    }
    double[] values = WeightsText.read(options, weighted.get(), options.text(OPTION, ""));
    return new ReweightedKnowledge<>(game.knowledge(), weighted.get().with(values));
  }
}
