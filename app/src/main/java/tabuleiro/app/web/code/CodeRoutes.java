package tabuleiro.app.web.code;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import tabuleiro.app.players.RecommendedPlayers;

/**
 * The functions of the server's owner that the page offers next to the built-in ones, and the
 * search that uses an evaluation.
 */
public final class CodeRoutes {
  private CodeRoutes() {}

  public static void add(RoutesConfig routes, OwnFolder code) {
    String search = RecommendedPlayers.TREE.name();
    routes.get(
        "/api/v1/code",
        context -> context.json(Map.of("functions", code.functions(), "search", search)));
  }
}
