package tabuleiro.search.duel.textbook;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;

/**
 * The definition of a position's value (von Neumann 1928): the final margin under best play of both
 * sides. It visits every line of play, so it is only for small games and for checking faster
 * searches; it is deliberately not optimised. Not thread-safe.
 */
public final class ReferenceMinimax {
  private long nodes;

  /** The final margin under best play, seen from FIRST. */
  public int value(Position position) {
    nodes++;
    if (position.isOver()) {
      return position.margin();
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    boolean maximise = position.turn() == Position.FIRST;
    int best = maximise ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int value = value(position.play(moves.get(i)));
      best = maximise ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /**
   * The minimax value to {@code depth} plies with an evaluation at the leaves (Shannon 1950), in
   * units of the evaluation, seen from FIRST.
   */
  public <P extends Position> int value(P position, int depth, Evaluation<P> evaluation) {
    nodes++;
    if (position.isOver()) {
      return position.margin() * evaluation.scale();
    }
    if (depth == 0) {
      return evaluation.of(position);
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    boolean maximise = position.turn() == Position.FIRST;
    int best = maximise ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int value = value(Position.next(position, moves.get(i)), depth - 1, evaluation);
      best = maximise ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** The number of positions visited so far. */
  public long nodes() {
    return nodes;
  }
}
