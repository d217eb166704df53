package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * What a world offers under its standard rules: problems, algorithms, players and files.
 *
 * @param aliases other names of its heuristics, solvers, players and evaluations
 */
public record GameDescription(
    World world,
    List<? extends Problem<?>> problems,
    List<String> algorithms,
    List<String> heuristics,
    List<String> players,
    List<String> evaluations,
    Map<String, String> aliases) {

  public static GameDescription of(World world) throws InputException {
    Variant standard = Variant.standard(world);
    Optional<Puzzles<?>> puzzles = world.puzzles(standard);
    List<String> algorithms = new ArrayList<>();
    List<String> heuristics = new ArrayList<>();
    if (puzzles.isPresent()) {
      // The world's own algorithms come first.
      puzzles.get().solvers().forEach(solver -> algorithms.add(solver.name()));
      algorithms.addAll(Algorithm.ids(puzzles.get()));
      puzzles.get().heuristics().forEach(heuristic -> heuristics.add(heuristic.name()));
    }
    Map<String, String> aliases = new TreeMap<>();
    puzzles.ifPresent(found -> aliases.putAll(found.aliases()));
    world.game(standard).ifPresent(found -> aliases.putAll(found.aliases()));
    Optional<PlayerFactory<?>> factory = world.game(standard).map(GameDescription::factory);
    return new GameDescription(
        world,
        puzzles.isEmpty() ? List.of() : puzzles.get().problems(),
        algorithms,
        heuristics,
        factory.map(PlayerFactory::names).orElse(List.of()),
        factory.map(PlayerFactory::evaluations).orElse(List.of()),
        aliases);
  }

  private static PlayerFactory<?> factory(Game<?> game) {
    return new PlayerFactory<>(game);
  }

  /** Whether two players can play it. */
  public boolean isDuel() {
    return !players.isEmpty();
  }

  /** Returns the names of the problems; invalid ones are in parentheses. */
  public List<String> problemNames() {
    List<String> names = new ArrayList<>();
    for (Problem<?> problem : problems) {
      names.add(problem.fault().isPresent() ? "(" + problem.id() + ")" : problem.id());
    }
    return names;
  }

  /** Returns everything as JSON. */
  public Map<String, Object> document(Locale locale) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", world.id());
    document.put("name", text("name", locale));
    document.put("summary", text("summary", locale));
    document.put("duel", isDuel());
    List<Map<String, Object>> variants = new ArrayList<>();
    for (Rule rule : world.rules()) {
      Map<String, Object> variant = new LinkedHashMap<>();
      variant.put("key", rule.key());
      variant.put("values", rule.values());
      variant.put("default", rule.fallback());
      variant.put("description", text("rule." + rule.key(), locale));
      variants.add(variant);
    }
    document.put("variants", variants);
    document.put("problems", problems.stream().map(problem -> entry(problem, locale)).toList());
    document.put("algorithms", algorithms);
    document.put("heuristics", heuristics);
    document.put("players", players);
    document.put("evaluations", evaluations);
    document.put("aliases", aliases);
    document.put("files", world.files());
    return document;
  }

  private static Map<String, Object> entry(Problem<?> problem, Locale locale) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", problem.id());
    entry.put("title", problem.title());
    problem.fault().ifPresent(fault -> entry.put("fault", fault.in(locale)));
    return entry;
  }

  /** Returns a text of the world's bundle. */
  public String text(String key, Locale locale) {
    return Message.of(world.bundle(), key).in(locale);
  }
}
