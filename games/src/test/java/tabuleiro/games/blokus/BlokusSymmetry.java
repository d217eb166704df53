package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;

import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;

/**
 * The only symmetry of the game: the half-turn that exchanges the players. Pieces cannot be
 * mirrored, but each looks the same after a half-turn, which exchanges the starting corners.
 *
 * <p>The half-turn also exchanges the players and the side to move: <b>the margin changes sign</b>.
 * A table that uses {@link #canonicalKey} must therefore store values for the side to move, which
 * are the same for both positions; values for player 1 would get the wrong sign. Moves differ as
 * well: a placement must be turned back before it is played. In a game from the empty board, the
 * two positions of a pair have different sides to move with the same number of pieces laid. So both
 * occur only after a pass, or in games with different first players.
 *
 * <p>Thread-safe.
 */
public final class BlokusSymmetry {

  public int size() {
    return 2;
  }

  public Blokus apply(int symmetry, Blokus state) {
    return symmetry == 0
        ? state
        : Blokus.of(
            turned(state, SECOND),
            turned(state, FIRST),
            state.hand(SECOND),
            state.hand(FIRST),
            1 - state.turn());
  }

  public long canonicalKey(Blokus state) {
    return Math.min(state.key(), apply(1, state).key());
  }

  /** The cells of a player after a half-turn: all 256 bits of the frame in reverse order. */
  private static long[] turned(Blokus state, int player) {
    long[] words = new long[BlokusBoard.WORDS];
    for (int word = 0; word < words.length; word++) {
      words[word] = Long.reverse(state.word(player, words.length - 1 - word));
    }
    return words;
  }
}
