package tabuleiro.games.cavalo;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloBoardText;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/**
 * Draws boards for a terminal. Each cell is two characters between two signs: {@code (25)} can be
 * reached now, {@code 25!} is in reach but attacked by the other knight, {@code [♘1]} is the target
 * of the last move. Use one instance per drawing.
 */
final class CavaloDrawing {
  private static final String FRAME = "─".repeat(4 * CavaloJumps.SIZE);

  private final DrawingStyle style;
  private final StringBuilder text = new StringBuilder();
  private final String[] knights = new String[CavaloJumps.CELLS];
  private final BoardColour[] inks = new BoardColour[CavaloJumps.CELLS];
  private final char[] signs = new char[CavaloJumps.CELLS];

  CavaloDrawing(DrawingStyle style) {
    this.style = style;
    Arrays.fill(knights, "");
    Arrays.fill(inks, BoardColour.FAINT);
    Arrays.fill(signs, ' ');
  }

  String draw(Cavalo position) {
    int side = position.turn();
    if (position.board().rules().threat() && !position.isOver()) {
      for (int cell : CavaloJumps.GAME_ORDER[position.knight(side)]) {
        signs[cell] = position.has(cell) ? '!' : ' ';
      }
    }
    boolean canMove = mark(position);
    boolean hasAttacked = new String(signs).indexOf('!') >= 0;
    knight(position.knight(Position.FIRST), "♘1", BoardColour.FIRST);
    knight(position.knight(Position.SECOND), "♞2", BoardColour.SECOND);
    board(position.board(), position.low(), position.high());
    points(position, Position.FIRST, BoardColour.FIRST);
    points(position, Position.SECOND, BoardColour.SECOND);
    say(state(position, canMove), style.lastMove());
    legend(canMove, hasAttacked);
    return text.toString();
  }

  String draw(CavaloPuzzle puzzle) {
    boolean canMove = mark(puzzle);
    if (puzzle.isPlaced()) {
      knight(puzzle.knight(), "♘T", BoardColour.FIRST);
    }
    board(puzzle.board(), puzzle.low(), puzzle.high());
    line(word("draw.target", puzzle.points(), puzzle.target()), BoardColour.STRONG);
    String state =
        puzzle.isSolved()
            ? "draw.solved"
            : !canMove ? "draw.stuck" : puzzle.isPlaced() ? "draw.jump" : "draw.place";
    say(word(state, puzzle.target() - puzzle.points()), style.lastMove());
    legend(canMove, false);
    return text.toString();
  }

  /** Marks the cells that can be reached and returns whether there are any. */
  private boolean mark(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    boolean canMove = false;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) != CavaloMoves.PASS) {
        signs[CavaloMoves.cell(moves.get(i))] = '(';
        canMove = true;
      }
    }
    return canMove;
  }

  private void knight(int cell, String name, BoardColour ink) {
    boolean isLast =
        style.lastMove() != State.NO_MOVE && CavaloMoves.cell(style.lastMove()) == cell;
    knights[cell] = name;
    inks[cell] = isLast ? BoardColour.LAST : ink;
    signs[cell] = isLast ? '[' : ' ';
  }

  private void board(CavaloBoard board, long low, long high) {
    text.append("    ");
    for (int column = 0; column < CavaloJumps.SIZE; column++) {
      text.append(BoardColour.FAINT.paint(style, "  " + (char) ('A' + column))).append(' ');
    }
    text.setLength(text.length() - 1);
    text.append("\n   ").append(BoardColour.FAINT.paint(style, "┌" + FRAME + "┐")).append('\n');
    for (int row = 0; row < CavaloJumps.SIZE; row++) {
      text.append(BoardColour.FAINT.paint(style, (row < 9 ? " " : "") + (row + 1) + " │"));
      for (int column = 0; column < CavaloJumps.SIZE; column++) {
        cell(board, row * CavaloJumps.SIZE + column, low, high);
      }
      text.append(BoardColour.FAINT.paint(style, "│")).append('\n');
    }
    text.append("   ").append(BoardColour.FAINT.paint(style, "└" + FRAME + "┘")).append('\n');
  }

  private void cell(CavaloBoard board, int cell, long low, long high) {
    boolean isThere = CavaloJumps.has(low, high, cell);
    String inner =
        isThere
            ? CavaloMoves.digits(board.value(cell))
            : knights[cell].isEmpty() ? "··" : knights[cell];
    char left = signs[cell] == '!' ? ' ' : signs[cell];
    char right = left == '(' ? ')' : left == '[' ? ']' : signs[cell];
    String whole = left + inner + right;
    if (left == '(') {
      text.append(BoardColour.OPEN.paint(style, whole));
    } else if (isThere) {
      text.append(board.isDouble(cell) ? BoardColour.STRONG.paint(style, whole) : whole);
    } else {
      text.append(inks[cell].paint(style, whole));
    }
  }

  private void points(Cavalo position, int side, BoardColour ink) {
    String key = side == Position.FIRST ? "draw.points.1" : "draw.points.2";
    line(word(key, position.points(side)), ink);
  }

  private String state(Cavalo position, boolean canMove) {
    int player = position.turn() + 1;
    if (!position.isOver()) {
      return word(canMove ? "draw.turn" : "draw.pass", player);
    }
    int margin = position.margin();
    return margin == 0 ? word("draw.draw") : word("draw.won", margin > 0 ? 1 : 2, Math.abs(margin));
  }

  /** Writes a sentence, followed by the last move if there is one. */
  private void say(String sentence, int lastMove) {
    text.append(sentence);
    if (lastMove != State.NO_MOVE) {
      text.append(" · ").append(word("draw.last", CavaloMoves.write(lastMove)));
    }
    text.append('\n');
  }

  private void legend(boolean canMove, boolean hasAttacked) {
    if (canMove || hasAttacked) {
      String open = canMove ? word("draw.open") : "";
      String attacked = hasAttacked ? word("draw.attacked") : "";
      line(open + (canMove && hasAttacked ? " · " : "") + attacked, BoardColour.FAINT);
    }
  }

  private void line(String sentence, BoardColour ink) {
    text.append(ink.paint(style, sentence)).append('\n');
  }

  private String word(String key, Object... arguments) {
    return CavaloBoardText.message(key, arguments).in(style.locale());
  }
}
