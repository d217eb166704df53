package tabuleiro.lab.bot;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tabuleiro.lab.bot.system.ProcessTable;

/**
 * The command that contains a bot. What a system allows depends on its kernel, its settings and its
 * programs, so each form is tried out with a program that does nothing.
 *
 * @param prefix the words before the shell that runs {@code contain.sh}; the shell is process 1 of
 *     the namespaces
 */
record BotSandbox(BotContainment level, List<String> prefix) {
  private static final String SCRIPT = resource("contain.sh");
  private static final String NAMESPACE_SCRIPT = resource("namespace.sh");

  /** What each process of the containment prints, before the bot prints anything. */
  static final String READY = "ready";

  /** Two empty lines: for the start of {@code contain.sh}, and for the start of the program. */
  static final byte[] START_LINES = {'\n', '\n'};

  private static final boolean HAS_SHELL = new File("/bin/sh").canExecute();
  private static final List<String> NAMESPACES = List.of("--pid", "--net", "--ipc", "--mount");

  BotSandbox {
    prefix = List.copyOf(prefix);
  }

  private static final class Found {
    static final BotSandbox STRONGEST = strongest();
  }

  /** The strongest one that works here. */
  static BotSandbox here() {
    return Found.STRONGEST;
  }

  /** The strongest one of a level, if the system allows it. */
  static Optional<BotSandbox> of(BotContainment level) {
    return candidates().stream().filter(s -> s.level == level && s.works()).findFirst();
  }

  /** Whether the bot runs below a shell, which waits for a line before it starts the bot. */
  boolean hasShell() {
    return HAS_SHELL;
  }

  /** Whether process 1 of a namespace stands between the started process and the bot. */
  boolean hasNamespace() {
    return level == BotContainment.SANDBOX || level == BotContainment.NAMESPACES;
  }

  /** The processes of the containment itself. */
  int ownProcesses() {
    return hasNamespace() ? 2 : 1;
  }

  /** The words that start a program in this sandbox. */
  List<String> command(List<String> program, Duration cpu) {
    List<String> words = new ArrayList<>();
    if (HAS_SHELL) {
      words.addAll(prefix);
      if (hasNamespace()) {
        words.addAll(List.of("/bin/sh", "-c", NAMESPACE_SCRIPT, "bot-namespace"));
      }
      String cell = BotFolder.cell().toString();
      words.addAll(List.of("/bin/sh", "-c", SCRIPT, "bot", level.id(), cell));
      words.add(String.valueOf(cpu.toSeconds()));
    }
    words.addAll(program);
    return words;
  }

  /** The text of a file of this package. */
  static String resource(String name) {
    try (InputStream stream = BotSandbox.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BotSandbox strongest() {
    return candidates().stream()
        .filter(BotSandbox::works)
        .findFirst()
        .orElse(new BotSandbox(BotContainment.PROCESS, List.of()));
  }

  /** All forms of containment, the strongest first. */
  static List<BotSandbox> candidates() {
    List<BotSandbox> all = new ArrayList<>();
    if (ProcessTable.isAvailable()) {
      for (BotContainment level : List.of(BotContainment.SANDBOX, BotContainment.NAMESPACES)) {
        all.add(unshare(level, List.of()));
        all.add(unshare(level, List.of("--user", "--map-root-user")));
      }
      all.add(new BotSandbox(BotContainment.SESSION, List.of("setsid")));
    }
    all.add(new BotSandbox(BotContainment.PROCESS, List.of()));
    return all;
  }

  private static BotSandbox unshare(BotContainment level, List<String> user) {
    List<String> words = new ArrayList<>(List.of("setsid", "unshare"));
    words.addAll(user);
    words.addAll(NAMESPACES);
    return new BotSandbox(level, words);
  }

  /** Whether the system allows this form. */
  boolean works() {
    if (level == BotContainment.PROCESS) {
      return true;
    }
    try {
      List<String> program = List.of("/bin/sh", "-c", "exit 7");
      Process process =
          new ProcessBuilder(command(program, Duration.ofSeconds(60)))
              .directory(Path.of("/").toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try (var stream = process.getOutputStream()) {
        stream.write(START_LINES);
      }
      boolean hasEnded = process.waitFor(20, TimeUnit.SECONDS);
      process.destroyForcibly();
      return hasEnded && process.exitValue() == 7;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
