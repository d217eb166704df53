package tabuleiro.search.duel.engine;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.MarginScale;

/** The values of positions whose moves are not searched: final margins, endgames, estimates. */
final class StaticValues<P extends Position> {
  private final Evaluation<P> evaluation;
  private final int scale;
  private final MarginScale margins;
  private final @Nullable Endgame<P> endgame;
  private final @Nullable NoisyMoves<P> noisy;
  private final int quiescence;
  private Budget budget = new Budget(Limits.NONE);

  StaticValues(Knowledge<P> knowledge, int maxMargin, EngineOptions options) {
    this.evaluation = MarginEvaluation.orNamed(knowledge, options.evaluation());
    this.scale = evaluation.scale();
    this.margins = new MarginScale(scale, maxMargin);
    this.endgame = knowledge.endgame().orElse(null);
    this.noisy = options.quiescence() > 0 ? knowledge.noisyMoves().orElse(null) : null;
    this.quiescence = options.quiescence();
  }

  /** Gets ready for a new root. */
  void begin(Budget newBudget) {
    budget = newBudget;
  }

  int scale() {
    return scale;
  }

  MarginScale margins() {
    return margins;
  }

  /** Whether noisy moves are searched beyond the depth. */
  boolean hasQuiescence() {
    return noisy != null;
  }

  /** Lists the moves that are searched beyond the depth; without any, the position is a leaf. */
  void noisyMoves(P position, int depth, MoveList moves) {
    if (noisy != null && depth > -quiescence) {
      noisy.list(position, moves);
    }
  }

  /**
   * The final margin if the game is over or the endgame is known; outside of the mover's window
   * possibly only a bound of it.
   */
  int finalMargin(P position, MoveList moves, int alpha, int beta) {
    if (moves.size() == 0) {
      return position.margin();
    } else if (endgame == null || !endgame.covers(position)) {
      return Endgame.UNKNOWN;
    }
    int low = Math.floorDiv(alpha, scale);
    int high = -Math.floorDiv(-beta, scale);
    return position.turn() == Position.FIRST
        ? endgame.margin(position, low, high, budget)
        : endgame.margin(position, -high, -low, budget);
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
