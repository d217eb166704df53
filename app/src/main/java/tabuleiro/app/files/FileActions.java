package tabuleiro.app.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The actions on files that a full disk, a missing permission or a broken device can make fail. The
 * program has one set of actions; tests replace it to make the n-th action fail.
 */
public interface FileActions {

  /** The actions of the operating system. */
  FileActions REAL = new FileActions() {};

  /** Opens a file. */
  default FileChannel open(Path file, OpenOption... options) throws IOException {
    return FileChannel.open(file, options);
  }

  /** Writes all bytes at the end of what was written before. */
  default void write(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Forces what was written to the disk. */
  default void sync(FileChannel channel) throws IOException {
    channel.force(false);
  }

  /** Renames a file; replaces an existing one in a single step. */
  default void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Creates a folder with its parents. */
  default void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
  }

  /** The actions in use. */
  static FileActions current() {
    return Holder.current;
  }

  /**
   * Replaces the actions of the whole program, until the result is closed. For tests that inject
   * faults.
   */
  static Replaced replace(FileActions actions) {
    FileActions before = Holder.current;
    Holder.current = actions;
    return () -> Holder.current = before;
  }

  /** Restores the actions that were replaced. */
  interface Replaced extends AutoCloseable {
    @Override
    void close();
  }

  /** Holds the actions in use, because a field of an interface is final. */
  final class Holder {
    private static volatile FileActions current = REAL;

    private Holder() {}
  }
}
