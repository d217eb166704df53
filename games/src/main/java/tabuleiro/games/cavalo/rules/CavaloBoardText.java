package tabuleiro.games.cavalo.rules;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;

/**
 * A board as text: ten lists of ten cells, row 1 first. A cell is a number from 0 to 99 (each at
 * most once), NIL if the number is gone, -1 or -2 for the white or black knight of the game, or T
 * (also -1) for the knight of the puzzle.
 */
public final class CavaloBoardText {
  public static final String BUNDLE = "tabuleiro.games.cavalo.messages";

  private final boolean isPuzzle;
  private final int[] numbers = new int[CavaloJumps.CELLS];
  private final int[] cellOfNumber = new int[100];
  private final int[] knights = {CavaloBoard.NONE, CavaloBoard.NONE};

  private CavaloBoardText(boolean isPuzzle) {
    this.isPuzzle = isPuzzle;
    Arrays.fill(numbers, CavaloBoard.NONE);
    Arrays.fill(cellOfNumber, CavaloBoard.NONE);
  }

  /** Whether a form is a list that starts with a board, rather than a board. */
  public static boolean isWrapped(Form form) throws InputException {
    List<Form> items = form.list();
    return items.size() != CavaloJumps.SIZE
        && !items.isEmpty()
        && items.get(0).isList()
        && items.get(0).list().get(0).isList();
  }

  /** Reads a board of the game or of the puzzle. */
  public static CavaloBoardText read(Form board, boolean isPuzzle) throws InputException {
    CavaloBoardText cells = new CavaloBoardText(isPuzzle);
    int cell = 0;
    for (Form row : board.list(CavaloJumps.SIZE)) {
      for (Form item : row.list(CavaloJumps.SIZE)) {
        cells.add(cell++, item);
      }
    }
    return cells;
  }

  private void add(int cell, Form item) throws InputException {
    if (item.isNil()) {
      return;
    }
    int number = isPuzzle && item.is("t") ? -1 : number(item);
    if (number > 99 || number < (isPuzzle ? -1 : -2)) {
      throw item.fault(message(isPuzzle ? "cell.puzzle" : "cell.game", item.brief()));
    }
    int[] places = number < 0 ? knights : cellOfNumber;
    int index = number < 0 ? -1 - number : number;
    if (places[index] != CavaloBoard.NONE) {
      String key = number < 0 ? "knight.twice" : "cell.twice";
      throw item.fault(message(key, item.brief(), CavaloMoves.square(places[index])));
    }
    places[index] = cell;
    numbers[cell] = number < 0 ? CavaloBoard.NONE : number;
  }

  /** The number in a form, or 100 if it is not a number of one or two digits. */
  private static int number(Form item) {
    String text = item instanceof Form.Numeral numeral ? numeral.text() : "";
    return Numerals.integer(text, 2).orElse(100);
  }

  /** The board with these numbers under given rules. */
  public CavaloBoard board(CavaloRules rules) {
    return new CavaloBoard(rules, numbers);
  }

  /** The sum of the numbers on the board. */
  public int sum() {
    int sum = 0;
    for (int number : numbers) {
      sum += number == CavaloBoard.NONE ? 0 : number;
    }
    return sum;
  }

  /** The cell of a knight, or {@link CavaloBoard#NONE}. */
  public int knight(int side) {
    return knights[side];
  }

  /**
   * Writes a board with the numbers of a set.
   *
   * @param knights the cells of the knights
   * @param names the text of each knight
   */
  public static String write(
      CavaloBoard board, long low, long high, int[] knights, String[] names) {
    StringJoiner rows = new StringJoiner(" ", "(", ")");
    for (int row = 0; row < CavaloJumps.SIZE; row++) {
      StringJoiner items = new StringJoiner(" ", "(", ")");
      for (int cell = row * CavaloJumps.SIZE; cell < (row + 1) * CavaloJumps.SIZE; cell++) {
        String text = CavaloJumps.has(low, high, cell) ? String.valueOf(board.value(cell)) : "NIL";
        for (int i = 0; i < knights.length; i++) {
          text = cell == knights[i] ? names[i] : text;
        }
        items.add(text);
      }
      rows.add(items.toString());
    }
    return rows.toString();
  }

  public static Message message(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
