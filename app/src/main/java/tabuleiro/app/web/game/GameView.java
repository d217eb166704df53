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

  static <S extends State> Map<String, Object> of(LiveGame<S> sitting, Locale locale) {
    StoredGame table = sitting.table();
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("id", table.id());
    view.putAll(sitting.rendering().of(sitting.state(), locale));
    view.put("variant", table.variant());
    view.put("duel", table.isDuel());
    view.put("players", table.players());
    view.put("ply", table.ply());
    view.put("moves", moves(sitting));
    view.put("turn", sitting.turn());
    view.put("over", sitting.isOver());
    if (sitting.state() instanceof Position position) {
      view.put("margin", position.margin());
      view.put("typicalMargin", sitting.game().typicalMargin());
    } else if (sitting.state() instanceof Puzzle puzzle) {
      view.put("solved", puzzle.isSolved());
      view.put("points", puzzle.points());
    }
    view.put("position", sitting.notation().write(sitting.state()));
    view.put("start", table.start());
    view.put("legal", sitting.rendering().legal(sitting.state()));
    return view;
  }

  /** The moves of the whole table, those taken back included, with where they are on the board. */
  static <S extends State> List<Map<String, Object>> moves(LiveGame<S> sitting) {
    List<Map<String, Object>> moves = new ArrayList<>();
    Picture<S> picture = sitting.rendering().picture();
    for (int ply = 0; ply < sitting.table().moves().size(); ply++) {
      StoredGame.Move move = sitting.table().moves().get(ply);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("text", move.text());
      if (move.thought() != null) {
        document.put("thought", move.thought());
      }
      if (ply < sitting.table().ply()) {
        S before = sitting.states().get(ply);
        document.put("side", before instanceof Position position ? position.turn() : 0);
        document.put("at", at(sitting, picture, before, move.text()));
      }
      moves.add(document);
    }
    return moves;
  }

  private static <S extends State> Map<String, Object> at(
      LiveGame<S> sitting, Picture<S> picture, S before, String text) {
    try {
      return picture.move(before, sitting.notation().readMove(before, text));
    } catch (tabuleiro.core.text.InputException e) {
      throw new IllegalStateException(e);
    }
  }
}
