package tabuleiro.core.world;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the resource files that are stored next to the classes that use them. */
public final class Resources {
  private Resources() {}

  /** The text of a file in the package of a class. */
  public static String text(Class<?> neighbour, String name) {
    try (InputStream stream = neighbour.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalArgumentException("no file " + name + " beside " + neighbour.getName());
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
