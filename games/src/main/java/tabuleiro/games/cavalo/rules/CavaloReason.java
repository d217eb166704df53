package tabuleiro.games.cavalo.rules;

import java.util.Optional;
import tabuleiro.core.text.Message;

/** Why a visit to a cell is not legal, in words. */
public final class CavaloReason {
  private CavaloReason() {}

  /** Why a move of the game is not legal. */
  public static Optional<Message> of(Cavalo position, int move) {
    int side = position.turn();
    boolean canJump = (position.openLow(side) | position.openHigh(side)) != 0;
    if (move == Cavalo.PASS || !canJump) {
      return reason(canJump ? "illegal.pass" : "illegal.mustPass");
    }
    int cell = CavaloMoves.cell(move);
    if (CavaloJumps.has(position.openLow(side), position.openHigh(side), cell)) {
      return badDouble(move);
    }
    return notAJump(position.knight(side), cell)
        .or(() -> gone(position.has(cell), cell))
        .or(() -> reason("illegal.attacked", CavaloMoves.square(cell)));
  }

  /** Why a move of the puzzle is not legal. */
  public static Optional<Message> of(CavaloPuzzle puzzle, int move) {
    int cell = CavaloMoves.cell(move);
    if (move == Cavalo.PASS) {
      return reason("illegal.pass");
    } else if (!puzzle.isPlaced()) {
      return cell < CavaloJumps.SIZE && puzzle.has(cell)
          ? badDouble(move)
          : reason("illegal.start");
    }
    return notAJump(puzzle.knight(), cell)
        .or(() -> gone(puzzle.has(cell), cell))
        .or(() -> badDouble(move));
  }

  private static Optional<Message> notAJump(int from, int to) {
    boolean isJump =
        CavaloJumps.has(CavaloJumps.attackedLow(from), CavaloJumps.attackedHigh(from), to);
    return isJump
        ? Optional.empty()
        : reason("illegal.jump", CavaloMoves.square(to), CavaloMoves.square(from));
  }

  private static Optional<Message> gone(boolean isThere, int cell) {
    return isThere ? Optional.empty() : reason("illegal.gone", CavaloMoves.square(cell));
  }

  private static Optional<Message> badDouble(int move) {
    int choice = CavaloMoves.choice(move);
    return choice == CavaloMoves.NO_CHOICE
        ? Optional.empty()
        : reason("illegal.double", CavaloMoves.square(CavaloMoves.cell(move)), 11 * choice);
  }

  private static Optional<Message> reason(String key, Object... arguments) {
    return Optional.of(CavaloBoardText.message(key, arguments));
  }
}
