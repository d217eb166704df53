package tabuleiro.games.quatro;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tabuleiro.core.page.Picture;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroMove;
import tabuleiro.games.quatro.rules.QuatroPuzzle;

/**
 * Problema do Quatro as data for the page: the piece on each of sixteen squares, the reserve, the
 * piece in hand and the squares of complete lines. A piece is four bits; 16 means no piece. A move
 * is a square and the piece taken from the reserve, which is placed there or, if players hand over
 * pieces, given away. Either may be missing.
 */
final class QuatroPicture {
  private static final int SQUARES = 16;

  private QuatroPicture() {}

  /** The picture of the game for two. */
  static final class OfGame implements Picture<Quatro> {

    @Override
    public Map<String, Object> state(Quatro state, Locale locale) {
      Map<String, Object> picture = pieces(state::pieceOn, state.listed(), state.wonSquares());
      picture.put("hand", state.hand());
      picture.put("gives", state.handsOver());
      picture.put("turn", state.turn());
      return picture;
    }

    @Override
    public Map<String, Object> move(Quatro state, int move) {
      return document(QuatroMove.of(move, state.handsOver()));
    }
  }

  /** The picture of the puzzle. */
  static final class OfPuzzle implements Picture<QuatroPuzzle> {

    @Override
    public Map<String, Object> state(QuatroPuzzle state, Locale locale) {
      Map<String, Object> picture = pieces(state::pieceOn, state.listed(), state.wonSquares());
      picture.put("hand", Quatro.NO_PIECE);
      picture.put("gives", false);
      picture.put("turn", 0);
      return picture;
    }

    @Override
    public Map<String, Object> move(QuatroPuzzle state, int move) {
      return document(QuatroMove.of(move, false));
    }
  }

  private static Map<String, Object> document(QuatroMove move) {
    int piece = move.piece() == Quatro.NO_PIECE ? QuatroMove.NO_SQUARE : move.piece();
    return Map.of("square", move.square(), "piece", piece);
  }

  private static Map<String, Object> pieces(IntUnaryOperator pieceOn, int[] reserve, int won) {
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("squares", IntStream.range(0, SQUARES).map(pieceOn).boxed().toList());
    picture.put("reserve", IntStream.of(reserve).boxed().toList());
    List<Integer> line =
        IntStream.range(0, SQUARES).filter(square -> (won >> square & 1) != 0).boxed().toList();
    picture.put("won", line);
    return picture;
  }
}
