package tabuleiro.games.tetris.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/**
 * The text of states: {@code (board pieces points placed)}. The board lists the bottom row first
 * and omits the empty rows at the top; NIL is the empty board:
 *
 * <pre>
 * ((1111011111 1110001111 1110001111) (t) 0)      placed is omitted if there are none
 * (NIL (i l l) 0 (t))                             pieces placed: the most recent first
 * </pre>
 *
 * A row may also be a list of ten 0 and 1, the points are optional, and a bare board is a state
 * without pieces. A move is {@code (3 t2)}: the leftmost column and the rotation.
 */
public final class TetrisNotation implements Notation<Tetris> {
  public static final String BUNDLE = "tabuleiro.games.tetris.messages";
  private static final int MOST_POINTS = 999_999_999;
  private static final int MOST_PIECES = 1000;
  private static final List<String> CELLS = List.of("0", "1");

  private final TetrisSeason season;

  public TetrisNotation(TetrisSeason season) {
    this.season = season;
  }

  @Override
  public String write(Tetris state) {
    return text(state);
  }

  static String text(Tetris state) {
    List<TetrisPiece> placed = state.placed();
    return String.format(
        "(%s %s %d%s)",
        rows(state.board()),
        pieces(state.toPlace()),
        state.points(),
        placed.isEmpty() ? "" : " " + pieces(placed));
  }

  private static String rows(TetrisBoard board) {
    int height = TetrisBoard.ROWS;
    while (height > 0 && board.row(height - 1) == 0) {
      height--;
    }
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      StringBuilder cells = new StringBuilder();
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        cells.append(board.isFilled(row, column) ? '1' : '0');
      }
      rows.add(cells.toString());
    }
    return list(rows);
  }

  private static String pieces(List<TetrisPiece> pieces) {
    return list(pieces.stream().map(TetrisPiece::symbol).toList());
  }

  private static String list(List<String> items) {
    return items.isEmpty() ? "NIL" : "(" + String.join(" ", items) + ")";
  }

  @Override
  public Tetris read(String text) throws InputException {
    Form form = LispReader.one(text);
    return isBoard(form) ? Tetris.of(season, readBoard(form), List.of(), 0, List.of()) : read(form);
  }

  /** Reads a state from a form of two to four items. */
  public Tetris read(Form form) throws InputException {
    List<Form> items = form.list();
    if (items.size() < 2 || items.size() > 4 || isBoard(form)) {
      throw form.fault(message("position", form.brief()));
    }
    TetrisBoard board = readBoard(items.get(0));
    List<TetrisPiece> toPlace = readPieces(items.get(1));
    int points = items.size() > 2 ? items.get(2).integer(0, MOST_POINTS) : 0;
    List<TetrisPiece> placed = items.size() > 3 ? readPieces(items.get(3)) : List.of();
    return Tetris.of(season, board, toPlace, points, placed);
  }

  /** Whether a form can only be a board: NIL, or a list that starts with a row. */
  private static boolean isBoard(Form form) throws InputException {
    return form.isNil()
        || (form.isList()
            && (form.list().get(0) instanceof Form.Numeral
                || (form.list().get(0).isList()
                    && CELLS.contains(form.list().get(0).list().get(0).toString()))));
  }

  private TetrisBoard readBoard(Form form) throws InputException {
    List<Form> rows = form.list();
    if (rows.size() > TetrisBoard.ROWS) {
      throw rows.get(TetrisBoard.ROWS).fault(message("rows", TetrisBoard.ROWS, rows.size()));
    }
    TetrisBoard board = TetrisBoard.EMPTY;
    for (int row = 0; row < rows.size(); row++) {
      String cells = readRow(rows.get(row));
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        board = cells.charAt(column) == '1' ? board.fill(row, column) : board;
      }
    }
    return board;
  }

  private static boolean isRow(String text) {
    return Words.areAll(text, TetrisBoard.COLUMNS, TetrisBoard.COLUMNS, c -> c == '0' || c == '1');
  }

  /** A row as ten characters 0 and 1. */
  private static String readRow(Form form) throws InputException {
    if (!form.isList()) {
      if (!isRow(form.toString())) {
        throw form.fault(message("row", form.brief()));
      }
      return form.toString();
    }
    StringBuilder cells = new StringBuilder();
    for (Form cell : form.list(TetrisBoard.COLUMNS)) {
      cells.append(cell.integer(0, 1));
    }
    return cells.toString();
  }

  private List<TetrisPiece> readPieces(Form form) throws InputException {
    List<TetrisPiece> pieces = new ArrayList<>();
    if (form.list().size() > MOST_PIECES) {
      throw form.fault(message("pieces", MOST_PIECES, form.list().size()));
    }
    for (Form item : form.list()) {
      Optional<TetrisPiece> piece = TetrisPiece.named(item.toString());
      if (piece.isEmpty()) {
        throw item.fault(message("piece", item.brief(), symbols()));
      } else if (!piece.get().isIn(season)) {
        throw item.fault(message("piece.season", piece.get().symbol(), season.year()));
      }
      pieces.add(piece.get());
    }
    return pieces;
  }

  private String symbols() {
    return Stream.of(TetrisPiece.values())
        .filter(piece -> piece.isIn(season))
        .map(TetrisPiece::symbol)
        .collect(Collectors.joining(" "));
  }

  @Override
  public String write(Tetris state, int move) {
    return TetrisMove.of(move).toString();
  }

  /** Accepts {@code (3 t2)}, {@code 3 t2} and {@code t2 3} with any punctuation. */
  @Override
  public int readMove(Tetris state, String text) throws InputException {
    int move = Written.of(text).map(Written::move).orElse(State.NO_MOVE);
    return Notation.legal(this, state, move, text);
  }

  @Override
  public Optional<Message> whyIllegal(Tetris state, int move) {
    TetrisRotation rotation = TetrisRotation.of(move / 10);
    if (state.isFinal()) {
      return Optional.empty();
    } else if (rotation.piece() != state.toPlace().get(0)) {
      return Optional.of(message("illegal.piece", state.toPlace().get(0).symbol()));
    }
    return Optional.of(message("illegal.width", rotation.symbol(), rotation.width(), move % 10));
  }

  /** A move as written: a column and a piece in a rotation, whether they exist or not. */
  private record Written(String column, String rotation) {

    /** Reads a text; empty if it does not consist of a column and a rotation. */
    static Optional<Written> of(String text) {
      TextScanner scan = new TextScanner(Words.trimmed(Words.lower(text), c -> !isWord(c)));
      boolean isColumnFirst = TextScanner.isDigit(scan.peek());
      String first = isColumnFirst ? scan.digits() : symbol(scan);
      int gap = scan.skipWhile(c -> !isWord(c));
      String second = isColumnFirst ? symbol(scan) : scan.digits();
      Written written = isColumnFirst ? new Written(first, second) : new Written(second, first);
      boolean isMove = gap > 0 && scan.isAtEnd() && Numerals.isDigits(written.column, 1, 9);
      boolean isNamed =
          !written.rotation.isEmpty() && !TextScanner.isDigit(written.rotation.charAt(0));
      return isMove && isNamed ? Optional.of(written) : Optional.empty();
    }

    private boolean isOnBoard() {
      return Numerals.natural(column, 2).orElse(TetrisBoard.COLUMNS) < TetrisBoard.COLUMNS;
    }

    /** The number of the move, even if the piece does not fit there; NO_MOVE if there is none. */
    int move() {
      Optional<TetrisRotation> known = TetrisRotation.named(rotation);
      return known.isPresent() && isOnBoard()
          ? 10 * known.get().number() + Numerals.natural(column, 2).orElseThrow()
          : State.NO_MOVE;
    }

    /** Why there is no such move. */
    Optional<Message> whyNoMove() {
      if (TetrisRotation.named(rotation).isEmpty()) {
        return Optional.of(message("illegal.rotation", rotation));
      }
      return isOnBoard() ? Optional.empty() : Optional.of(message("illegal.column", column));
    }
  }

  /** Letters and at most one digit. */
  private static String symbol(TextScanner scan) {
    return scan.letters() + (TextScanner.isDigit(scan.peek()) ? scan.next() : "");
  }

  private static boolean isWord(int c) {
    return TextScanner.isLetter((char) c) || TextScanner.isDigit((char) c) || c == '_';
  }

  @Override
  public Optional<Message> whyNoMove(Tetris state, String text) {
    return state.isFinal() ? Optional.empty() : Written.of(text).flatMap(Written::whyNoMove);
  }

  @Override
  public String draw(Tetris state, DrawingStyle style) {
    return new TetrisDrawing(state, style).text();
  }

  private static Message message(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
