package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;

/** What the page is told of a table. */
final class GameView {
  private GameView() {}

  static <S extends State> Map<String, Object> of(LiveGame<S> live, Locale locale) {
    StoredGame stored = live.stored();
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("id", stored.id());
    view.putAll(live.rendering().of(live.state(), locale));
    view.put("variant", stored.variant());
    view.put("duel", stored.isDuel());
    view.put("players", stored.players());
    view.put("ply", stored.ply());
    view.put("moves", moves(live));
    view.put("turn", live.turn());
    view.put("over", live.isOver());
    if (live.state() instanceof Position position) {
      view.put("margin", position.margin());
      view.put("typicalMargin", live.game().typicalMargin());
    } else if (live.state() instanceof Puzzle puzzle) {
      view.put("solved", puzzle.isSolved());
      view.put("points", puzzle.points());
    }
    view.put("position", live.notation().write(live.state()));
    view.put("start", stored.start());
    view.put("legal", live.rendering().legal(live.state()));
    return view;
  }

  /** The moves of the whole table, those taken back included, with where they are on the board. */
  static <S extends State> List<Map<String, Object>> moves(LiveGame<S> live) {
    List<Map<String, Object>> moves = new ArrayList<>();
    Picture<S> picture = live.rendering().picture();
    for (int ply = 0; ply < live.stored().moves().size(); ply++) {
      StoredGame.Move move = live.stored().moves().get(ply);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("text", move.text());
      if (move.thought() != null) {
        document.put("thought", move.thought());
      }
      if (ply < live.stored().ply()) {
        S before = live.states().get(ply);
        document.put("side", before instanceof Position position ? position.turn() : 0);
        document.put("at", at(live, picture, before, move.text()));
      }
      moves.add(document);
    }
    return moves;
  }

  private static <S extends State> Map<String, Object> at(
      LiveGame<S> live, Picture<S> picture, S before, String text) {
    try {
      return picture.move(before, live.notation().readMove(before, text));
    } catch (tabuleiro.core.text.InputException e) {
      throw new IllegalStateException(e);
    }
  }
}
