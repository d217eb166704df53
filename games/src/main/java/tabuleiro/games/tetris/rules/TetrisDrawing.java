package tabuleiro.games.tetris.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.core.State;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.Message;

/**
 * A drawing of a state for a terminal in the style of the course's {@code desenha-estado}: the well
 * in a frame with {@code #} for a cell, and beside it the points and the next pieces. It adds the
 * coordinates, the limit line below the top row, and {@code @} for the last piece.
 */
final class TetrisDrawing {
  private static final int SHOWN = 12;

  private final Tetris state;
  private final DrawingStyle style;
  private final TetrisBoard board;

  TetrisDrawing(Tetris state, DrawingStyle style) {
    this.state = state;
    this.style = style;
    board = state.board();
  }

  String text() {
    String frame = "   +" + "-".repeat(2 * TetrisBoard.COLUMNS + 1) + "+";
    List<String> beside = beside();
    StringBuilder text = new StringBuilder(faint(frame)).append('\n');
    for (int row = TetrisBoard.ROWS - 1; row >= 0; row--) {
      int line = TetrisBoard.ROWS - 1 - row;
      text.append(well(row));
      text.append(
          line < beside.size() && !beside.get(line).isEmpty() ? "  " + beside.get(line) : "");
      text.append('\n');
      if (row == TetrisBoard.ROWS - 1) {
        text.append(faint("   |" + "=".repeat(2 * TetrisBoard.COLUMNS + 1) + "|")).append('\n');
      }
    }
    text.append(faint(frame)).append('\n');
    text.append(faint("     0 1 2 3 4 5 6 7 8 9")).append('\n');
    if (style.lastMove() != State.NO_MOVE) {
      String move = TetrisMove.of(style.lastMove()).toString();
      text.append(word(state.markedRow() < 0 ? "draw.last.gone" : "draw.last", move)).append('\n');
    }
    return text.toString();
  }

  private String well(int row) {
    StringBuilder cells = new StringBuilder();
    for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
      cells.append(' ').append(cell(row, column));
    }
    String number = String.format("%2d |", row);
    return faint(number) + cells + faint(" |");
  }

  private String cell(int row, int column) {
    if (isLast(row, column)) {
      return BoardColour.LAST.paint(style, "@");
    }
    return board.isFilled(row, column) ? BoardColour.STRONG.paint(style, "#") : faint(".");
  }

  private boolean isLast(int row, int column) {
    if (style.lastMove() == State.NO_MOVE || state.markedRow() < 0) {
      return false;
    }
    TetrisMove move = TetrisMove.of(style.lastMove());
    TetrisRotation rotation = move.rotation();
    int r = row - state.markedRow();
    int c = column - move.column();
    return r >= 0
        && r < rotation.height()
        && c >= 0
        && c < rotation.width()
        && rotation.isFilled(r, c)
        && board.isFilled(row, column);
  }

  /** The lines to the right of the well, from the top row down. */
  private List<String> beside() {
    List<String> lines = new ArrayList<>(List.of(faint(word("draw.top")), "", ""));
    lines.set(1, word("draw.points", state.points()));
    List<TetrisPiece> toPlace = state.toPlace();
    if (board.isTopFilled()) {
      lines.add(word("draw.lost"));
    } else if (toPlace.isEmpty()) {
      lines.add(word("draw.solved"));
    }
    if (!toPlace.isEmpty()) {
      lines.add(word("draw.next", toPlace.get(0).symbol()));
      lines.addAll(picture(toPlace.get(0).rotations().get(0)));
    }
    if (toPlace.size() > 1) {
      lines.add(word("draw.then", listed(toPlace.subList(1, toPlace.size()))));
    }
    if (!state.placed().isEmpty()) {
      lines.add(word("draw.placed", listed(state.placed())));
    }
    return lines;
  }

  private List<String> picture(TetrisRotation rotation) {
    List<String> lines = new ArrayList<>();
    for (int row = rotation.height() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder(" ");
      for (int column = 0; column < rotation.width(); column++) {
        line.append(rotation.isFilled(row, column) ? " #" : "  ");
      }
      lines.add(BoardColour.OPEN.paint(style, line.toString().stripTrailing()));
    }
    return lines;
  }

  private String listed(List<TetrisPiece> pieces) {
    String first =
        pieces.stream().limit(SHOWN).map(TetrisPiece::symbol).collect(Collectors.joining(" "));
    int more = pieces.size() - SHOWN;
    return more <= 0 ? first : word("draw.more", first, more);
  }

  private String faint(String text) {
    return BoardColour.FAINT.paint(style, text);
  }

  private String word(String key, Object... arguments) {
    return Message.of(TetrisNotation.BUNDLE, key, arguments).in(style.locale());
  }
}
