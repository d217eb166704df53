package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;

/** A game as the page gets it. */
final class GameView {
  private GameView() {}

  /** A game as a visitor sees it. */
  static Map<String, Object> of(LiveGame<?> live, Locale locale, Visitor visitor) {
    return with(of(live, locale), live.access(), visitor);
  }

  /** A view with what the game permits a visitor. */
  static Map<String, Object> with(Map<String, Object> view, GameAccess access, Visitor visitor) {
    Map<String, Object> own = new LinkedHashMap<>(view);
    own.put("role", access.role(visitor).text());
    own.put("mine", List.of(access.mayMove(visitor, 0), access.mayMove(visitor, 1)));
    own.put("seats", List.of(access.seat(0), access.seat(1)));
    return own;
  }

  /** A game without what depends on the visitor. */
  static <S extends State> Map<String, Object> of(LiveGame<S> live, Locale locale) {
    LiveGame.Setup setup = live.setup();
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("id", setup.id());
    view.putAll(live.rendering().of(live.state(), locale));
    view.put("variant", setup.variant().choices());
    view.put("duel", setup.isDuel());
    view.put("players", setup.players());
    view.put("ply", live.ply());
    view.put("version", live.version());
    view.put("moves", moves(live));
    view.put("reviews", live.reviews().stream().map(MoveReview::view).toList());
    view.put("turn", live.turn());
    view.put("over", live.isOver());
    if (live.state() instanceof Position position) {
      view.put("margin", position.margin());
      view.put("typicalMargin", live.game().typicalMargin());
    } else if (live.state() instanceof Puzzle puzzle) {
      view.put("solved", puzzle.isSolved());
      view.put("points", puzzle.points());
      view.put("scored", live.puzzles().isScored());
    }
    view.put("position", live.notation().write(live.state()));
    view.put("start", live.notation().write(live.history().start()));
    live.failureHere().ifPresent(failure -> view.put("failure", failure.in(locale)));
    view.put(
        "legal", live.failureHere().isPresent() ? List.of() : live.rendering().legal(live.state()));
    return view;
  }

  /** All moves, those undone included; those made with their side and place on the board. */
  static <S extends State> List<Map<String, Object>> moves(LiveGame<S> live) {
    List<Map<String, Object>> moves = new ArrayList<>();
    for (int ply = 0; ply < live.history().size(); ply++) {
      S before = live.history().states().get(ply);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("text", live.history().text(live.notation(), ply));
      live.thoughts().get(ply).ifPresent(thought -> document.put("thought", thought));
      if (ply < live.ply()) {
        document.put("side", before instanceof Position position ? position.turn() : 0);
        int move = live.history().moves().get(ply);
        document.put("at", live.rendering().picture().move(before, move));
      }
      moves.add(document);
    }
    return moves;
  }
}
