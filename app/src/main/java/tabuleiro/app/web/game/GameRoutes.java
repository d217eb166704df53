package tabuleiro.app.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Games over HTTP: creating and reading them, moving, undoing and redoing. */
public final class GameRoutes {
  private static final int RECENT = 20;

  private final LiveGames games;
  private final Visitors visitors;

  public GameRoutes(LiveGames games, Visitors visitors) {
    this.games = games;
    this.visitors = visitors;
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

  static void show(Context context, LiveGame<?> live) {
    context.json(GameView.of(live, RequestReader.locale(context), Visitors.of(context)));
  }

  private GameEditor editor(Context context) {
    return new GameEditor(games, Visitors.of(context));
  }

  private void recent(Context context) {
    List<StoredGame> own = games.recent(Visitors.of(context), RECENT);
    context.json(Map.of("games", own.stream().map(GameRoutes::brief).toList()));
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
    List<String> players = request.list("players");
    if (players.isEmpty()) {
      players =
          isDuel ? List.of("human", RecommendedPlayers.OPPONENT.toString()) : List.of("human");
    }
    List<String> checked = checked(world, variant, isDuel, players);
    LiveGame.Setup setup =
        new LiveGame.Setup(games.newId(), variant, isDuel, checked, GameAccess.NONE);
    LiveGame<?> live =
        isDuel
            ? duel(request, setup, world, Rendering.game(world, variant))
            : puzzle(request, setup, world, Rendering.puzzles(world, variant));
    add(context, live);
  }

  /** Stores a new game. A client that is not a browser gets the session that owns it. */
  private void add(Context context, LiveGame<?> live) {
    boolean isKnown = !Visitors.of(context).isAnonymous();
    Visitor owner = visitors.withSession(context);
    LiveGame<?> own = games.add(live.withAccess(GameAccess.of(owner)), owner);
    Map<String, Object> view = GameView.of(own, RequestReader.locale(context), owner);
    if (!isKnown && !Visitors.isBrowser(context)) {
      view.put("owner", owner.session());
    }
    context.status(201).json(view);
  }

  private static <P extends Position> LiveGame<P> duel(
      RequestReader request, LiveGame.Setup setup, World world, Game<P> game)
      throws InputException {
    Optional<String> position = request.optional("position");
    P start =
        position.isPresent()
            ? game.notation().read(position.get())
            : game.start(request.number("seed", 0, Integer.MAX_VALUE, 0));
    return played(request, setup, Rendering.of(world, game), start);
  }

  private static <S extends Puzzle> LiveGame<S> puzzle(
      RequestReader request, LiveGame.Setup setup, World world, Puzzles<S> puzzles)
      throws InputException {
    Optional<String> position = request.optional("position");
    S start =
        position.isPresent()
            ? puzzles.notation().read(position.get())
            : Problem.find(puzzles.problems(), request.optional("problem").orElse("1")).start();
    return played(request, setup, Rendering.of(world, puzzles), start);
  }

  /** The game after the moves of the request. */
  private static <S extends State> LiveGame<S> played(
      RequestReader request, LiveGame.Setup setup, Rendering<S> rendering, S start)
      throws InputException {
    List<String> moves = request.list("moves");
    if (moves.size() > LiveGames.MOST_PLIES) {
      throw RequestException.of(400, "fault.long", LiveGames.MOST_PLIES);
    }
    return LiveGame.at(setup, rendering, GameHistory.read(rendering.notation(), start, moves));
  }

  /** Returns the specifications of the players with canonical names. */
  private List<String> checked(World world, Variant variant, boolean isDuel, List<String> players)
      throws InputException {
    if (players.size() != (isDuel ? 2 : 1)) {
      throw RequestException.of(400, "fault.players", isDuel ? 2 : 1);
    }
    List<String> checked = new ArrayList<>();
    for (String player : players) {
      PlayerSpec spec = PlayerSpec.parse(player);
      if (isDuel && !spec.isHuman()) {
        Game<?> game = Rendering.game(world, variant);
        spec = PlayerSpec.parse(game, player);
        games.bots().players(world, variant, game).player(spec, 0).close();
      } else {
        spec.asOptions().check(List.of());
      }
      checked.add(spec.toString());
    }
    return checked;
  }

  private void move(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    String move = request.text("move");
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(context, editor(context).move(id(context), ply, before -> before.play(move)));
  }

  /** Undoes or redoes moves up to a ply. */
  private void go(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    int to = request.number("to", 0, LiveGames.MOST_PLIES);
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(
        context,
        editor(context)
            .edit(
                id(context),
                ply,
                before -> {
                  if (to > before.history().size()) {
                    throw RequestException.of(
                        400, "fault.number", "to", 0, before.history().size());
                  }
                  return before.withPly(to);
                }));
  }

  private void players(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    List<String> players = request.list("players");
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    show(
        context,
        editor(context)
            .edit(
                id(context),
                ply,
                before -> {
                  boolean isDuel = before.setup().isDuel();
                  return before.withPlayers(
                      checked(before.world(), before.variant(), isDuel, players));
                }));
  }
}
