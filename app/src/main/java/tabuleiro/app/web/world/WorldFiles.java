package tabuleiro.app.web.world;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.World;

/**
 * Serves the files in the folder {@code page} next to a world's class, at {@code
 * /worlds/WORLD/FILE}.
 */
public final class WorldFiles {
  private static final int LONGEST = 80;
  private static final Map<String, String> TYPES =
      Map.of("js", "text/javascript", "css", "text/css", "svg", "image/svg+xml");
  private static final String FOLDER = "page/";
  private static final String BOARD = "board.js";
  private static final String STYLES = "board.css";

  private WorldFiles() {}

  public static void add(RoutesConfig routes) {
    routes.get("/worlds/{world}/{file}", WorldFiles::file);
  }

  /** Returns the address of the module that draws a picture of a world. */
  static String board(World world, Picture<?> picture) {
    return board(world, picture.board());
  }

  /** Returns the address of the module of one of the boards that {@link Picture} names. */
  public static String board(World world, String board) {
    return board.equals(Picture.OWN) ? address(world, BOARD) : "/boards/" + board + ".js";
  }

  /** Returns the address of the module's styles, if the world has some. */
  static Optional<String> styles(World world, Picture<?> picture) {
    return styles(world, picture.board());
  }

  /** Returns the address of the styles of one of the boards that {@link Picture} names. */
  public static Optional<String> styles(World world, String board) {
    boolean hasStyles =
        board.equals(Picture.OWN) && world.getClass().getResource(FOLDER + STYLES) != null;
    return hasStyles ? Optional.of(address(world, STYLES)) : Optional.empty();
  }

  private static String address(World world, String file) {
    return "/worlds/" + world.id() + "/" + file;
  }

  private static void file(Context context) {
    String name = context.pathParam("file");
    List<String> parts = Words.split(name, '.', 2);
    if (parts.size() < 2 || !isName(parts.get(0)) || !TYPES.containsKey(parts.get(1))) {
      throw RequestException.of(404, "fault.path");
    }
    byte[] bytes =
        bytes(WorldRoutes.named(context), name)
            .orElseThrow(() -> RequestException.of(404, "fault.path"));
    String tag = '"' + digest(bytes) + '"';
    context.header("Cache-Control", "no-cache").header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType(TYPES.get(parts.get(1)) + ";charset=utf-8").result(bytes);
    }
  }

  private static boolean isName(String text) {
    return Words.areAll(
        text, 1, LONGEST, c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  private static Optional<byte[]> bytes(World world, String name) {
    try (InputStream stream = world.getClass().getResourceAsStream(FOLDER + name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String digest(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
