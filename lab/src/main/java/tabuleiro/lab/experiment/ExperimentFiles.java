package tabuleiro.lab.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.Sha256;

/**
 * The files that an experiment reads: problems, recorded games, tables of weights. A plan reads
 * files only here, so that their contents can be stored with the experiment. A new experiment finds
 * them on disk, a stored one in the store. Each file is read once; later changes have no effect.
 *
 * <p>Not thread-safe.
 */
public final class ExperimentFiles {
  static final int MOST_BYTES = 4 << 20;
  static final int MOST_BYTES_OF_ALL = 16 << 20;
  private static final String BUNDLE = "tabuleiro.lab.experiment.messages";

  private final Source source;
  private final Map<String, String> stored;
  private final SortedMap<String, String> contents = new TreeMap<>();
  private long bytes;
  private boolean isAnyOfUser;

  /** Finds a text by its name. */
  @FunctionalInterface
  public interface Source {
    String text(String name) throws InputException;
  }

  private ExperimentFiles(Source source, Map<String, String> stored) {
    this.source = source;
    this.stored = Map.copyOf(stored);
  }

  /** The files on disk, whose names are relative to the file of the description. */
  public static ExperimentFiles beside(String description) {
    return new ExperimentFiles(name -> read(description, name), Map.of());
  }

  /** The files of a stored experiment. */
  public static ExperimentFiles stored(Map<String, String> contents) {
    return new ExperimentFiles(name -> find(contents, name), contents);
  }

  private static String find(Map<String, String> contents, String name) throws InputException {
    String text = contents.get(name);
    if (text == null) {
      throw fault("file.notStored");
    }
    return text;
  }

  /**
   * The text of a file.
   *
   * @throws InputException if it cannot be read or is too large
   */
  public String text(String name) throws InputException {
    String known = contents.get(name);
    if (known != null) {
      return known;
    }
    isAnyOfUser = true;
    String text = source.text(name);
    bytes += text.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > MOST_BYTES_OF_ALL) {
      throw fault("files.large", MOST_BYTES_OF_ALL >> 20);
    }
    contents.put(name, text);
    return text;
  }

  /**
   * The text of a data file that ships with a world. A stored experiment may have another version.
   *
   * @param current reads the file of this version of the program
   */
  public String data(String world, String name, Supplier<String> current) {
    return contents.computeIfAbsent(
        world + ":" + name,
        key -> {
          String text = stored.get(key);
          return text == null ? current.get() : text;
        });
  }

  /**
   * A text that results depend on but that is no file, such as the hash of a program. A stored
   * experiment keeps the one that it started with.
   *
   * @param current finds the text of a new experiment
   */
  public String fact(String name, Source current) throws InputException {
    String text = contents.containsKey(name) ? contents.get(name) : stored.get(name);
    text = text == null ? current.text(name) : text;
    contents.put(name, text);
    return text;
  }

  /** Whether files of the user were read, not only those that ship with the program. */
  boolean isAnyOfUser() {
    return isAnyOfUser;
  }

  /** The contents of all files read so far, by name. */
  public SortedMap<String, String> contents() {
    return Collections.unmodifiableSortedMap(contents);
  }

  /** The SHA-256 hashes of all files read so far, by name. */
  public SortedMap<String, String> hashes() {
    SortedMap<String, String> hashes = new TreeMap<>();
    contents.forEach((name, text) -> hashes.put(name, Sha256.of(text)));
    return hashes;
  }

  private static String read(String description, String name) throws InputException {
    try {
      Path path = Path.of(description).resolveSibling(name);
      try (InputStream stream = Files.newInputStream(path)) {
        return text(stream.readNBytes(MOST_BYTES + 1));
      }
    } catch (NoSuchFileException | InvalidPathException e) {
      throw fault("file.missing");
    } catch (CharacterCodingException e) {
      throw fault("file.encoding");
    } catch (IOException e) {
      throw fault("file.unreadable");
    }
  }

  private static String text(byte[] content) throws InputException, CharacterCodingException {
    if (content.length > MOST_BYTES) {
      throw fault("file.large", MOST_BYTES >> 20);
    }
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
    if (text.indexOf('\0') >= 0) {
      throw fault("file.encoding"); // a database cannot store this character as text
    }
    return text;
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
