package tabuleiro.app.web.watch;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.world.WorldFiles;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.TrialGame;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.World;

/**
 * Games of the controllers of a world, some moves per request. The server keeps no game: the seed
 * determines it, and each request plays it from the start.
 */
public final class WatchRoutes {
  /** How many moves an answer has, and how many moves of a game can be watched. */
  private static final int MOVES = 100;

  private static final int MOST_MOVES = 20_000;

  private final Searches searches;

  public WatchRoutes(Searches searches) {
    this.searches = searches;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/v1/controller-games", this::game);
  }

  private void game(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    World world = Worlds.find(request.text("world"));
    Trial trial = trial(world, request.text("trial"), request.text("controller"));
    // The command line makes the seed of a game in the same way.
    long seed = new SplittableRandom(request.number("seed", 0, Integer.MAX_VALUE, 0)).nextLong();
    int from = request.number("from", 0, MOST_MOVES, 0);
    TrialGame game =
        trial.watch(seed).orElseThrow(() -> RequestException.of(400, "fault.trial", world.id()));
    context.json(searches.answer(Visitors.of(context), () -> moves(world, game, from)));
  }

  private static Trial trial(World world, String name, String controller) {
    return world.trials().stream()
        .filter(trial -> trial.name().equals(name))
        .flatMap(trial -> known(trial, controller).stream())
        .findFirst()
        .orElseThrow(() -> RequestException.of(400, "fault.trial", world.id()));
  }

  private static Optional<Trial> known(Tunable<Trial> trial, String controller) {
    return Optional.ofNullable(trial.known().get(controller))
        .map(weights -> trial.with(weights.stream().mapToDouble(Double::doubleValue).toArray()));
  }

  private static Map<String, Object> moves(World world, TrialGame game, int from) {
    boolean goesOn = true;
    while (goesOn && game.moves() < from) {
      if (Thread.currentThread().isInterrupted()) {
        throw RequestException.of(429, "fault.busy"); // it was cut because others wait
      }
      goesOn = game.next();
    }
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", world.id());
    document.put("board", WorldFiles.board(world, Picture.OWN));
    WorldFiles.styles(world, Picture.OWN).ifPresent(styles -> document.put("styles", styles));
    document.put("picture", game.picture());
    document.put("score", game.score());
    List<Map<String, Object>> moves = new ArrayList<>();
    while (goesOn && moves.size() < MOVES && game.moves() < MOST_MOVES) {
      goesOn = game.next();
      moves.add(
          Map.of("picture", game.picture(), "at", place(game, goesOn), "score", game.score()));
    }
    document.put("moves", moves);
    document.put("over", !goesOn);
    document.put("most", MOST_MOVES);
    return document;
  }

  /** Where the last move is; a game that is over ends with a picture without a move. */
  private static Map<String, Object> place(TrialGame game, boolean isMove) {
    return isMove ? game.lastMove() : Map.of();
  }
}
