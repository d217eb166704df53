package tabuleiro.lab.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.ErrorLines;
import tabuleiro.lab.bot.system.ProgramFile;

/**
 * The build step of a bot. It is repeated when the sources have changed. A file {@code .built} in
 * the folder keeps the hash of the sources and the names of the files that the build has written;
 * {@code .build.log} keeps what the compiler printed.
 */
final class BotBuild {
  private static final String STAMP = ".built";
  private static final String LOG = ".build.log";
  private static final long MOST_SECONDS = 120;
  private static final int LINES = 8;

  /** What the folder of each bot looked like when its build was last known to be current. */
  private static final Map<Path, SortedMap<String, String>> CURRENT = new ConcurrentHashMap<>();

  private final Bot bot;
  private final BotFiles files;

  BotBuild(Bot bot) {
    this.bot = bot;
    this.files = new BotFiles(bot.folder());
  }

  /** The names of the files that the last build has written. */
  static Set<String> products(Path folder) {
    List<String> lines = new BotFiles(folder).ownLines(STAMP);
    return lines.isEmpty() ? Set.of() : Set.copyOf(new HashSet<>(lines.subList(1, lines.size())));
  }

  /** Builds the bot if that is needed. Bots are built one at a time. */
  void run() throws InputException {
    if (bot.build().isEmpty()) {
      return;
    }
    synchronized (CURRENT) {
      SortedMap<String, String> before = files.stamps();
      if (before.equals(CURRENT.get(bot.folder()))) {
        return;
      }
      Set<String> products = products(bot.folder());
      String hash = files.sourceHash(products);
      boolean isBuilt =
          !products.isEmpty()
              && before.keySet().containsAll(products)
              && files.ownLines(STAMP).get(0).equals(hash);
      if (!isBuilt) {
        build();
        stamp(before, products);
      }
      CURRENT.put(bot.folder(), files.stamps());
    }
  }

  private void build() throws InputException {
    List<String> command = ProgramFile.resolved(bot.build(), bot.folder());
    BotSandbox sandbox =
        BotSandbox.of(BotContainment.SESSION)
            .orElse(new BotSandbox(BotContainment.PROCESS, List.of()));
    RunningBot compiler = RunningBot.start(command, bot, sandbox);
    try {
      wait(compiler);
    } catch (IOException e) {
      throw new EnvironmentException(BotFault.text("build.folder", bot.folder()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputException(BotFault.text("build.stopped"));
    } finally {
      compiler.kill();
    }
  }

  private void wait(RunningBot compiler) throws IOException, InterruptedException, InputException {
    Process process = compiler.process();
    ErrorLines output = lines(process.getInputStream());
    ErrorLines errors = lines(process.getErrorStream());
    try (OutputStream input = process.getOutputStream()) {
      input.write(BotSandbox.START_LINES);
    } catch (IOException e) {
      // It has already ended; its exit code tells more.
    }
    boolean hasEnded = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
    compiler.kill();
    output.awaitEnd();
    errors.awaitEnd();
    List<String> log = new ArrayList<>(output.last());
    log.removeIf(BotSandbox.READY::equals);
    log.addAll(errors.last());
    Files.write(bot.folder().resolve(LOG), log, StandardCharsets.UTF_8);
    if (!hasEnded) {
      throw new InputException(BotFault.text("build.slow", MOST_SECONDS));
    } else if (process.exitValue() != 0) {
      String last = String.join(" / ", log.subList(Math.max(0, log.size() - LINES), log.size()));
      throw new InputException(
          BotFault.text("build.failed", process.exitValue(), new Quotation.Detail(last)));
    }
  }

  private static ErrorLines lines(InputStream stream) {
    ErrorLines lines = new ErrorLines(stream, Integer.MAX_VALUE, fault -> {});
    BotProcess.startThread("bot-build", lines);
    return lines;
  }

  /** Notes what has been built: the files that are new or changed are the products. */
  private void stamp(Map<String, String> before, Set<String> earlier) throws InputException {
    Set<String> products = new TreeSet<>();
    files
        .stamps()
        .forEach(
            (name, stamp) -> {
              if (earlier.contains(name) || !stamp.equals(before.get(name))) {
                products.add(name);
              }
            });
    List<String> lines = new ArrayList<>(List.of(files.sourceHash(products)));
    lines.addAll(products);
    try {
      Files.write(bot.folder().resolve(STAMP), lines, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new EnvironmentException(BotFault.text("build.folder", bot.folder()), e);
    }
  }
}
