package tabuleiro.app.web;

import io.javalin.config.RoutesConfig;
import tabuleiro.core.world.Resources;

/** What the server answers to, described for programs (OpenAPI). The file is kept by hand. */
final class Description {
  private Description() {}

  static void add(RoutesConfig routes) {
    String text = Resources.text(Description.class, "openapi.json");
    routes.get(
        "/api/v1/openapi.json", context -> context.contentType("application/json").result(text));
  }
}
