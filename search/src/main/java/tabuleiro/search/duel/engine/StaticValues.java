package tabuleiro.search.duel.engine;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.MarginScale;

/** The values of positions whose moves are not searched: final margins, endgames, estimates. */
final class StaticValues<P extends Position> {
  private final Evaluation<P> evaluation;
  private final int scale;
  private final MarginScale margins;
  private final @Nullable Endgame<P> endgame;
  private final @Nullable Predicate<P> quiet;
  private final int quiescence;

  StaticValues(Knowledge<P> knowledge, int maxMargin, EngineOptions options) {
    this.evaluation = MarginEvaluation.orNamed(knowledge, options.evaluation());
    this.scale = evaluation.scale();
    this.margins = new MarginScale(scale, maxMargin);
    this.endgame = knowledge.endgame().orElse(null);
    this.quiet = options.quiescence() > 0 ? knowledge.quiet().orElse(null) : null;
    this.quiescence = options.quiescence();
  }

  int scale() {
    return scale;
  }

  MarginScale margins() {
    return margins;
  }

  /** Whether moves are searched beyond the depth until the position is quiet. */
  boolean hasQuiescence() {
    return quiet != null;
  }

  /** Whether a position at the end of the depth is evaluated statically. */
  boolean isHorizon(P position, int depth) {
    return quiet == null || depth <= -quiescence || quiet.test(position);
  }

  /** The final margin if the game is over or the endgame is known. */
  int finalMargin(P position, MoveList moves, Budget budget) {
    if (moves.size() == 0) {
      return position.margin();
    }
    return endgame == null ? Endgame.UNKNOWN : endgame.margin(position, budget);
  }

  /** The value of a final margin from a player's view. */
  int ofMargin(int margin, int viewer) {
    return seenBy(viewer, margins.value(margin));
  }

  /** The value of a leaf from a player's view. */
  int ofLeaf(P position, int viewer, boolean isOver) {
    return seenBy(viewer, isOver ? margins.value(position.margin()) : evaluation.of(position));
  }

  /** The current margin in units from a player's view. */
  int pointsSoFar(P position, int viewer) {
    return seenBy(viewer, position.margin() * scale);
  }

  private static int seenBy(int viewer, int value) {
    return viewer == Position.FIRST ? value : -value;
  }
}
