package tabuleiro.app.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.players.Explanation;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Searches;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;

/** Explanations: the terms of an evaluation, and the refutation of a move. */
public final class AdviceRoutes {
  private static final Limits SHORT = Limits.time(Duration.ofMillis(200));

  private final LiveGames games;
  private final Searches searches;

  public AdviceRoutes(LiveGames games, Searches searches) {
    this.games = games;
    this.searches = searches;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/games/{id}/why", this::why);
    routes.get("/api/v1/games/{id}/refutation", this::refutation);
  }

  private LiveGame<Position> duel(Context context) {
    return LiveSearch.duelOf(games.live(GameRoutes.id(context)));
  }

  /** The evaluation of the current position, term by term. */
  private void why(Context context) throws InputException {
    LiveGame<Position> duel = duel(context);
    if (duel.isOver()) {
      throw RequestException.of(409, "fault.over");
    }
    var evaluation = new PlayerFactory<>(duel.<Position>game()).evaluation("");
    context.json(
        Explanation.of(evaluation, duel.state(), duel.world(), RequestReader.locale(context)));
  }

  /** The value of a legal move and the line that answers it. */
  private void refutation(Context context) throws InputException {
    LiveGame<Position> duel = duel(context);
    String text = context.queryParam("move");
    if (text == null) {
      throw RequestException.of(400, "fault.text", "move");
    }
    LiveGame<Position> after = duel.play(text);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("move", text);
    document.putAll(
        after.isOver()
            ? Map.of("value", after.state().margin(), "exact", true, "line", List.of())
            : searches.answer(Visitors.of(context), () -> reply(after)));
    context.json(document);
  }

  private Map<String, Object> reply(LiveGame<Position> after) {
    try {
      PlayerSpec spec = searches.resources().fit(RecommendedPlayers.ADVISER);
      Player<Position> player = new PlayerFactory<>(after.<Position>game()).player(spec, 0);
      var choice = player.choose(after.state(), SHORT, report -> {});
      Report report = choice.report();
      List<Integer> moves =
          report.line().isEmpty() ? List.of(choice.move()) : new ArrayList<>(report.line());
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("value", report.points());
      document.put("exact", report.exact());
      document.put("depth", report.depth() + 1);
      document.put("line", LiveSearch.line(after, moves));
      return document;
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }
}
