package tabuleiro.games.blokus.rules;

import java.util.Optional;
import java.util.function.IntBinaryOperator;
import tabuleiro.core.text.Message;

/**
 * Why a placement is not legal. Checks cell by cell, because the fast rules only know that a
 * placement is not among the legal ones.
 *
 * @param cell the contents of a row and a column: 0 for free
 * @param own the contents of a cell with an own piece
 * @param start the row and the column of the starting corner
 */
record BlokusReason(IntBinaryOperator cell, int own, int start) {

  /** The first rule that a placement breaks; empty if it breaks none. */
  Optional<Message> of(int move, int piecesLeft) {
    BlokusPiece piece = BlokusBoard.piece(move);
    if (!BlokusBoard.isInside(move)) {
      return reason("illegal.outside");
    } else if (piecesLeft == 0) {
      return reason("illegal.hand", piece.id());
    }
    boolean isEdge = false;
    boolean isCorner = false;
    boolean isStart = false;
    for (BlokusPiece.Cell square : piece.cells()) {
      int row = BlokusBoard.row(move) + square.down();
      int column = BlokusBoard.column(move) + square.right();
      if (cell.applyAsInt(row, column) != 0) {
        return reason("illegal.taken", row, column);
      }
      isEdge |= isOwn(row - 1, column) || isOwn(row + 1, column);
      isEdge |= isOwn(row, column - 1) || isOwn(row, column + 1);
      isCorner |= isOwn(row - 1, column - 1) || isOwn(row - 1, column + 1);
      isCorner |= isOwn(row + 1, column - 1) || isOwn(row + 1, column + 1);
      isStart |= row == start && column == start;
    }
    if (isEdge) {
      return reason("illegal.edge");
    } else if (hasLaid()) {
      return isCorner ? Optional.empty() : reason("illegal.corner");
    }
    return isStart ? Optional.empty() : reason("illegal.start", start, start);
  }

  private boolean isOwn(int row, int column) {
    return BlokusBoard.isInside(row, column) && cell.applyAsInt(row, column) == own;
  }

  private boolean hasLaid() {
    for (int at = 0; at < BlokusBoard.CELLS; at++) {
      if (isOwn(at / BlokusBoard.SIZE, at % BlokusBoard.SIZE)) {
        return true;
      }
    }
    return false;
  }

  static Optional<Message> reason(String key, Object... arguments) {
    return Optional.of(BlokusMessages.of(key, arguments));
  }
}
