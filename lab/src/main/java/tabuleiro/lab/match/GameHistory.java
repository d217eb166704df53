package tabuleiro.lab.match;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/**
 * A game so far: where it began and the moves made. A match never changes; a move makes a new one.
 *
 * @param positions the position after each move, the start being the first
 */
public record GameHistory<P extends Position>(
    Game<P> game, List<P> positions, List<Integer> moves) {

  public GameHistory {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /** A match in which nobody has moved yet. */
  public static <P extends Position> GameHistory<P> from(Game<P> game, P start) {
    return new GameHistory<>(game, List.of(start), List.of());
  }

  /** Where the match stands. */
  public P position() {
    return positions.get(positions.size() - 1);
  }

  /** The match after a legal move. */
  public GameHistory<P> play(int move) {
    List<P> nextPositions = new ArrayList<>(positions);
    nextPositions.add(State.next(position(), move));
    List<Integer> nextMoves = new ArrayList<>(moves);
    nextMoves.add(move);
    return new GameHistory<>(game, nextPositions, nextMoves);
  }

  /** The match after a move given as text. */
  public GameHistory<P> play(String move) throws InputException {
    return play(game.notation().readMove(position(), move));
  }
}
