package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Game;

/**
 * A game so far: where it began and the moves made. A match never changes; a move makes a new one.
 *
 * @param positions the position after each move, the start being the first
 */
public record Match<P extends Position>(Game<P> game, List<P> positions, List<Integer> moves) {

  public Match {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /** A match in which nobody has moved yet. */
  public static <P extends Position> Match<P> from(Game<P> game, P start) {
    return new Match<>(game, List.of(start), List.of());
  }

  /** Where the match stands. */
  public P position() {
    return positions.get(positions.size() - 1);
  }

  /** The match after a legal move. */
  @SuppressWarnings("unchecked") // a position of a game plays into a position of the same class
  public Match<P> play(int move) {
    List<P> nextPositions = new ArrayList<>(positions);
    nextPositions.add((P) position().play(move));
    List<Integer> nextMoves = new ArrayList<>(moves);
    nextMoves.add(move);
    return new Match<>(game, nextPositions, nextMoves);
  }

  /** The match after a move given as text. */
  public Match<P> play(String move) throws NotationException {
    return play(game.notation().readMove(position(), move));
  }
}
