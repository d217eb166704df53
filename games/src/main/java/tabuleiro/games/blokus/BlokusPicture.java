package tabuleiro.games.blokus;

import static tabuleiro.games.blokus.rules.BlokusBoard.CELLS;
import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import tabuleiro.core.Position;
import tabuleiro.core.page.Picture;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusPiece;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/**
 * Blokus Uno as data for the page: the contents of each cell, the pieces left, the shapes of the
 * pieces, and the free corners of the side to move. A move is the number of a piece and the cell of
 * its anchor.
 */
final class BlokusPicture {
  private static final int KINDS = 3;

  static final List<Map<String, Object>> PIECES =
      BlokusPiece.ALL.stream().map(BlokusPicture::piece).toList();

  private BlokusPicture() {}

  /** The picture of the game for two. */
  static final class OfGame implements Picture<Blokus> {

    @Override
    public Map<String, Object> state(Blokus state, Locale locale) {
      int turn = state.turn();
      int start = turn == Position.FIRST ? 0 : CELLS - 1;
      Map<String, Object> picture = cells(state::cell, state.canLay(turn) ? turn + 1 : 0, start);
      picture.put("hands", List.of(hand(state, Position.FIRST), hand(state, Position.SECOND)));
      picture.put(
          "left", List.of(state.squaresLeft(Position.FIRST), state.squaresLeft(Position.SECOND)));
      picture.put("turn", turn);
      return picture;
    }

    private static List<Integer> hand(Blokus state, int player) {
      return IntStream.range(0, KINDS).mapToObj(kind -> state.piecesLeft(player, kind)).toList();
    }

    @Override
    public Map<String, Object> move(Blokus state, int move) {
      return move == Blokus.PASS ? Map.of("pass", true) : placement(move);
    }
  }

  /** The picture of the puzzle; blocked cells are 3. */
  static final class OfPuzzle implements Picture<BlokusPuzzle> {
    private static final int BLOCKED = 2;

    @Override
    public Map<String, Object> state(BlokusPuzzle state, Locale locale) {
      IntBinaryOperator cell =
          (row, column) -> state.cell(row, column) == BLOCKED ? 3 : state.cell(row, column);
      Map<String, Object> picture = cells(cell, state.isStuck() ? 0 : 1, 0);
      picture.put("hands", List.of(IntStream.range(0, KINDS).mapToObj(state::piecesLeft).toList()));
      picture.put("filled", state.filled());
      picture.put("target", state.target());
      picture.put("turn", 0);
      return picture;
    }

    @Override
    public Map<String, Object> move(BlokusPuzzle state, int move) {
      return placement(move);
    }
  }

  private static Map<String, Object> placement(int move) {
    return Map.of(
        "piece", BlokusBoard.piece(move).number(),
        "row", BlokusBoard.row(move),
        "column", BlokusBoard.column(move));
  }

  private static Map<String, Object> piece(BlokusPiece piece) {
    List<List<Integer>> cells =
        piece.cells().stream().map(cell -> List.of(cell.down(), cell.right())).toList();
    return Map.of("name", piece.brief(), "kind", piece.kind(), "cells", cells);
  }

  /**
   * The cells by rows, and the free corners of a player.
   *
   * @param player whose corners: 1, 2, or 0 for nobody's
   * @param start the start cell while the player has no piece on the board
   */
  private static Map<String, Object> cells(IntBinaryOperator cell, int player, int start) {
    int[] cells = IntStream.range(0, CELLS).map(i -> at(cell, i / SIZE, i % SIZE)).toArray();
    boolean isFresh = IntStream.of(cells).noneMatch(value -> value == player);
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < CELLS && player != 0; i++) {
      if (cells[i] == 0 && (isFresh ? i == start : isCorner(cell, i, player))) {
        corners.add(i);
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("cells", IntStream.of(cells).boxed().toList());
    picture.put("corners", corners);
    picture.put("pieces", PIECES);
    return picture;
  }

  /** Whether a cell touches a player's cell at a corner and none along an edge. */
  private static boolean isCorner(IntBinaryOperator cell, int index, int player) {
    int row = index / SIZE;
    int column = index % SIZE;
    boolean touches = false;
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        boolean isOwn = at(cell, row + down, column + right) == player;
        if (isOwn && (down == 0 || right == 0)) {
          return false;
        }
        touches |= isOwn;
      }
    }
    return touches;
  }

  private static int at(IntBinaryOperator cell, int row, int column) {
    return BlokusBoard.isInside(row, column) ? cell.applyAsInt(row, column) : -1;
  }
}
