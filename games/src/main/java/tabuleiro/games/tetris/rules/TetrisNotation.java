package tabuleiro.games.tetris.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.core.MoveList;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;

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
  private static final Pattern ROW = Pattern.compile("[01]{10}");
  private static final Pattern COLUMN_FIRST = Pattern.compile("(\\d{1,2})\\W+([a-z]+\\d?)");
  private static final Pattern ROTATION_FIRST = Pattern.compile("([a-z]+\\d?)\\W+(\\d{1,2})");

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
                    && form.list().get(0).list().get(0).toString().matches("[01]"))));
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

  /** A row as ten characters 0 and 1. */
  private static String readRow(Form form) throws InputException {
    if (!form.isList()) {
      if (!ROW.matcher(form.toString()).matches()) {
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
    MoveList moves = new MoveList();
    state.moves(moves);
    String bare = text.toLowerCase(Locale.ROOT).replaceAll("^\\W+|\\W+$", "");
    List<String> legal = new ArrayList<>();
    for (int move : moves.toArray()) {
      TetrisMove candidate = TetrisMove.of(move);
      if (names(candidate, bare)) {
        return move;
      }
      legal.add(candidate.toString());
    }
    throw Notation.illegal(text, legal);
  }

  private static boolean names(TetrisMove move, String text) {
    Matcher first = COLUMN_FIRST.matcher(text);
    Matcher second = ROTATION_FIRST.matcher(text);
    String symbol = move.rotation().symbol();
    return (first.matches()
            && Integer.parseInt(first.group(1)) == move.column()
            && first.group(2).equals(symbol))
        || (second.matches()
            && second.group(1).equals(symbol)
            && Integer.parseInt(second.group(2)) == move.column());
  }

  @Override
  public String draw(Tetris state, DrawingStyle style) {
    return new TetrisDrawing(state, style).text();
  }

  private static Message message(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
