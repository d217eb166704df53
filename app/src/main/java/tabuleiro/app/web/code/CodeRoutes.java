package tabuleiro.app.web.code;

import io.javalin.config.RoutesConfig;
import java.util.Map;

/** The functions of the server's owner that the page offers next to the built-in ones. */
public final class CodeRoutes {
  private CodeRoutes() {}

  public static void add(RoutesConfig routes, OwnFolder code) {
    routes.get("/api/v1/code", context -> context.json(Map.of("functions", code.functions())));
  }
}
