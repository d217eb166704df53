package tabuleiro.app.web.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tabuleiro.games.quatro.Quatro;
import tabuleiro.games.quatro.QuatroPuzzle;

/**
 * Problema do Quatro as data: the piece on each of sixteen squares, the reserve, the piece in hand
 * and the squares of complete lines. A piece is four bits, 16 is none. A move is a square and the
 * piece that is taken from the reserve: to be placed there or, where players hand over, to be given
 * away; either may be missing.
 */
final class QuatroPicture {
  private static final String BOARD = "quatro";
  private static final int SQUARES = 16;
  private static final int GIVES = SQUARES + 1;
  private static final int OPENING = SQUARES * GIVES;
  private static final int NONE = -1;

  private QuatroPicture() {}

  /** The game of two. */
  static final class OfGame implements Picture<Quatro> {
    @Override
    public String board() {
      return BOARD;
    }

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
      if (!state.handsOver()) {
        return placement(move);
      } else if (move >= OPENING) {
        return Map.of("square", NONE, "piece", move - OPENING);
      }
      int given = move % GIVES;
      return Map.of("square", move / GIVES, "piece", given == Quatro.NO_PIECE ? NONE : given);
    }
  }

  /** The puzzle of one. */
  static final class OfPuzzle implements Picture<QuatroPuzzle> {
    @Override
    public String board() {
      return BOARD;
    }

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
      return placement(move);
    }
  }

  private static Map<String, Object> placement(int move) {
    return Map.of("square", move / SQUARES, "piece", move % SQUARES);
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
