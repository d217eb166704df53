package tabuleiro.search.duel.textbook;

import tabuleiro.core.State;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;

/**
 * The value of a position by definition (von Neumann 1928): what FIRST is ahead by at the end if
 * both play as well as can be. It looks at every line of play, so it is for small games and for
 * checking faster searches; it is never made faster itself. Not thread-safe.
 */
public final class ReferenceMinimax {
  private long nodes;

  /** The final margin of best play, seen from FIRST. */
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
   * The value of best play if nobody looks more than {@code depth} moves ahead and an evaluation
   * guesses the rest (Shannon 1950): in its units, seen from FIRST.
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
      int value = value(State.next(position, moves.get(i)), depth - 1, evaluation);
      best = maximise ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** How many positions have been looked at so far. */
  public long nodes() {
    return nodes;
  }
}
