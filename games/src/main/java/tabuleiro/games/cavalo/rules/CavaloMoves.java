package tabuleiro.games.cavalo.rules;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;

/**
 * The encoding of moves in the game and the puzzle.
 *
 * <pre>
 * move = cell * 11 + choice          cell = row * 10 + column, 0 to 99
 *                                    choice 0..9: the double 00, 11 .. 99 that the visit removes
 *                                    choice 10:   no choice
 * 1100 = pass                        only in the game
 * </pre>
 *
 * As text a move is its cell, followed by the double if there is a choice: {@code J10}, {@code J10
 * 99}, {@code pass}. The course programs use row and column from 0, so {@code 9 9} and {@code (9,
 * 9)} are accepted as well, and so are their operators, the jumps {@code operador-1} to {@code
 * operador-8}.
 */
public final class CavaloMoves {
  static final int CHOICES = 11;
  static final int NO_CHOICE = 10;
  public static final int PASS = CavaloJumps.CELLS * CHOICES;
  public static final int LIMIT = PASS + 1;

  private static final List<String> PASSES = List.of("pass", "passar", "passo");
  static final String OPERATOR = "operador";
  private static final String BETWEEN = " ,/x-"; // a cell and a double

  /** A move as written: a cell and a choice, legal or not. */
  private record Written(int cell, int choice) {}

  private CavaloMoves() {}

  static int of(int cell, int choice) {
    return cell * CHOICES + choice;
  }

  public static int cell(int move) {
    return move / CHOICES;
  }

  public static int choice(int move) {
    return move % CHOICES;
  }

  /** A cell by its column letter and row: {@code J10}. */
  public static String square(int cell) {
    return "" + (char) ('A' + cell % CavaloJumps.SIZE) + (cell / CavaloJumps.SIZE + 1);
  }

  /** A move as text. */
  public static String write(int move) {
    if (move == PASS) {
      return "pass";
    }
    int choice = choice(move);
    return choice == NO_CHOICE ? square(cell(move)) : square(cell(move)) + " " + choice + choice;
  }

  /**
   * Reads a legal move. If a double may be chosen and the text names none, the largest is chosen,
   * which is listed first.
   *
   * @param knight the cell of the knight that moves, or {@link CavaloBoard#NONE}
   */
  public static <S extends State> int read(Notation<S> notation, S state, int knight, String text)
      throws InputException {
    String normal = Notation.normal(text);
    if (PASSES.contains(normal)) {
      return Notation.legal(notation, state, PASS, text);
    }
    TextScanner scan = new TextScanner(normal);
    boolean isSquare = scan.peek() >= 'a' && scan.peek() <= 'j';
    OptionalInt cell =
        normal.contains(OPERATOR)
            ? operator(scan, knight)
            : isSquare ? square(scan) : numbers(scan);
    OptionalInt choice = cell.isPresent() ? choice(scan) : OptionalInt.empty();
    int move =
        choice.isEmpty()
            ? State.NO_MOVE
            : find(state, new Written(cell.getAsInt(), choice.getAsInt()));
    return Notation.legal(notation, state, move, text);
  }

  /** The target of a jump by its number in the course program, such as {@code (operador-1)}. */
  private static OptionalInt operator(TextScanner scan, int knight) {
    boolean isList = scan.take('(');
    scan.take(' ');
    boolean isOperator = scan.letters().equals(OPERATOR) && scan.takeAny("- ");
    int number = Numerals.natural(scan.digits(), 1).orElse(0);
    if (isList) {
      scan.take(' ');
      isOperator &= scan.take(')');
    }
    return isOperator && knight != CavaloBoard.NONE
        ? CavaloJumps.target(knight, number)
        : OptionalInt.empty();
  }

  /** A cell by letter and row, such as {@code j10}, {@code a 1} or {@code a01}. */
  private static OptionalInt square(TextScanner scan) {
    String letter = scan.letters();
    int column = letter.charAt(0) - 'a';
    scan.take(' ');
    int row = Numerals.natural(scan.digits(), 2).orElse(0);
    return letter.length() == 1 && row >= 1 && row <= CavaloJumps.SIZE
        ? OptionalInt.of((row - 1) * CavaloJumps.SIZE + column)
        : OptionalInt.empty();
  }

  /** A cell by row and column from 0, such as {@code 9 9} or {@code (9, 9)}. */
  private static OptionalInt numbers(TextScanner scan) {
    scan.take('(');
    scan.take(' ');
    int row = Numerals.natural(scan.digits(), 1).orElse(-1);
    scan.take(' ');
    scan.take(',');
    scan.take(' ');
    int column = Numerals.natural(scan.digits(), 1).orElse(-1);
    int end = scan.position();
    scan.take(' ');
    if (!scan.take(')')) {
      scan.reset(end);
    }
    return row >= 0 && column >= 0
        ? OptionalInt.of(row * CavaloJumps.SIZE + column)
        : OptionalInt.empty();
  }

  /**
   * The choice at the end of a move: {@link #NO_CHOICE} if no double is written, an illegal choice
   * if the number is not a double, empty if the text is no number.
   */
  private static OptionalInt choice(TextScanner scan) {
    if (scan.isAtEnd()) {
      return OptionalInt.of(NO_CHOICE);
    } else if (scan.skipAny(BETWEEN) == 0) {
      return OptionalInt.empty();
    }
    OptionalInt number = Numerals.natural(scan.digits(), 2);
    if (number.isEmpty() || !scan.isAtEnd()) {
      return OptionalInt.empty();
    }
    int value = number.getAsInt();
    return OptionalInt.of(value % 11 == 0 ? value / 11 : CHOICES);
  }

  /** The legal move that is written, or else a move that is not legal. */
  private static int find(State state, Written written) {
    MoveList legal = new MoveList();
    state.moves(legal);
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      boolean isChosen = written.choice == NO_CHOICE || written.choice == choice(move);
      if (move != PASS && cell(move) == written.cell && isChosen) {
        return move;
      }
    }
    return written.choice < CHOICES ? of(written.cell, written.choice) : State.NO_MOVE;
  }

  /** A value as two digits: {@code 05}. */
  public static String digits(int value) {
    return String.format(Locale.ROOT, "%02d", value);
  }
}
