package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.names.Aliases;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.MarginEvaluation;

/** The evaluations of a game by name: its own, and the margin, which every game has. */
final class Evaluations {
  private Evaluations() {}

  /** Returns the names, the recommended one first. */
  static List<String> names(Game<?> game) {
    List<String> names = new ArrayList<>();
    game.knowledge().evaluations().forEach(evaluation -> names.add(evaluation.name()));
    if (!names.contains(MarginEvaluation.NAME)) {
      names.add(MarginEvaluation.NAME);
    }
    return names;
  }

  /** Returns the evaluation of a name, or the recommended one if the name is empty. */
  static <P extends Position> Evaluation<P> find(Game<P> game, String given) throws InputException {
    String name = Aliases.evaluation(game, given);
    List<String> names = names(game);
    if (!name.isEmpty() && !names.contains(name)) {
      throw PlayerSpec.fault("player.evaluation", name, Quotation.names(names));
    }
    return MarginEvaluation.orNamed(game.knowledge(), name);
  }
}
