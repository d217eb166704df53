package tabuleiro.app.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Tables over HTTP: making them, looking at them, moving and taking back. */
public final class GameRoutes {
  private static final int RECENT = 20;

  private final LiveGames games;

  public GameRoutes(LiveGames games) {
    this.games = games;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/games", this::recent);
    routes.post("/api/v1/games", this::create);
    routes.get("/api/v1/games/{id}", context -> show(context, games.live(id(context))));
    routes.post("/api/v1/games/{id}/moves", this::move);
    routes.post("/api/v1/games/{id}/ply", this::go);
    routes.post("/api/v1/games/{id}/players", this::players);
  }

  static String id(Context context) {
    return context.pathParam("id");
  }

  private static void show(Context context, LiveGame<?> live) {
    context.json(GameView.of(live, RequestReader.locale(context)));
  }

  private void recent(Context context) {
    context.json(Map.of("games", games.recent(RECENT).stream().map(GameRoutes::brief).toList()));
  }

  private static Map<String, Object> brief(StoredGame stored) {
    Map<String, Object> brief = new LinkedHashMap<>();
    brief.put("id", stored.id());
    brief.put("world", stored.world());
    brief.put("duel", stored.isDuel());
    brief.put("players", stored.players());
    brief.put("ply", stored.ply());
    return brief;
  }

  private void create(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    World world = Worlds.find(request.text("world"));
    Variant variant = Variant.of(world, request.texts("variant"));
    boolean isDuel = request.isOn("duel", world.game(variant).isPresent());
    String start = start(request, world, variant, isDuel);
    List<String> players = request.list("players");
    if (players.isEmpty()) {
      players =
          isDuel ? List.of("human", RecommendedPlayers.OPPONENT.toString()) : List.of("human");
    }
    check(world, variant, isDuel, players);
    StoredGame stored =
        new StoredGame(
            games.newId(), world.id(), variant.choices(), isDuel, players, start, List.of(), 0);
    LiveGame<?> live = LiveGame.of(stored);
    List<String> moves = request.list("moves");
    if (moves.size() > LiveGames.MOST_PLIES) {
      throw RequestException.of(400, "fault.long", LiveGames.MOST_PLIES);
    }
    for (String move : moves) {
      live = live.play(move, null);
    }
    context.status(201);
    show(context, games.add(live));
  }

  /** The text of the state that is asked for: a position, a problem, or where the game begins. */
  private static String start(RequestReader request, World world, Variant variant, boolean isDuel)
      throws InputException {
    Optional<String> position = request.optional("position");
    if (position.isPresent()) {
      return normal(Rendering.of(world, variant, isDuel).notation(), position.get());
    }
    if (isDuel) {
      return start(
          world.game(variant).orElseThrow(() -> RequestException.of(400, "fault.duel", world.id())),
          request.number("seed", 0, Integer.MAX_VALUE, 0));
    }
    Puzzles<?> puzzles =
        world
            .puzzles(variant)
            .orElseThrow(() -> RequestException.of(400, "fault.puzzle", world.id()));
    return problem(puzzles, request.optional("problem").orElse("1"));
  }

  private static <S extends State> String normal(Notation<S> notation, String text)
      throws InputException {
    return notation.write(notation.read(text));
  }

  private static <P extends Position> String start(Game<P> game, long seed) {
    return game.notation().write(game.start(seed));
  }

  private static <S extends Puzzle> String problem(Puzzles<S> puzzles, String id)
      throws InputException {
    return puzzles.notation().write(Problem.find(puzzles.problems(), id).start());
  }

  private static void check(World world, Variant variant, boolean isDuel, List<String> players)
      throws InputException {
    if (players.size() != (isDuel ? 2 : 1)) {
      throw RequestException.of(400, "fault.players", isDuel ? 2 : 1);
    }
    for (String player : players) {
      PlayerSpec spec = PlayerSpec.parse(player);
      if (isDuel && !spec.isHuman()) {
        new PlayerFactory<>(world.game(variant).orElseThrow()).player(spec, 0);
      }
    }
  }

  private void move(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    String move = request.text("move");
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(context, games.change(id(context), ply, before -> before.play(move, null)));
  }

  /** Takes moves back or makes them again, up to a ply. */
  private void go(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    int to = request.number("to", 0, LiveGames.MOST_PLIES);
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(
        context,
        games.change(
            id(context),
            ply,
            before -> {
              if (to > before.stored().moves().size()) {
                throw RequestException.of(
                    400, "fault.number", "to", 0, before.stored().moves().size());
              }
              return LiveGame.of(before.stored().at(to));
            }));
  }

  private void players(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    List<String> players = request.list("players");
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(
        context,
        games.change(
            id(context),
            ply,
            before -> {
              check(before.world(), before.variant(), before.stored().isDuel(), players);
              return LiveGame.of(before.stored().playedBy(players));
            }));
  }
}
