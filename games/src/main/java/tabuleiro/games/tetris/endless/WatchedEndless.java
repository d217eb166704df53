package tabuleiro.games.tetris.endless;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tabuleiro.core.weights.TrialGame;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * A game of endless Tetris as data for the board of the world: the rows of the well from the
 * bottom, ten bits each, the piece to place and its shape, and the rows removed instead of points.
 */
record WatchedEndless(EndlessGame game) implements TrialGame {

  @Override
  public boolean next() {
    return game.next();
  }

  @Override
  public long moves() {
    return game.placed();
  }

  @Override
  public long score() {
    return game.removed();
  }

  @Override
  public Map<String, Object> picture() {
    TetrisPiece piece = TetrisPiece.of(game.piece());
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", IntStream.range(0, game.board().rows()).mapToObj(this::row).toList());
    picture.put("pieces", List.of(piece.symbol()));
    picture.put("shapes", Map.of(piece.symbol(), piece.rotations().get(0).cells(0, 0)));
    picture.put("removed", game.removed());
    picture.put("lost", game.isOver());
    return picture;
  }

  private int row(int row) {
    return IntStream.range(0, EndlessBoard.COLUMNS)
        .filter(column -> game.board().isFilled(row, column))
        .map(column -> 1 << column)
        .sum();
  }

  @Override
  public Map<String, Object> lastMove() {
    int move = game.lastMove();
    if (move == EndlessController.LOST) {
      return Map.of();
    }
    TetrisRotation rotation = TetrisRotation.of(move / EndlessBoard.COLUMNS);
    int complete = game.lastComplete();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("piece", rotation.piece().symbol());
    document.put("cells", rotation.cells(game.lastRow(), move % EndlessBoard.COLUMNS));
    document.put(
        "completed",
        IntStream.range(0, game.board().rows())
            .filter(row -> (complete >>> row & 1) != 0)
            .boxed()
            .toList());
    document.put("plain", true);
    return document;
  }
}
