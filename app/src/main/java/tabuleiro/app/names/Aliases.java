package tabuleiro.app.names;

import java.text.Normalizer;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;

/**
 * Resolves other names of heuristics, algorithms, evaluations and players to the name that the
 * program prints. Those of a world come with it ({@link Puzzles#aliases}, {@link Game#aliases});
 * those of general algorithms and players are listed here, in Portuguese and as the manuals of the
 * courses write them. Case, accents and underscores do not matter. A name that is no alias is
 * returned unchanged.
 */
public final class Aliases {
  private static final int LONGEST = 100;

  private static final Map<String, String> ALGORITHMS =
      Map.ofEntries(
          Map.entry("largura", "bfs"),
          Map.entry("profundidade", "dfs"),
          Map.entry("profundidade-limitada", "dls"),
          Map.entry("aprofundamento-iterativo", "ids"),
          Map.entry("aprofundamento-progressivo", "ids"),
          Map.entry("custo-uniforme", "ucs"),
          Map.entry("gulosa", "greedy"),
          Map.entry("feixe", "beam"),
          Map.entry("bidirecional", "bidirectional"),
          Map.entry("recomendado", "recommended"));

  private static final Map<String, String> PLAYERS =
      Map.ofEntries(
          Map.entry("humano", "human"),
          Map.entry("aleatorio", "random"),
          Map.entry("guloso", "greedy"),
          Map.entry("gulosa", "greedy"),
          Map.entry("disciplina", "course"),
          Map.entry("motor", "engine"),
          Map.entry("negamaxalfabeta", "negamax-ab"),
          Map.entry("negamax-alfabeta", "negamax-ab"),
          Map.entry("negamax-alfa-beta", "negamax-ab"),
          Map.entry("alfabeta", "alphabeta"),
          Map.entry("alfa-beta", "alphabeta"),
          Map.entry("alfabeta-failhard", "alphabeta-hard"),
          Map.entry("alfa-beta-failhard", "alphabeta-hard"));

  private static final Map<String, String> EVALUATIONS =
      Map.of("disciplina", "course", "diferenca", "margin");

  private static final Map<String, String> PATH_COSTS =
      Map.of(
          "qualidade", "quality",
          "custo-oportunidade", "cost",
          "custo-de-oportunidade", "cost",
          "opportunity-cost", "cost",
          "custo", "cost");

  private Aliases() {}

  /** The name of a path cost of the course's A*. */
  public static String pathCost(String name) {
    return PATH_COSTS.getOrDefault(folded(name), name);
  }

  /** The name of a heuristic of these puzzles. */
  public static String heuristic(Puzzles<?> puzzles, String name) {
    return puzzles.aliases().getOrDefault(folded(name), name);
  }

  /** The name of an algorithm for these puzzles. */
  public static String algorithm(Puzzles<?> puzzles, String name) {
    String own = heuristic(puzzles, name);
    return ALGORITHMS.getOrDefault(folded(own), own);
  }

  /** The name of a player of any game. */
  public static String player(String name) {
    return PLAYERS.getOrDefault(folded(name), name);
  }

  /** The name of a player of a game. */
  public static String player(Game<?> game, String name) {
    return player(game.aliases().getOrDefault(folded(name), name));
  }

  /** The name of an evaluation of a game. */
  public static String evaluation(Game<?> game, String name) {
    String own = game.aliases().getOrDefault(folded(name), name);
    return EVALUATIONS.getOrDefault(folded(own), own);
  }

  /** The aliases of the algorithms for all puzzles, sorted. */
  public static Map<String, String> algorithms() {
    return new TreeMap<>(ALGORITHMS);
  }

  /** The aliases of the players of all games, sorted. */
  public static Map<String, String> players() {
    return new TreeMap<>(PLAYERS);
  }

  /** The name in small letters, with hyphens and without accents. */
  private static String folded(String name) {
    if (name.length() > LONGEST) {
      return name;
    }
    StringBuilder folded = new StringBuilder();
    String parts = Normalizer.normalize(name, Normalizer.Form.NFD);
    for (int i = 0; i < parts.length(); i++) {
      char c = parts.charAt(i);
      if (Character.getType(c) != Character.NON_SPACING_MARK) {
        folded.append(c == '_' ? '-' : c);
      }
    }
    return Words.lower(folded.toString());
  }
}
