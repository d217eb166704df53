package tabuleiro.games.blokus.rules;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;
import static tabuleiro.games.blokus.rules.BlokusBoard.SIZE;

import java.util.function.IntBinaryOperator;
import tabuleiro.core.State;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;

/**
 * Draws boards for a terminal: columns A to N above (their numbers below), rows 0 to 13, the last
 * piece in brackets, the free corners of the side to move as {@code +}, and the pieces in hand
 * below their shapes.
 */
final class BlokusDrawing {
  private static final String EDGE = "─".repeat(2 * SIZE + 1);
  private static final String PICTURES =
      """
                    a       b           c1       c2
                    _       ___         ___     _
                   |_|     |_|_|      _|_|_|   |_|_
                           |_|_|     |_|_|     |_|_|
                                                 |_|
      """;

  private final DrawingStyle style;
  private final StringBuilder text = new StringBuilder();

  private BlokusDrawing(DrawingStyle style) {
    this.style = style;
  }

  static String of(Blokus position, DrawingStyle style) {
    BlokusDrawing drawing = new BlokusDrawing(style);
    drawing.board(position::cell, corners(position), ".12");
    drawing.lastMove();
    drawing.pictures();
    for (int player = FIRST; player <= SECOND; player++) {
      String name = drawing.words("draw.player", player + 1);
      drawing.hand(
          player == FIRST ? BoardColour.FIRST : BoardColour.SECOND, name, position.hand(player));
    }
    int margin = position.margin();
    drawing.say(
        !position.isOver()
            ? drawing.words("draw.turn", position.turn() + 1)
            : margin == 0
                ? drawing.words("draw.draw")
                : drawing.words("draw.won", margin > 0 ? 1 : 2));
    return drawing.text.toString();
  }

  static String of(BlokusPuzzle puzzle, DrawingStyle style) {
    BlokusDrawing drawing = new BlokusDrawing(style);
    drawing.board(puzzle::cell, corners(puzzle), ".1#");
    drawing.lastMove();
    drawing.pictures();
    drawing.hand(BoardColour.FIRST, drawing.words("draw.hand"), puzzle.hand());
    drawing.say(
        drawing.words(
            "draw.goal." + puzzle.problem().goal().text(), puzzle.filled(), puzzle.target()));
    if (puzzle.isStuck()) {
      drawing.say(drawing.words("draw.stuck"));
    }
    if (puzzle.isSolved()) {
      drawing.say(drawing.words("draw.solved"));
    }
    return drawing.text.toString();
  }

  /** The free corners of the side to move; none if it cannot lay a piece. */
  private static long[] corners(Blokus position) {
    long[] own = new long[BlokusBoard.WORDS];
    long[] free = new long[BlokusBoard.WORDS];
    for (int word = 0; word < own.length && position.canLay(position.turn()); word++) {
      own[word] = position.word(position.turn(), word);
      free[word] =
          BlokusBoard.board(word) & ~(own[word] | position.word(1 - position.turn(), word));
    }
    return BlokusPlacements.corners(own, free);
  }

  private static long[] corners(BlokusPuzzle puzzle) {
    long[] own = new long[BlokusBoard.WORDS];
    long[] free = new long[BlokusBoard.WORDS];
    for (int word = 0; word < own.length && !puzzle.isStuck(); word++) {
      own[word] = puzzle.word(word);
      free[word] = puzzle.open(word) & ~own[word];
    }
    return BlokusPlacements.corners(own, free);
  }

  private void board(IntBinaryOperator cells, long[] corners, String marks) {
    line(faint("      " + BlokusText.letters()));
    line(faint("    ┌" + EDGE + "┐"));
    for (int row = 0; row < SIZE; row++) {
      text.append(faint((row < 10 ? "  " : " ") + row + " │"));
      for (int column = 0; column < SIZE; column++) {
        text.append(between(isLast(row, column - 1), isLast(row, column)));
        boolean isCorner = (corners[BlokusBoard.word(row)] & BlokusBoard.bit(row, column)) != 0;
        int value = cells.applyAsInt(row, column);
        text.append(
            isLast(row, column)
                ? BoardColour.LAST.paint(style, String.valueOf(marks.charAt(value)))
                : value == 0 && isCorner ? BoardColour.OPEN.paint(style, "+") : cell(value, marks));
      }
      text.append(between(isLast(row, SIZE - 1), false));
      line(faint("│"));
    }
    line(faint("    └" + EDGE + "┘"));
    line(faint("      0   2   4   6   8   10  12"));
  }

  private String cell(int value, String marks) {
    char mark = marks.charAt(value);
    BoardColour ink =
        mark == '1' ? BoardColour.FIRST : mark == '2' ? BoardColour.SECOND : BoardColour.FAINT;
    return ink.paint(style, String.valueOf(mark));
  }

  /** Whether the last move covered a cell. */
  private boolean isLast(int row, int column) {
    int move = style.lastMove();
    return move != State.NO_MOVE
        && move != Blokus.PASS
        && column >= 0
        && (BlokusBoard.covered(move, BlokusBoard.word(row)) & BlokusBoard.bit(row, column)) != 0;
  }

  /** The text between two cells: a bracket at the start or end of the last piece. */
  private String between(boolean isLeftLast, boolean isRightLast) {
    return isLeftLast == isRightLast ? " " : BoardColour.LAST.paint(style, isRightLast ? "[" : "]");
  }

  private void pictures() {
    PICTURES.lines().forEach(picture -> line(faint(picture)));
  }

  private void hand(BoardColour ink, String name, int hand) {
    String padded = name + " ".repeat(Math.max(0, 10 - name.length()));
    line(
        "    "
            + ink.paint(style, padded)
            + count(hand, 0)
            + "      "
            + count(hand, 1)
            + "             "
            + count(hand, 2)
            + "         "
            + words("draw.left", BlokusHand.squares(hand)));
  }

  private static String count(int hand, int kind) {
    int count = BlokusHand.count(hand, kind);
    return (count < 10 ? " " : "") + count;
  }

  private void lastMove() {
    if (style.lastMove() != State.NO_MOVE) {
      say(words("draw.last", BlokusText.move(style.lastMove())));
    }
  }

  /** Writes a line of text below the board. */
  private void say(String words) {
    line("    " + words);
  }

  private String words(String key, Object... arguments) {
    return BlokusMessages.of(key, arguments).in(style.locale());
  }

  private String faint(String part) {
    return BoardColour.FAINT.paint(style, part);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
