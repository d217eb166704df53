package tabuleiro.games.blokus;

import tabuleiro.core.MoveList;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * The noisy moves of Blokus: placements that shut the opponent out, that is take the last place
 * where the opponent can lay a piece of four squares. Such pieces make 100 of the 110 squares of a
 * hand, so a static value just before such a move is far too high for the opponent. It is the
 * counterpart of a capture in chess, which Shannon (1950) requires to be searched before a position
 * is evaluated.
 *
 * <p>A player who is shut out can only reply with pieces a, so the tree of these moves is small.
 *
 * <p>A cell belongs to at most four placements of each of b, c1 and c2, and a piece covers at most
 * four cells. So a player with more than 48 placements cannot be shut out by one move, and most
 * positions need no test of single moves. Stateless.
 */
final class BlokusShutOuts implements NoisyMoves<Blokus> {
  private static final int MOST_TAKEN = 48;

  @Override
  public void list(Blokus position, MoveList moves) {
    int opponent = 1 - position.turn();
    int places = position.placementsOfFours(opponent);
    if (places == 0 || places > MOST_TAKEN) {
      return;
    }
    MoveList all = new MoveList();
    position.moves(all);
    for (int i = 0; i < all.size(); i++) {
      if (position.play(all.get(i)).placementsOfFours(opponent) == 0) {
        moves.add(all.get(i));
      }
    }
  }
}
