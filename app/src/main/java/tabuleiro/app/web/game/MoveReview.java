package tabuleiro.app.web.game;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a review found about one move. Values are in points, seen from the first player.
 *
 * @param ply the number of moves before it
 * @param side who made it
 * @param best the text of the best move
 * @param bestValue the value of the position before the move
 * @param bestExact whether that value is proved
 * @param value the value after the move
 * @param exact whether both values are proved
 * @param loss what the move lost for its side, at least 0
 */
record MoveReview(
    int ply,
    int side,
    String best,
    double bestValue,
    boolean bestExact,
    double value,
    boolean exact,
    double loss) {

  /** The event that reports it to a page. */
  Map<String, Object> event() {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", "review");
    event.putAll(view());
    return event;
  }

  /** The review as the page gets it. */
  Map<String, Object> view() {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("ply", ply);
    view.put("side", side);
    view.put("best", best);
    view.put("bestValue", bestValue);
    view.put("bestExact", bestExact);
    view.put("value", value);
    view.put("exact", exact);
    view.put("loss", loss);
    return view;
  }
}
