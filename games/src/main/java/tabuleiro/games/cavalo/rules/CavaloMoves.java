package tabuleiro.games.cavalo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

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
 * 9)} are accepted as well.
 */
public final class CavaloMoves {
  static final int CHOICES = 11;
  static final int NO_CHOICE = 10;
  public static final int PASS = CavaloJumps.CELLS * CHOICES;
  public static final int LIMIT = PASS + 1;

  private static final Pattern SQUARE =
      Pattern.compile("([a-j]) ?(10|0?[1-9])(?:[ ,/x-]+(\\d{1,2}))?");
  private static final Pattern NUMBERS =
      Pattern.compile("\\(? ?(\\d) ?[, ] ?(\\d) ?\\)?(?:[ ,/x-]+(\\d{1,2}))?");

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
   */
  public static int read(State state, String text) throws InputException {
    MoveList legal = new MoveList();
    state.moves(legal);
    String normal = Notation.normal(text);
    if (normal.matches("pass(ar|o)?") && legal.contains(PASS)) {
      return PASS;
    }
    Matcher square = SQUARE.matcher(normal);
    Matcher numbers = NUMBERS.matcher(normal);
    if (square.matches()) {
      int row = Integer.parseInt(square.group(2)) - 1;
      return find(
          legal, row * CavaloJumps.SIZE + normal.charAt(0) - 'a', choice(square.group(3)), text);
    } else if (numbers.matches()) {
      int row = Integer.parseInt(numbers.group(1));
      int column = Integer.parseInt(numbers.group(2));
      return find(legal, row * CavaloJumps.SIZE + column, choice(numbers.group(3)), text);
    }
    throw illegal(legal, text);
  }

  /** The choice for a written double; an illegal choice if the number is not a double. */
  private static int choice(@Nullable String number) {
    if (number == null) {
      return NO_CHOICE;
    }
    int value = Integer.parseInt(number);
    return value % 11 == 0 ? value / 11 : CHOICES;
  }

  private static int find(MoveList legal, int cell, int choice, String text) throws InputException {
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (move != PASS && cell(move) == cell && (choice == NO_CHOICE || choice == choice(move))) {
        return move;
      }
    }
    throw illegal(legal, text);
  }

  private static InputException illegal(MoveList legal, String text) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      texts.add(write(legal.get(i)));
    }
    return Notation.illegal(text, texts);
  }

  /** A value as two digits: {@code 05}. */
  public static String digits(int value) {
    return String.format(Locale.ROOT, "%02d", value);
  }
}
