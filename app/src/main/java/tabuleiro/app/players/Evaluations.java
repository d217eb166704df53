package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.code.OwnEvaluations;
import tabuleiro.app.names.Aliases;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
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

  /** Returns the knowledge of a game, with an evaluation that may be the user's. */
  static <P extends Position> Knowledge<P> with(Game<P> game, Evaluation<P> evaluation) {
    return names(game).contains(evaluation.name())
        ? game.knowledge()
        : new ReweightedKnowledge<>(game.knowledge(), evaluation);
  }

  /** Returns the evaluation of a name, or the recommended one if the name is empty. */
  static <P extends Position> Evaluation<P> find(Game<P> game, String given) throws InputException {
    String name = Aliases.evaluation(game, given);
    List<String> names = names(game);
    if (!name.isEmpty() && !names.contains(name)) {
      Optional<Evaluation<P>> own = OwnEvaluations.find(game, given);
      if (own.isPresent()) {
        return own.get();
      }
      throw PlayerSpec.fault("player.evaluation", name, Quotation.names(names));
    }
    return MarginEvaluation.orNamed(game.knowledge(), name);
  }
}
