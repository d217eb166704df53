package tabuleiro.lab.bot.system;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * The processes of a Linux system, read from {@code /proc}. A process that ends while it is read
 * does not exist.
 */
public final class ProcessTable {
  private static final Path PROC = Path.of("/proc");
  private static final long PAGE_BYTES = pageBytes();

  /** Linux reports processor time in hundredths of a second on all its architectures. */
  private static final long TICKS_PER_SECOND = 100;

  private ProcessTable() {}

  /**
   * A process.
   *
   * @param bytes its resident memory
   * @param seconds the processor time of it and of its children that have ended
   */
  public record Entry(
      long pid, long parent, long session, boolean isZombie, long bytes, long seconds) {}

  /** Whether this system has a process table that can be read. */
  public static boolean isAvailable() {
    return Files.isReadable(PROC.resolve("self/stat"));
  }

  /** One process. */
  public static Optional<Entry> entry(long pid) {
    String text = text(PROC.resolve(pid + "/stat"));
    int nameEnd = text.lastIndexOf(')');
    List<String> fields = Words.of(text.substring(nameEnd + 1));
    if (nameEnd < 0 || fields.size() < 22) {
      return Optional.empty();
    }
    long ticks = 0;
    for (String field : fields.subList(11, 15)) {
      ticks += number(field);
    }
    return Optional.of(
        new Entry(
            pid,
            number(fields.get(1)),
            number(fields.get(3)),
            fields.get(0).equals("Z") || fields.get(0).equals("X"),
            number(fields.get(21)) * PAGE_BYTES,
            ticks / TICKS_PER_SECOND));
  }

  /**
   * A process and everything it has started, directly or not, as far as the parents still run.
   *
   * @param most after so many the rest is left out
   */
  public static List<Entry> tree(long root, int most) {
    Map<Long, Entry> found = new LinkedHashMap<>();
    List<Long> open = new ArrayList<>(List.of(root));
    while (!open.isEmpty() && found.size() < most) {
      long pid = open.remove(open.size() - 1);
      Optional<Entry> entry = found.containsKey(pid) ? Optional.empty() : entry(pid);
      if (entry.isPresent()) {
        found.put(pid, entry.get());
        open.addAll(children(pid));
      }
    }
    return List.copyOf(found.values());
  }

  /** The processes that a process has started and that still exist. */
  public static List<Long> children(long pid) {
    List<Long> children = new ArrayList<>();
    boolean isListed = false;
    for (long thread : numbers(PROC.resolve(pid + "/task"))) {
      Path file = PROC.resolve(pid + "/task/" + thread + "/children");
      isListed |= Files.exists(file);
      for (String child : Words.of(text(file))) {
        Numerals.whole(child).ifPresent(children::add);
      }
    }
    if (!isListed) { // a kernel without this list
      ProcessHandle.of(pid).ifPresent(p -> p.children().forEach(c -> children.add(c.pid())));
    }
    return children;
  }

  /** The processes of a session, and those whose environment has a mark; without zombies. */
  public static List<Entry> marked(long session, String mark) {
    List<Entry> all = new ArrayList<>();
    for (long pid : numbers(PROC)) {
      Optional<Entry> entry = entry(pid).filter(e -> !e.isZombie());
      if (entry.isPresent()
          && (entry.get().session() == session
              || text(PROC.resolve(pid + "/environ")).contains(mark))) {
        all.add(entry.get());
      }
    }
    return all;
  }

  private static List<Long> numbers(Path folder) {
    List<Long> numbers = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Numerals.whole(file.getFileName().toString()).ifPresent(numbers::add);
      }
    } catch (IOException | DirectoryIteratorException e) {
      return numbers;
    }
    return numbers;
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  private static long number(String text) {
    OptionalLong number = Numerals.whole(text);
    return number.orElse(0);
  }

  /** The kernel tells every program its page size: entry 6 of the auxiliary vector. */
  private static long pageBytes() {
    try {
      ByteBuffer vector = ByteBuffer.wrap(Files.readAllBytes(PROC.resolve("self/auxv")));
      vector.order(ByteOrder.nativeOrder());
      while (vector.remaining() >= 2 * Long.BYTES) {
        long type = vector.getLong();
        long value = vector.getLong();
        if (type == 6) {
          return value;
        }
      }
    } catch (IOException e) {
      return 4096;
    }
    return 4096;
  }
}
