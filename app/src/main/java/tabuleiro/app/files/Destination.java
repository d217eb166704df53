package tabuleiro.app.files;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import tabuleiro.core.text.InputException;

/**
 * Where an output file leads: to a regular file, whose links are followed; to a pipe or a device;
 * or to a standard stream of this process.
 *
 * @param named the name that the user gave, for messages
 * @param target the file to write
 */
record Destination(Path named, Path target, Kind kind) {
  private static final Set<String> OUT = Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");
  private static final Set<String> ERR = Set.of("/dev/stderr", "/dev/fd/2", "/proc/self/fd/2");
  private static final int MOST_LINKS = 40;

  enum Kind {
    FILE,
    DEVICE,
    OUT,
    ERR
  }

  /** Finds where a name leads. Refuses a folder, and a name in a folder that does not exist. */
  static Destination of(Path named) throws InputException {
    String name = named.toAbsolutePath().normalize().toString();
    if (OUT.contains(name) || ERR.contains(name)) {
      return new Destination(named, named, OUT.contains(name) ? Kind.OUT : Kind.ERR);
    } else if (named.toString().isEmpty() || Files.isDirectory(named)) {
      throw FileFault.fault("file.directory", named);
    } else if (Files.exists(named) && !Files.isRegularFile(named)) {
      return new Destination(named, named, Kind.DEVICE);
    }
    Path target = target(named);
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw FileFault.fault(Files.isSymbolicLink(named) ? "file.link" : "file.folder", named);
    }
    return new Destination(named, target, Kind.FILE);
  }

  /** Follows links, also to a file that does not exist yet. */
  private static Path target(Path named) throws InputException {
    Path path = named.toAbsolutePath();
    try {
      for (int i = 0; i < MOST_LINKS; i++) {
        if (!Files.isSymbolicLink(path)) {
          return Files.exists(path, LinkOption.NOFOLLOW_LINKS) ? path.toRealPath() : path;
        }
        path = path.resolveSibling(Files.readSymbolicLink(path));
      }
      throw new FileSystemLoopException(named.toString());
    } catch (IOException e) {
      throw FileFault.of(named, e);
    }
  }

  boolean isFile() {
    return kind == Kind.FILE;
  }

  /** The standard stream, if this destination is one; its errors are checked at exit. */
  Optional<PrintStream> stream() {
    return switch (kind) {
      case OUT -> Optional.of(System.out);
      case ERR -> Optional.of(System.err);
      case FILE, DEVICE -> Optional.empty();
    };
  }
}
