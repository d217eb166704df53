package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** {@code games}: the worlds, their rule variants, problems, players and files. */
@Command(name = "games", resourceBundle = Terminal.BUNDLE)
public final class GamesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  public GamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (World world : Worlds.all()) {
      if (common.json) {
        documents.add(document(world));
      } else {
        print(world);
      }
    }
    if (common.json) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("games", documents);
      all.put("algorithmAliases", Aliases.algorithms());
      all.put("playerAliases", Aliases.players());
      terminal.out().print(Json.write(all));
    } else {
      terminal.out().println(terminal.text("games.negamax"));
      general("games.algorithmAliases", Aliases.algorithms());
      general("games.playerAliases", Aliases.players());
    }
    return ExitCode.ANSWERED;
  }

  private Map<String, Object> document(World world) throws InputException {
    Variant standard = Variant.standard(world);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", world.id());
    document.put("name", text(world, "name"));
    document.put("summary", text(world, "summary"));
    document.put("duel", world.game(standard).isPresent());
    List<Map<String, Object>> variants = new ArrayList<>();
    for (Rule rule : world.rules()) {
      Map<String, Object> variant = new LinkedHashMap<>();
      variant.put("key", rule.key());
      variant.put("values", rule.values());
      variant.put("default", rule.fallback());
      variant.put("description", text(world, "rule." + rule.key()));
      variants.add(variant);
    }
    document.put("variants", variants);
    document.put("problems", problems(world, standard));
    document.put("algorithms", algorithms(world, standard));
    document.put("heuristics", heuristics(world, standard));
    document.put("players", players(world, standard));
    document.put("evaluations", evaluations(world, standard));
    document.put("aliases", aliases(world, standard));
    document.put("files", world.files());
    return document;
  }

  private List<Map<String, Object>> problems(World world, Variant variant) throws InputException {
    List<Map<String, Object>> problems = new ArrayList<>();
    for (Problem<?> problem : problemsOf(world, variant)) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("id", problem.id());
      entry.put("title", problem.title());
      problem.fault().ifPresent(fault -> entry.put("fault", fault.in(terminal.locale())));
      problems.add(entry);
    }
    return problems;
  }

  private void print(World world) throws InputException {
    Variant standard = Variant.standard(world);
    String id = BoardColour.STRONG.paint(terminal.style(), String.format("%-8s", world.id()));
    terminal.out().println(id + text(world, "name") + ": " + text(world, "summary"));
    line("games.problems", String.join(" ", problemNames(world, standard)));
    line("games.algorithms", String.join(" ", algorithms(world, standard)));
    line("games.heuristics", String.join(" ", heuristics(world, standard)));
    line("games.players", String.join(" ", players(world, standard)));
    line("games.evaluations", String.join(" ", evaluations(world, standard)));
    line("games.aliases", pairs(aliases(world, standard)));
    for (Rule rule : world.rules()) {
      String values =
          String.join(
              "|",
              rule.values().stream()
                  .map(v -> v.equals(rule.fallback()) ? "[" + v + "]" : v)
                  .toList());
      terminal.out().printf("        %s=%s%n", rule.key(), values);
      terminal.out().printf("            %s%n", text(world, "rule." + rule.key()));
    }
    line("games.files", String.join(" ", world.files()));
    terminal.out().println();
  }

  /** Prints other names of general algorithms or players. */
  private void general(String key, Map<String, String> aliases) {
    terminal.out().println(terminal.text(key, pairs(aliases)));
  }

  private static String pairs(Map<String, String> aliases) {
    List<String> pairs = new ArrayList<>();
    aliases.forEach((alias, name) -> pairs.add(alias + "=" + name));
    return String.join(" ", pairs);
  }

  private void line(String key, String value) {
    if (!value.isEmpty()) {
      terminal.out().println("        " + terminal.text(key, value));
    }
  }

  /** Returns the names of the problems; unusable ones are marked. */
  private static List<String> problemNames(World world, Variant variant) throws InputException {
    List<String> names = new ArrayList<>();
    for (Problem<?> problem : problemsOf(world, variant)) {
      names.add(problem.fault().isPresent() ? "(" + problem.id() + ")" : problem.id());
    }
    return names;
  }

  private static List<? extends Problem<?>> problemsOf(World world, Variant variant)
      throws InputException {
    Optional<Puzzles<?>> puzzles = world.puzzles(variant);
    return puzzles.isEmpty() ? List.of() : puzzles.get().problems();
  }

  /** Returns the algorithms for the puzzles of a world, its own first. */
  private static List<String> algorithms(World world, Variant variant) throws InputException {
    List<String> names = new ArrayList<>();
    Optional<Puzzles<?>> puzzles = world.puzzles(variant);
    if (puzzles.isPresent()) {
      puzzles.get().solvers().forEach(solver -> names.add(solver.name()));
      names.addAll(Algorithm.ids(puzzles.get()));
    }
    return names;
  }

  private static List<String> heuristics(World world, Variant variant) throws InputException {
    List<String> names = new ArrayList<>();
    Optional<Puzzles<?>> puzzles = world.puzzles(variant);
    if (puzzles.isPresent()) {
      puzzles.get().heuristics().forEach(heuristic -> names.add(heuristic.name()));
    }
    return names;
  }

  private static List<String> players(World world, Variant variant) throws InputException {
    Optional<Game<?>> game = world.game(variant);
    return game.isEmpty() ? List.of() : new PlayerFactory<>(game.get()).names();
  }

  private static List<String> evaluations(World world, Variant variant) throws InputException {
    Optional<Game<?>> game = world.game(variant);
    return game.isEmpty() ? List.of() : new PlayerFactory<>(game.get()).evaluations();
  }

  /** Returns the other names of its heuristics, solvers, players and evaluations. */
  private static Map<String, String> aliases(World world, Variant variant) throws InputException {
    Map<String, String> aliases = new TreeMap<>();
    Optional<Puzzles<?>> puzzles = world.puzzles(variant);
    Optional<Game<?>> game = world.game(variant);
    puzzles.ifPresent(found -> aliases.putAll(found.aliases()));
    game.ifPresent(found -> aliases.putAll(found.aliases()));
    return aliases;
  }

  private String text(World world, String key) {
    return Message.of(world.bundle(), key).in(terminal.locale());
  }
}
