package tabuleiro.lab.bot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.lab.Sha256;
import tabuleiro.lab.bot.system.BotFault;

/**
 * The files of a bot's folder. Names that begin with a dot and caches of Python do not count: they
 * change without a change of the program.
 */
final class BotFiles {
  private static final int MOST_FILES = 2000;
  private static final long MOST_BYTES = 64 << 20;
  private static final String CACHE = "__pycache__";

  private final Path folder;

  BotFiles(Path folder) {
    this.folder = folder;
  }

  /** A hash of everything that a bot consists of. */
  String hash(Bot bot) throws InputException {
    StringBuilder all = new StringBuilder();
    Set<Path> products = new HashSet<>();
    BotBuild.products(folder).forEach(name -> products.add(folder.resolve(name)));
    for (String word : bot.command()) {
      Path file = folder.resolve(InputText.path(word));
      boolean isProduct = products.contains(file.normalize());
      // By its contents: the same bot in another folder is the same.
      boolean isFile = !word.isEmpty() && !isProduct && Files.isRegularFile(file);
      all.append(isFile ? fileHash(file) : word).append('\n');
    }
    all.append(bot.options()).append('\n').append(bot.build()).append('\n');
    if (Files.isRegularFile(folder.resolve(Bot.FILE))) {
      all.append(sourceHash(BotBuild.products(folder)));
    }
    return Sha256.of(all.toString());
  }

  /** A hash of the names and contents of all files but some. */
  String sourceHash(Set<String> products) throws InputException {
    StringBuilder all = new StringBuilder();
    long bytes = 0;
    for (String name : stamps().keySet()) {
      if (!products.contains(name)) {
        Path file = folder.resolve(name);
        bytes += file.toFile().length();
        if (bytes > MOST_BYTES) {
          throw new InputException(BotFault.text("folder.large", MOST_BYTES >> 20, folder));
        }
        all.append(name).append('\0').append(fileHash(file)).append('\n');
      }
    }
    return Sha256.of(all.toString());
  }

  /** The files with their sizes and times of change, which tell whether one has changed. */
  SortedMap<String, String> stamps() throws InputException {
    SortedMap<String, String> stamps = new TreeMap<>();
    try {
      Files.walkFileTree(folder, Set.of(), 20, new Collector(stamps));
    } catch (IOException e) {
      throw new InputException(BotFault.text("folder.unreadable", folder));
    }
    if (stamps.size() > MOST_FILES) {
      throw new InputException(BotFault.text("folder.many", MOST_FILES, folder));
    }
    return stamps;
  }

  private static String fileHash(Path file) throws InputException {
    try {
      return Files.isSymbolicLink(file)
          ? "-> " + Files.readSymbolicLink(file)
          : Sha256.of(InputText.bytes(file));
    } catch (IOException e) {
      throw new InputException(BotFault.text("folder.unreadable", file));
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /** The lines of a file of this program in the folder; none if there is no such file. */
  List<String> ownLines(String name) {
    try {
      return Files.readAllLines(folder.resolve(name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return List.of();
    }
  }

  private final class Collector extends SimpleFileVisitor<Path> {
    private final SortedMap<String, String> stamps;

    Collector(SortedMap<String, String> stamps) {
      this.stamps = stamps;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
      String name = String.valueOf(path.getFileName());
      boolean isSkipped = !path.equals(folder) && (name.startsWith(".") || name.equals(CACHE));
      return isSkipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean isPlain = attributes.isRegularFile() || attributes.isSymbolicLink();
      if (isPlain && !file.getFileName().toString().startsWith(".")) {
        String name = folder.relativize(file).toString();
        stamps.put(name, attributes.size() + " " + attributes.lastModifiedTime());
      }
      return stamps.size() > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }
  }
}
