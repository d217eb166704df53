package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Arcs as text: {@code (h i j)} is element j of horizontal list i, {@code (v i j)} element j of
 * vertical list i, counted from 1. The reader also accepts {@code h 1 2}, {@code h1,2} and {@code
 * h12}, and the operators of the course program: {@code (arco-horizontal 1 2)}. Digits alone are
 * never ambiguous, because no board is large enough in both directions.
 */
final class DotsArcs {
  private static final List<String> HORIZONTAL = List.of("h", "horizontal", "arco-horizontal");
  private static final List<String> VERTICAL = List.of("v", "vertical", "arco-vertical");

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
    TextScanner scan = new TextScanner(text);
    scan.take('(');
    scan.skipSpaces();
    String kind = kind(scan);
    if (!HORIZONTAL.contains(kind) && !VERTICAL.contains(kind)) {
      return arcs;
    }
    boolean horizontal = HORIZONTAL.contains(kind);
    scan.skipSpaces();
    String first = scan.digits();
    scan.skipSpaces();
    boolean isApart = scan.takeAny(",.:-");
    scan.skipSpaces();
    String second = scan.digits();
    scan.skipSpaces();
    scan.take(')');
    if (!scan.isAtEnd()) {
      return arcs;
    } else if (!second.isEmpty()) {
      add(arcs, grid, horizontal, first, second);
    } else if (!isApart && Numerals.isDigits(first, 2, 4)) {
      for (int cut = 1; cut < first.length(); cut++) {
        if (first.charAt(cut) != '0') {
          add(arcs, grid, horizontal, first.substring(0, cut), first.substring(cut));
        }
      }
    }
    return arcs;
  }

  /** The letters before the numbers, with one hyphen between words. */
  private static String kind(TextScanner scan) {
    String word = scan.letters();
    int end = scan.position();
    String more = scan.take('-') ? scan.letters() : "";
    if (more.isEmpty()) {
      scan.reset(end);
      return word;
    }
    return word + '-' + more;
  }

  private static void add(
      List<Integer> arcs, DotsGrid grid, boolean horizontal, String first, String second) {
    int line = Numerals.natural(first, 3).orElse(0) - 1;
    int place = Numerals.natural(second, 3).orElse(0) - 1;
    int lines = horizontal ? grid.rows() + 1 : grid.columns() + 1;
    int places = horizontal ? grid.columns() : grid.rows();
    if (line >= 0 && line < lines && place >= 0 && place < places) {
      arcs.add(horizontal ? grid.horizontal(line, place) : grid.vertical(line, place));
    }
  }
}
