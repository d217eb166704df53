package tabuleiro.games.tetris;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tabuleiro.core.page.Picture;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * IA-Tetris as data for the page: the rows of the well from the bottom, ten bits each, the next
 * pieces and their shapes. A move is a rotation and a column, its landing cells, the points it
 * wins, and the rows that it completes.
 */
final class TetrisPicture implements Picture<Tetris> {

  @Override
  public Map<String, Object> state(Tetris state, Locale locale) {
    TetrisBoard board = state.board();
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", IntStream.range(0, TetrisBoard.ROWS).mapToObj(board::row).toList());
    picture.put("pieces", state.toPlace().stream().map(TetrisPiece::symbol).toList());
    picture.put("placed", state.placed().size());
    picture.put("points", state.points());
    picture.put("lost", board.isTopFilled());
    Map<String, Object> shapes = new LinkedHashMap<>();
    for (TetrisPiece piece : state.toPlace()) {
      shapes.computeIfAbsent(piece.symbol(), symbol -> piece.rotations().get(0).cells(0, 0));
    }
    picture.put("shapes", shapes);
    return picture;
  }

  @Override
  public Map<String, Object> move(Tetris state, int number) {
    TetrisMove move = TetrisMove.of(number);
    TetrisRotation rotation = move.rotation();
    List<List<Integer>> cells = rotation.cells(state.landingRow(number), move.column());
    // A losing piece may stick out of the well; those cells are cut off.
    cells.removeIf(cell -> cell.get(0) >= TetrisBoard.ROWS);
    Tetris after = state.play(number);
    List<Integer> completed = completed(state.board(), cells);
    boolean isLosing = after.board().isTopFilled();
    int removed = isLosing ? 0 : TetrisBoard.COLUMNS * completed.size();
    int kept = filled(state.board()) + cells.size() - removed;
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("piece", rotation.piece().symbol());
    document.put("rotation", rotation.symbol());
    document.put("column", move.column());
    document.put("width", rotation.width());
    document.put("cells", cells);
    document.put("gain", state.gain(number));
    document.put("loses", isLosing);
    document.put("completed", completed);
    // Bombs and rising rows change the well in other ways, which the page need not animate.
    document.put("plain", filled(after.board()) == kept);
    return document;
  }

  /** The rows that are complete with some additional cells, including those complete before. */
  private static List<Integer> completed(TetrisBoard board, List<List<Integer>> cells) {
    TetrisBoard filled = board;
    for (List<Integer> cell : cells) {
      filled = filled.fill(cell.get(0), cell.get(1));
    }
    TetrisBoard last = filled;
    return IntStream.range(0, TetrisBoard.ROWS).filter(last::isRowComplete).boxed().toList();
  }

  private static int filled(TetrisBoard board) {
    return IntStream.range(0, TetrisBoard.ROWS).map(row -> Integer.bitCount(board.row(row))).sum();
  }
}
