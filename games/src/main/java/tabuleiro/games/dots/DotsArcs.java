package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Arcs as text: {@code (h i j)} is element j of horizontal list i, {@code (v i j)} element j of
 * vertical list i, counted from 1. The reader also accepts {@code h 1 2}, {@code h1,2} and {@code
 * h12}. Digits alone are never ambiguous, because no board is large enough in both directions.
 */
final class DotsArcs {
  private static final Pattern APART =
      Pattern.compile("\\(?\\s*([hv])\\s*(\\d{1,3})\\s*[ ,.:-]\\s*(\\d{1,3})\\s*\\)?");
  private static final Pattern TOGETHER = Pattern.compile("\\(?\\s*([hv])\\s*(\\d{2,4})\\s*\\)?");

  private DotsArcs() {}

  static String write(DotsGrid grid, int arc) {
    String kind = grid.isHorizontal(arc) ? "(h " : "(v ";
    return kind + (grid.line(arc) + 1) + ' ' + (grid.place(arc) + 1) + ')';
  }

  /** Reads a text as a missing arc of a board. */
  static int read(DotsBoard board, String text) throws InputException {
    List<Integer> meant = meant(board.grid(), Notation.normal(text));
    if (meant.size() == 1 && !board.has(meant.get(0))) {
      return meant.get(0);
    }
    MoveList moves = new MoveList();
    board.grid().missing(moves, board.word0(), board.word1(), board.word2());
    List<String> legal = new ArrayList<>();
    for (int move : moves.toArray()) {
      legal.add(write(board.grid(), move));
    }
    throw Notation.illegal(text, legal);
  }

  private static List<Integer> meant(DotsGrid grid, String text) {
    List<Integer> arcs = new ArrayList<>();
    Matcher apart = APART.matcher(text);
    Matcher together = TOGETHER.matcher(text);
    if (apart.matches()) {
      add(arcs, grid, apart.group(1), apart.group(2), apart.group(3));
    } else if (together.matches()) {
      String digits = together.group(2);
      for (int cut = 1; cut < digits.length(); cut++) {
        if (digits.charAt(cut) != '0') {
          add(arcs, grid, together.group(1), digits.substring(0, cut), digits.substring(cut));
        }
      }
    }
    return arcs;
  }

  private static void add(
      List<Integer> arcs, DotsGrid grid, String kind, String first, String second) {
    boolean horizontal = kind.equals("h");
    int line = Integer.parseInt(first) - 1;
    int place = Integer.parseInt(second) - 1;
    int lines = horizontal ? grid.rows() + 1 : grid.columns() + 1;
    int places = horizontal ? grid.columns() : grid.rows();
    if (line >= 0 && line < lines && place >= 0 && place < places) {
      arcs.add(horizontal ? grid.horizontal(line, place) : grid.vertical(line, place));
    }
  }
}
