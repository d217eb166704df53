package tabuleiro.core.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the files and lines of users, up to a greatest length, so that no file, device or pipe can
 * fill the memory.
 */
public final class InputText {
  /** The greatest size of a file in bytes. */
  public static final int MOST_BYTES = 32 << 20;

  /** The greatest length of a line in characters. */
  public static final int MOST_IN_LINE = 1_000_000;

  private static final String BUNDLE = "tabuleiro.core.messages";

  private InputText() {}

  /**
   * The path that a text names.
   *
   * @throws InputException if the system allows no such path, because of a character in it
   */
  public static Path path(String name) throws InputException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw fault("file.unreadable").of(name);
    }
  }

  /**
   * The text of a file in UTF-8.
   *
   * @throws InputException if the file is missing, too long, unreadable or not in UTF-8; the error
   *     does not name the file
   */
  public static String file(Path file) throws InputException {
    return decoded(bytes(file));
  }

  /**
   * The bytes of a file.
   *
   * @throws InputException if the file is missing, too long or unreadable
   */
  public static byte[] bytes(Path file) throws InputException {
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw fault("file.long", MOST_BYTES >> 20);
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw fault("file.missing");
    } catch (IOException e) {
      throw fault("file.unreadable");
    }
  }

  /** The text of bytes in UTF-8. */
  public static String decoded(byte[] bytes) throws InputException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw fault("file.encoding");
    }
  }

  /**
   * The next line of a stream; empty at its end. A longer line than {@link #MOST_IN_LINE} is cut
   * one character after that length, so that readers refuse it.
   */
  public static Optional<String> line(BufferedReader reader) throws IOException {
    StringBuilder line = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    for (; c >= 0 && c != '\n'; c = reader.read()) {
      if (line.length() <= MOST_IN_LINE) {
        line.append((char) c);
      }
    }
    boolean hasReturn = line.length() > 0 && line.charAt(line.length() - 1) == '\r';
    return Optional.of(line.substring(0, line.length() - (hasReturn ? 1 : 0)));
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
