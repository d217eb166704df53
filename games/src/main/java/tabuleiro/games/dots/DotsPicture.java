package tabuleiro.games.dots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.page.Picture;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * Dots and Boxes as data for the page: the size, the numbers of the drawn arcs (see {@link
 * DotsGrid}), and the number of closed boxes. The page derives from the moves who closed which box.
 * A move is its arc and the number of boxes it closes.
 */
final class DotsPicture {

  private DotsPicture() {}

  /** The picture of the game for two. */
  static final class OfGame implements Picture<Dots> {

    @Override
    public Map<String, Object> state(Dots state, Locale locale) {
      Map<String, Object> picture =
          arcs(state.grid(), new long[] {state.word0(), state.word1(), state.word2()});
      picture.put("boxes", List.of(state.boxes1(), state.boxes2()));
      picture.put("turn", state.turn());
      return picture;
    }

    @Override
    public Map<String, Object> move(Dots state, int arc) {
      Dots after = state.play(arc);
      int closed = after.boxes1() + after.boxes2() - state.boxes1() - state.boxes2();
      return Map.of("arc", arc, "closes", closed);
    }
  }

  /** The picture of the puzzle. */
  static final class OfPuzzle implements Picture<DotsPuzzle> {

    @Override
    public Map<String, Object> state(DotsPuzzle state, Locale locale) {
      Map<String, Object> picture =
          arcs(state.goal().grid(), new long[] {state.word0(), state.word1(), state.word2()});
      picture.put("boxes", List.of(state.closed()));
      picture.put("target", state.goal().target());
      picture.put("turn", 0);
      return picture;
    }

    @Override
    public Map<String, Object> move(DotsPuzzle state, int arc) {
      return Map.of("arc", arc, "closes", state.play(arc).closed() - state.closed());
    }
  }

  private static Map<String, Object> arcs(DotsGrid grid, long[] words) {
    List<Integer> drawn = new ArrayList<>();
    for (int arc = 0; arc < grid.arcs(); arc++) {
      if ((words[arc / Long.SIZE] >>> arc & 1) != 0) {
        drawn.add(arc);
      }
    }
    Map<String, Object> picture = new LinkedHashMap<>();
    picture.put("rows", grid.rows());
    picture.put("columns", grid.columns());
    picture.put("drawn", drawn);
    return picture;
  }
}
