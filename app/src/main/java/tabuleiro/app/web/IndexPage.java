package tabuleiro.app.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.core.world.Resources;

/**
 * The single HTML file of the page. It is served for every page address, and its modules read the
 * address.
 *
 * @param html the content of the file
 */
record IndexPage(String html) {
  private static final List<String> ADDRESSES =
      List.of(
          "/",
          "/play",
          "/play/{world}",
          "/game/{id}",
          "/search",
          "/lab",
          "/lab/{id}",
          "/rules/{world}",
          "/edit/{world}",
          "/watch/{world}",
          "/puzzles",
          "/puzzles/{world}/{problem}");
  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  static IndexPage load() {
    return new IndexPage(Resources.text(IndexPage.class, "index.html"));
  }

  void add(RoutesConfig routes, Visitors visitors, PageAddresses known) {
    for (String address : ADDRESSES) {
      routes.get(
          address,
          context -> {
            visitors.welcome(context);
            answer(context, known.isKnown(context) ? 200 : 404);
          });
    }
    // Browsers get the page for unknown addresses too; API clients get JSON.
    routes.error(
        404,
        "text/html",
        context -> {
          if (!context.path().startsWith("/api/")) {
            answer(context, 404);
          }
        });
  }

  private void answer(Context context, int status) {
    context.status(status).html(html).header("Cache-Control", "no-cache");
  }

  /** Returns the hashes of inline scripts for the content security policy. */
  String scriptHashes() {
    Matcher scripts = SCRIPT.matcher(html);
    return scripts
        .results()
        .map(s -> "'sha256-" + hash(s.group(1)) + "'")
        .collect(Collectors.joining(" "));
  }

  private static String hash(String script) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
