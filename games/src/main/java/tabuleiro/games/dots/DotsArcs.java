package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsMessages;

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

  /** Reads a text as a missing arc of a state. */
  static <S extends State> int read(Notation<S> notation, S state, DotsGrid grid, String text)
      throws InputException {
    List<Integer> meant = meant(grid, Notation.normal(text)).orElse(List.of());
    return Notation.legal(notation, state, meant.size() == 1 ? meant.get(0) : State.NO_MOVE, text);
  }

  /** Why an arc cannot be drawn. */
  static Optional<Message> whyIllegal(DotsBoard board, int arc) {
    return DotsNotation.isDrawn(board, arc)
        ? Optional.of(DotsMessages.of("illegal.drawn", write(board.grid(), arc)))
        : Optional.of(absent(board.grid()));
  }

  /** Why a text that names an arc names none of the board. */
  static Optional<Message> whyNoMove(DotsGrid grid, String text) {
    return meant(grid, Notation.normal(text)).filter(List::isEmpty).map(none -> absent(grid));
  }

  private static Message absent(DotsGrid grid) {
    return DotsMessages.of(
        "illegal.absent",
        write(grid, grid.horizontal(grid.rows(), grid.columns() - 1)),
        write(grid, grid.vertical(grid.columns(), grid.rows() - 1)));
  }

  /** The arcs of the board that a text can mean; empty if it is not written as an arc. */
  private static Optional<List<Integer>> meant(DotsGrid grid, String text) {
    List<Integer> arcs = new ArrayList<>();
    TextScanner scan = new TextScanner(text);
    scan.take('(');
    scan.skipSpaces();
    String kind = kind(scan);
    if (!HORIZONTAL.contains(kind) && !VERTICAL.contains(kind)) {
      return Optional.empty();
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
      return Optional.empty();
    } else if (!second.isEmpty()) {
      add(arcs, grid, horizontal, first, second);
    } else if (!isApart && Numerals.isDigits(first, 2, 4)) {
      for (int cut = 1; cut < first.length(); cut++) {
        if (first.charAt(cut) != '0') {
          add(arcs, grid, horizontal, first.substring(0, cut), first.substring(cut));
        }
      }
    } else {
      return Optional.empty();
    }
    return Optional.of(arcs);
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
