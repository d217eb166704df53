package tabuleiro.app.web.world;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.players.TextbookKind;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.page.KeyHelp;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The worlds that can be played and searched. */
public final class WorldRoutes {
  private static final String PAGE = "tabuleiro.app.web.page";
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final BotSource bots;

  /** The worlds, with these bots among the players of every game. */
  public WorldRoutes(BotSource bots) {
    this.bots = bots;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/worlds", this::all);
    routes.get("/api/v1/texts", WorldRoutes::texts);
  }

  /** Returns the world in the path of a request. */
  public static World named(Context context) {
    String id = context.pathParam("world");
    return Worlds.all().stream()
        .filter(world -> world.id().equals(id))
        .findFirst()
        .orElseThrow(() -> RequestException.of(404, "fault.path"));
  }

  /** Returns the texts of the page in a language, and the texts of the boards by world. */
  private static void texts(Context context) {
    ResourceBundle bundle =
        ResourceBundle.getBundle(PAGE, RequestReader.locale(context), NO_FALLBACK);
    Map<String, String> texts = new TreeMap<>();
    for (String key : bundle.keySet()) {
      texts.put(key, bundle.getString(key));
    }
    Map<String, Map<String, String>> boards = new TreeMap<>();
    for (World world : Worlds.all()) {
      boards.put(world.id(), WorldTexts.of(world, RequestReader.locale(context)).under("board."));
    }
    context.json(Map.of("texts", texts, "boards", boards));
  }

  private void all(Context context) throws InputException {
    Locale locale = RequestReader.locale(context);
    List<Map<String, Object>> worlds = new ArrayList<>();
    for (World world : Worlds.all()) {
      worlds.add(document(world, locale));
    }
    context.json(Map.of("worlds", worlds));
  }

  private Map<String, Object> document(World world, Locale locale) throws InputException {
    Variant standard = Variant.standard(world);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", world.id());
    document.put("name", text(world, "name", locale));
    document.put("summary", text(world, "summary", locale));
    document.put("rules", world.rules().stream().map(rule -> rule(world, rule, locale)).toList());
    Optional<Game<?>> game = world.game(standard);
    document.put("duel", game.isPresent());
    if (game.isPresent()) {
      players(document, world, new PlayerFactory<>(game.get()), locale);
    }
    Optional<Puzzles<?>> puzzles = world.puzzles(standard);
    document.put("puzzle", puzzles.isPresent());
    if (puzzles.isPresent()) {
      puzzles(document, puzzles.get());
    }
    document.put("controllers", controllers(world));
    page(document, world, locale);
    return document;
  }

  /** The controllers whose games can be watched, by trial. */
  private static List<Map<String, Object>> controllers(World world) {
    List<Map<String, Object>> controllers = new ArrayList<>();
    for (Tunable<Trial> trial : world.trials()) {
      if (trial.with(trial.standard()).watch(0).isPresent()) {
        controllers.add(Map.of("trial", trial.name(), "names", trial.known().keySet()));
      }
    }
    return controllers;
  }

  /** Adds the page data of a world that every page needs. */
  private static void page(Map<String, Object> document, World world, Locale locale) {
    WorldPage page = world.page();
    WorldTexts texts = WorldTexts.of(world, locale);
    document.put("small", page.small());
    document.put("problem", page.problem());
    if (!page.keys().isEmpty()) {
      List<Map<String, String>> lines = new ArrayList<>();
      for (KeyHelp help : page.keys()) {
        String text = texts.find("keys." + help.text()).orElse(help.text());
        lines.add(Map.of("keys", help.keys(), "text", text));
      }
      String title = texts.find("keys.title").orElse(text(world, "name", locale));
      document.put("keys", Map.of("title", title, "lines", lines));
    }
  }

  /** Adds the players, the suggested players and the game-tree searches that can be traced. */
  private void players(
      Map<String, Object> document, World world, PlayerFactory<?> factory, Locale locale) {
    document.put("players", factory.names());
    List<Map<String, String>> suggestions = new ArrayList<>();
    for (PlayerKind.Suggestion each : factory.suggestions(world)) {
      suggestions.add(Map.of("spec", each.spec(), "name", PlayerKinds.title(each, locale)));
    }
    suggestions.addAll(OfferedBots.of(bots));
    document.put("suggestions", suggestions);
    document.put("opponent", RecommendedPlayers.OPPONENT.toString());
    document.put("tree", RecommendedPlayers.TREE.toString());
    document.put(
        "trees", PlayerKinds.here().textbooks().stream().map(kind -> tree(kind, locale)).toList());
    document.put("evaluations", factory.evaluations());
  }

  private static Map<String, Object> tree(TextbookKind kind, Locale locale) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("player", kind.name());
    document.put("name", kind.title().in(locale));
    document.put("options", kind.options());
    document.put("window", kind.hasWindow());
    document.put("table", kind.alwaysHasTable());
    return document;
  }

  private static <S extends Puzzle> void puzzles(Map<String, Object> document, Puzzles<S> puzzles) {
    List<Map<String, Object>> problems = new ArrayList<>();
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        problems.add(Map.of("id", problem.id(), "title", problem.title()));
      }
    }
    document.put("problems", problems);
    List<String> algorithms = new ArrayList<>(Algorithm.ids(puzzles));
    puzzles.solvers().forEach(solver -> algorithms.add(solver.name()));
    document.put("algorithms", algorithms);
    document.put("heuristics", puzzles.heuristics().stream().map(h -> h.name()).toList());
  }

  private static Map<String, Object> rule(World world, Rule rule, Locale locale) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("key", rule.key());
    document.put("values", rule.values());
    document.put("fallback", rule.fallback());
    document.put("text", text(world, "rule." + rule.key(), locale));
    return document;
  }

  private static String text(World world, String key, Locale locale) {
    return Message.of(world.bundle(), key).in(locale);
  }
}
