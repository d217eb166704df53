package tabuleiro.games.quatro.rules;

import java.util.StringJoiner;
import tabuleiro.core.Position;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;

/**
 * Draws boards for a terminal and writes them as Lisp. Every attribute of a piece is visible
 * without colour, and the short code is below the piece:
 *
 * <pre>
 *   │ ▒□▒  │      │  shaded: preta        two lines high: alta
 *   │ ▒□▒  │  ●   │  □ ■: quadrada        ○ □: oca
 *   │ pqao │[brbc]│  ○ ●: redonda         ● ■: cheia      [ ]: the last move
 * </pre>
 *
 * <p>A piece of a complete line has a star beside it. Use one object per drawing.
 */
final class QuatroDrawing {
  private static final String SHAPES = "○□●■";

  private final StringBuilder text = new StringBuilder();
  private final DrawingStyle style;
  private final long anchors;

  QuatroDrawing(DrawingStyle style, long anchors) {
    this.style = style;
    this.anchors = anchors;
  }

  /** Writes a board as Lisp. */
  static void board(StringBuilder text, long planes, int occupied) {
    text.append('(');
    for (int square = 0; square < 16; square++) {
      text.append((square & 3) != 0 ? " " : square == 0 ? "(" : ") (");
      if ((occupied >> square & 1) == 0) {
        text.append('0');
      } else {
        text.append('(').append(QuatroPiece.text(QuatroPiece.at(planes, square))).append(')');
      }
    }
    text.append("))");
  }

  /** Writes a reserve as Lisp. */
  static void reserve(StringBuilder text, int[] pieces) {
    if (pieces.length == 0) {
      text.append("NIL");
      return;
    }
    StringJoiner list = new StringJoiner(") (", "((", "))");
    for (int piece : pieces) {
      list.add(QuatroPiece.text(piece));
    }
    text.append(list);
  }

  /** Draws the board; {@code last} is the square of the last move, or negative if there is none. */
  void board(long planes, int occupied, int last) {
    int won = QuatroLines.wonSquares(planes, occupied, anchors);
    text.append(faint("      A      B      C      D")).append('\n');
    frame("   ┌──────┬──────┬──────┬──────┐");
    for (int row = 0; row < 4; row++) {
      for (int part = 0; part < 3; part++) {
        text.append(faint(part == 1 ? " " + (row + 1) + " " : "   "));
        for (int square = 4 * row; square < 4 * row + 4; square++) {
          boolean isFree = (occupied >> square & 1) == 0;
          int piece = isFree ? QuatroPiece.NONE : QuatroPiece.at(planes, square);
          text.append(faint("│"));
          text.append(part == 2 ? code(piece, square == last) : picture(piece, part));
          if (part < 2) {
            text.append(
                part == 1 && (won >> square & 1) != 0 ? BoardColour.OPEN.paint(style, "*") : " ");
          }
        }
        text.append(faint("│")).append('\n');
      }
      frame(row < 3 ? "   ├──────┼──────┼──────┼──────┤" : "   └──────┴──────┴──────┴──────┘");
    }
  }

  /** Five columns: the upper or lower half of a piece. */
  private String picture(int piece, int part) {
    if (piece == QuatroPiece.NONE) {
      return part == 1 ? faint("  ·  ") : "     ";
    }
    boolean isLow = (piece & 4) != 0;
    if (isLow && part == 0) {
      return "     ";
    }
    char shape = SHAPES.charAt((piece >> 1 & 1) | (piece >> 2 & 2));
    boolean isBlack = (piece & 1) != 0;
    return isBlack
        ? " " + BoardColour.STRONG.paint(style, "▒" + shape + "▒") + " "
        : "  " + shape + "  ";
  }

  /** Six columns: the short code of a piece. */
  private String code(int piece, boolean isLast) {
    if (piece == QuatroPiece.NONE) {
      return "      ";
    }
    String code = QuatroPiece.code(piece);
    return isLast ? BoardColour.LAST.paint(style, "[" + code + "]") : " " + code + " ";
  }

  private void frame(String line) {
    text.append(faint(line)).append('\n');
  }

  private String faint(String part) {
    return BoardColour.FAINT.paint(style, part);
  }

  /** Writes a line of text from the bundle. */
  void line(String key, Object... arguments) {
    text.append(words(key, arguments)).append('\n');
  }

  private String words(String key, Object... arguments) {
    return QuatroPositionReader.message(key, arguments).in(style.locale());
  }

  /** Names every complete line and the attributes that its pieces share. */
  void won(long planes, int occupied) {
    for (int line : QuatroLines.masks(anchors)) {
      if (QuatroLines.isWonAlong(line, planes, occupied)) {
        StringJoiner squares = new StringJoiner(" ");
        for (int left = line; left != 0; left &= left - 1) {
          squares.add(QuatroMoveText.square(Integer.numberOfTrailingZeros(left)));
        }
        int shared = QuatroLines.shared(planes, line);
        StringJoiner common = new StringJoiner(" ");
        for (int attribute = 0; attribute < 4; attribute++) {
          if ((shared >> attribute & 0x11) != 0) {
            common.add(QuatroPiece.word(attribute, shared >> attribute & 1));
          }
        }
        line("draw.line", squares.toString(), common.toString());
      }
    }
  }

  /** Lists the reserve with the numbers that moves may use for its pieces, then the legend. */
  void reserve(int[] pieces) {
    text.append(words("draw.reserve"));
    if (pieces.length == 0) {
      text.append(' ').append(words("draw.none"));
    }
    for (int i = 0; i < pieces.length; i++) {
      String number = (i < 10 ? " " : "") + i;
      text.append(i % 8 == 0 ? "\n  " : "  ").append(faint(number)).append(' ');
      text.append(QuatroPiece.code(pieces[i]));
    }
    text.append('\n');
  }

  /** Names the piece to be placed. */
  void hand(int piece) {
    String name = QuatroPiece.code(piece) + " (" + QuatroPiece.text(piece) + ")";
    text.append(BoardColour.STRONG.paint(style, words("draw.hand", name))).append('\n');
  }

  /** Writes who moves or how the game ended, and explains the symbols. */
  void verdict(Quatro state) {
    boolean isOver = state.isOver();
    if (isOver && state.margin() == 0) {
      line("draw.draw");
      return;
    }
    int player = isOver ? (1 - state.margin()) / 2 : state.turn();
    boolean handsOver = !isOver && state.deal().handsOver && state.hand() == QuatroPiece.NONE;
    String key = isOver ? "draw.win" : handsOver ? "draw.give" : "draw.turn";
    BoardColour ink = player == Position.FIRST ? BoardColour.FIRST : BoardColour.SECOND;
    text.append(ink.paint(style, words(key, player + 1))).append('\n');
  }

  @Override
  public String toString() {
    return text + faint(words("draw.legend")) + "\n";
  }
}
