package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.CELLS;
import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;

/**
 * A board as text: 14 rows of 14 numbers, each 0, 1 or 2. Every cell stores its position in the
 * text for error messages.
 *
 * <p>Own pieces never share an edge. So the edge-connected groups of a player's cells are the
 * pieces that were laid, and they determine the hand.
 */
final class BlokusBoardText {
  private final Form board;
  private final List<Form> forms;
  private final int[] values = new int[CELLS];

  private BlokusBoardText(Form board, List<Form> forms) throws InputException {
    this.board = board;
    this.forms = forms;
    for (int cell = 0; cell < CELLS; cell++) {
      values[cell] = forms.get(cell).integer(0, 2);
    }
  }

  /** Reads a list of 14 rows. */
  static BlokusBoardText of(Form board) throws InputException {
    return of(board, board.list(SIZE));
  }

  /** Reads 14 rows, each a list of 14 numbers. */
  static BlokusBoardText of(Form board, List<Form> rows) throws InputException {
    List<Form> forms = new ArrayList<>(CELLS);
    for (Form row : rows) {
      forms.addAll(row.list(SIZE));
    }
    return new BlokusBoardText(board, forms);
  }

  /** Reads 196 numbers, row by row. */
  static BlokusBoardText ofNumbers(List<Form> numbers) throws InputException {
    return new BlokusBoardText(numbers.get(0), numbers);
  }

  boolean isWithout(int value) {
    return Arrays.stream(values).noneMatch(v -> v == value);
  }

  /** The cells with a value, as four words of {@link BlokusBoard}. */
  long[] words(int value) {
    long[] words = new long[BlokusBoard.WORDS];
    for (int cell = 0; cell < CELLS; cell++) {
      if (values[cell] == value) {
        add(words, cell);
      }
    }
    return words;
  }

  /** The hand that a player has left. The cells of that value must be pieces of a full hand. */
  int hand(int player) throws InputException {
    int[] laid = new int[BlokusHand.KINDS];
    boolean[] seen = new boolean[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      if (values[cell] == player && !seen[cell]) {
        laid[piece(cell, player, seen).kind()]++;
      }
    }
    for (int kind = 0; kind < laid.length; kind++) {
      int most = BlokusHand.atStart(kind);
      if (laid[kind] > most) {
        throw board.fault(
            BlokusMessages.of("hand.many", player, laid[kind], "abc".charAt(kind), most));
      }
    }
    return BlokusHand.of(10 - laid[0], 10 - laid[1], 15 - laid[2]);
  }

  /** The piece that covers a cell: all cells connected to it by edges. */
  private BlokusPiece piece(int cell, int player, boolean[] seen) throws InputException {
    long[] words = new long[BlokusBoard.WORDS];
    List<Integer> cells = flood(cell, player, false, seen);
    cells.forEach(c -> add(words, c));
    for (BlokusPiece piece : BlokusPiece.ALL) {
      for (int anchor : cells) {
        if (covers(BlokusBoard.placement(piece, anchor / SIZE, anchor % SIZE), words)) {
          return piece;
        }
      }
    }
    throw forms
        .get(cell)
        .fault(BlokusMessages.of("piece.none", player, cell / SIZE, cell % SIZE, cells.size()));
  }

  private static boolean covers(int move, long[] words) {
    for (int word = 0; word < words.length; word++) {
      if (BlokusBoard.covered(move, word) != words[word]) {
        return false;
      }
    }
    return true;
  }

  /** Checks that a player's pieces are connected by corners to the starting corner. */
  void checkRooted(int player, int corner) throws InputException {
    if (isWithout(player)) {
      return;
    }
    if (values[corner] != player) {
      throw forms
          .get(corner)
          .fault(BlokusMessages.of("piece.corner", player, corner / SIZE, corner % SIZE));
    }
    boolean[] seen = new boolean[CELLS];
    flood(corner, player, true, seen);
    for (int cell = 0; cell < CELLS; cell++) {
      if (values[cell] == player && !seen[cell]) {
        throw forms
            .get(cell)
            .fault(BlokusMessages.of("piece.loose", player, cell / SIZE, cell % SIZE));
      }
    }
  }

  /** The cells of one value connected to a cell by edges, or by edges and corners. */
  private List<Integer> flood(int from, int value, boolean corners, boolean[] seen) {
    List<Integer> reached = new ArrayList<>(List.of(from));
    seen[from] = true;
    for (int next = 0; next < reached.size(); next++) {
      int cell = reached.get(next);
      for (int step = 0; step < 9; step++) {
        int row = cell / SIZE + step / 3 - 1;
        int column = cell % SIZE + step % 3 - 1;
        boolean isEdge = step % 2 == 1;
        if ((isEdge || corners) && BlokusBoard.isInside(row, column)) {
          int neighbour = row * SIZE + column;
          if (values[neighbour] == value && !seen[neighbour]) {
            seen[neighbour] = true;
            reached.add(neighbour);
          }
        }
      }
    }
    return reached;
  }

  private static void add(long[] words, int cell) {
    words[BlokusBoard.word(cell / SIZE)] |= BlokusBoard.bit(cell / SIZE, cell % SIZE);
  }
}
