package tabuleiro.core.world;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the data files that ship inside the program, which lie beside the classes using them. */
public final class Resources {
  private Resources() {}

  /** The text of a file that lies in the package of a class. */
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
