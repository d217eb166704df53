package tabuleiro.app.web.search;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/** A game-tree search for the microscope. For a single search. */
final class TreeSearch<P extends Position> implements TracedSearch {
  private static final int MOST_NODES = 2_000_000;

  private final Game<P> game;
  private final P root;
  private final PlayerSpec spec;
  private final Limits own;
  private final TreeColumns<P> trace;
  private final Player<P> searcher;

  private TreeSearch(Game<P> game, RequestReader request, ResourceLimits resources)
      throws InputException {
    this.game = game;
    var text = request.optional("position");
    root =
        text.isPresent()
            ? game.notation().read(text.get())
            : game.start(request.number("seed", 0, Integer.MAX_VALUE, 0));
    String player = request.optional("player").orElse(RecommendedPlayers.TREE.toString());
    spec = PlayerSpec.parse(game, player);
    if (!PlayerFactory.isTextbook(spec)) {
      throw RequestException.of(400, "fault.textbook", spec.name());
    }
    if (root.isOver()) {
      throw RequestException.of(400, "fault.over");
    }
    trace = new TreeColumns<>(game.notation(), root);
    searcher = new PlayerFactory<>(game).player(spec, 0, trace);
    own = resources.fit(spec, spec.limits(Limits.NONE, Limits.depth(3)));
  }

  /** The search that a request asks for. */
  static TreeSearch<?> of(RequestReader request, ResourceLimits resources) throws InputException {
    var typed = request.optional("tree");
    return typed.isPresent()
        ? new TreeSearch<>(TextbookGame.of(typed.get()), request, resources)
        : new TreeSearch<>(SearchSubject.of(request).game(), request, resources);
  }

  @Override
  public Map<String, Object> run(Limits most, Locale locale) {
    // With a time limit the search deepens, which would show a small tree several times.
    Limits timed =
        game instanceof TextbookGame ? Limits.depth(own.depth()) : own.withTime(most.time());
    Limits limits = timed.withNodes(Math.min(own.nodes(), MOST_NODES));
    Choice choice = searcher.choose(root, limits, report -> {});
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("start", game.notation().write(root));
    document.put("player", spec.toString());
    document.put("move", game.notation().write(root, choice.move()));
    document.put("value", choice.report().points());
    document.put("scale", choice.report().scale());
    document.put("depth", choice.report().depth());
    document.put("nodes", choice.report().nodes());
    document.put("alphaCuts", choice.report().effort().alphaCuts());
    document.put("betaCuts", choice.report().effort().betaCuts());
    document.put("tableHits", choice.report().effort().tableHits());
    document.put("millis", choice.report().time().toMillis());
    document.put("events", trace.document());
    return document;
  }
}
