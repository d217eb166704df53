package tabuleiro.games.cavalo;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloBoardText;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloReason;
import tabuleiro.games.cavalo.rules.CavaloRules;

/**
 * The text of the game: {@code (board (points1 points2) side)}. The board alone is also accepted:
 * then nobody has points, and the side that starts by the rules is to move. On a board without
 * knights they are placed by the rules, white on the largest number of row 1 and black on the
 * largest one left in row 10, and score. The points of both players are at most the sum of the
 * numbers missing from the board. Immutable.
 *
 * @param first the side that moves first if the text does not specify it
 */
record CavaloNotation(CavaloRules rules, int first) implements Notation<Cavalo> {
  private static final String[] KNIGHTS = {"-1", "-2"};

  @Override
  public String write(Cavalo position) {
    int[] knights = {position.knight(Position.FIRST), position.knight(Position.SECOND)};
    return "("
        + CavaloBoardText.write(position.board(), position.low(), position.high(), knights, KNIGHTS)
        + (" (" + position.points(Position.FIRST) + " " + position.points(Position.SECOND) + ") ")
        + (position.turn() + 1)
        + ")";
  }

  @Override
  public Cavalo read(String text) throws InputException {
    Form form = LispReader.one(text);
    boolean isWrapped = CavaloBoardText.isWrapped(form);
    List<Form> parts = isWrapped ? form.list(3) : List.of(form);
    Form board = parts.get(0);
    CavaloBoardText cells = CavaloBoardText.read(board, false);
    int[] points = isWrapped ? points(parts.get(1), cells) : new int[2];
    int turn = isWrapped ? parts.get(2).integer(1, 2) - 1 : first;
    int[] knights = {cells.knight(Position.FIRST), cells.knight(Position.SECOND)};
    Cavalo position = Cavalo.of(cells.board(rules), knights, points, turn);
    if (knights[0] == CavaloBoard.NONE && knights[1] == CavaloBoard.NONE) {
      return place(place(position, Position.FIRST, board), Position.SECOND, board);
    } else if (knights[0] == CavaloBoard.NONE || knights[1] == CavaloBoard.NONE) {
      int missing = knights[0] == CavaloBoard.NONE ? 0 : 1;
      throw board.fault(CavaloBoardText.message("knight.missing", KNIGHTS[missing]));
    }
    return position;
  }

  private static int[] points(Form form, CavaloBoardText cells) throws InputException {
    List<Form> each = form.list(2);
    int points1 = each.get(0).integer(0, Cavalo.MOST_POINTS);
    int points2 = each.get(1).integer(0, Cavalo.MOST_POINTS);
    int missing = Cavalo.MOST_POINTS - cells.sum();
    if (points1 + points2 > missing) {
      throw form.fault(CavaloBoardText.message("points.many", points1, points2, missing));
    }
    return new int[] {points1, points2};
  }

  private static Cavalo place(Cavalo position, int side, Form board) throws InputException {
    int cell = position.placement(side);
    if (cell == CavaloBoard.NONE) {
      throw board.fault(CavaloBoardText.message("placement", KNIGHTS[side], side == 0 ? 1 : 10));
    }
    return position.place(side, cell);
  }

  @Override
  public String write(Cavalo position, int move) {
    return CavaloMoves.write(move);
  }

  @Override
  public int readMove(Cavalo position, String text) throws InputException {
    return CavaloMoves.read(this, position, position.knight(position.turn()), text);
  }

  @Override
  public Optional<Message> whyIllegal(Cavalo position, int move) {
    return CavaloReason.of(position, move);
  }

  @Override
  public Optional<Message> whyNoMove(Cavalo position, String text) {
    return CavaloReason.of(text, position.knight(position.turn()));
  }

  @Override
  public String draw(Cavalo position, DrawingStyle style) {
    return new CavaloDrawing(style).draw(position);
  }
}
