package tabuleiro.games.quatro;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.testkit.PlainState;

/** An independent reference implementation of the game, with words and lists. */
public final class PlainQuatro implements PlainState.PlainPosition {
  private final boolean opponentGives;
  private final PlainQuatroBoard board;
  private final int turn;
  // "" if there is none
  private final String hand;

  private PlainQuatro(boolean opponentGives, PlainQuatroBoard board, int turn, String hand) {
    this.opponentGives = opponentGives;
    this.board = board;
    this.turn = turn;
    this.hand = hand;
  }

  /** The start of a game. */
  public static PlainQuatro start(boolean opponentGives, boolean squaresCount) {
    return new PlainQuatro(opponentGives, PlainQuatroBoard.empty(squaresCount), 0, "");
  }

  /** Reads a position with player 1 to move and no piece in hand; ignores the rest of the text. */
  public static PlainQuatro read(boolean opponentGives, boolean squaresCount, String text) {
    return new PlainQuatro(opponentGives, PlainQuatroBoard.read(squaresCount, text), 0, "");
  }

  @Override
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    if (isOver()) {
      return moves;
    }
    if (opponentGives && hand.isEmpty()) {
      for (String piece : board.reserve) {
        moves.add(272 + PlainQuatroBoard.PIECES.indexOf(piece));
      }
      return moves;
    }
    for (int square = 0; square < 16; square++) {
      if (board.isFree(square)) {
        movesOn(square, moves);
      }
    }
    return moves;
  }

  private void movesOn(int square, List<Integer> moves) {
    if (opponentGives && (board.with(square, hand).hasLine() || board.reserve.isEmpty())) {
      moves.add(17 * square + 16);
      return;
    }
    for (String piece : board.reserve) {
      moves.add((opponentGives ? 17 : 16) * square + PlainQuatroBoard.PIECES.indexOf(piece));
    }
  }

  @Override
  public PlainQuatro play(int move) {
    if (!opponentGives) {
      String piece = PlainQuatroBoard.PIECES.get(move % 16);
      return new PlainQuatro(false, board.with(move / 16, piece), 1 - turn, "");
    }
    int number = move >= 272 ? move - 272 : move % 17;
    String given = number == 16 ? "" : PlainQuatroBoard.PIECES.get(number);
    PlainQuatroBoard next = move >= 272 ? board : board.with(move / 17, hand);
    next = new PlainQuatroBoard(next.squaresCount, next.cells, next.without(given));
    return new PlainQuatro(true, next, 1 - turn, given);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return board.hasLine() || (board.reserve.isEmpty() && hand.isEmpty());
  }

  @Override
  public int margin() {
    // The player who is not to move completed the line.
    return !board.hasLine() ? 0 : turn == 1 ? 1 : -1;
  }

  @Override
  public String text() {
    String piece = !opponentGives ? "" : hand.isEmpty() ? " NIL" : " (" + hand + ")";
    return "(" + board.text() + " " + (turn + 1) + piece + ")";
  }
}
