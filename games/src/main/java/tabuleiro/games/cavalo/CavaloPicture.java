package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tabuleiro.core.Position;
import tabuleiro.core.page.Picture;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/**
 * Jogo do Cavalo as data for the page: the numbers of the hundred cells, which of them are gone,
 * the knights, and the cells that the opponent's knight attacks. A move is its target cell and the
 * cell whose number it removes.
 */
final class CavaloPicture {
  private static final int NONE = -1;

  private CavaloPicture() {}

  /** The picture of the game of two knights. */
  static final class OfGame implements Picture<Cavalo> {

    @Override
    public Map<String, Object> state(Cavalo state, Locale locale) {
      Map<String, Object> picture = numbers(state::value, state::has);
      picture.put("knights", List.of(state.knight(Position.FIRST), state.knight(Position.SECOND)));
      picture.put("points", List.of(state.points(Position.FIRST), state.points(Position.SECOND)));
      picture.put("turn", state.turn());
      picture.put("attacked", attacked(state.knight(1 - state.turn())));
      return picture;
    }

    @Override
    public Map<String, Object> move(Cavalo state, int move) {
      return move == CavaloMoves.PASS
          ? Map.of("pass", true)
          : visit(move, state::value, state::has, state.play(move)::has);
    }
  }

  /** The picture of the puzzle. */
  static final class OfPuzzle implements Picture<CavaloPuzzle> {

    @Override
    public Map<String, Object> state(CavaloPuzzle state, Locale locale) {
      Map<String, Object> picture = numbers(state::value, state::has);
      picture.put("knights", state.isPlaced() ? List.of(state.knight()) : List.of());
      picture.put("points", List.of(state.points()));
      picture.put("target", state.target());
      picture.put("turn", 0);
      picture.put("attacked", List.of());
      return picture;
    }

    @Override
    public Map<String, Object> move(CavaloPuzzle state, int move) {
      return visit(move, state::value, state::has, state.play(move)::has);
    }
  }

  private static Map<String, Object> numbers(IntUnaryOperator value, IntPredicate has) {
    List<Integer> values = new ArrayList<>();
    List<Integer> gone = new ArrayList<>();
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      values.add(value.applyAsInt(cell));
      if (!has.test(cell)) {
        gone.add(cell);
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("values", values);
    picture.put("gone", gone);
    return picture;
  }

  /** The cells that a knight could jump to on an empty board. */
  private static List<Integer> attacked(int knight) {
    return IntStream.of(CavaloJumps.GAME_ORDER[knight]).boxed().toList();
  }

  private static Map<String, Object> visit(
      int move, IntUnaryOperator value, IntPredicate before, IntPredicate after) {
    int visited = CavaloMoves.cell(move);
    int removed = NONE;
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      if (cell != visited && before.test(cell) && !after.test(cell)) {
        removed = cell;
      }
    }
    return Map.of("cell", visited, "value", value.applyAsInt(visited), "removed", removed);
  }
}
