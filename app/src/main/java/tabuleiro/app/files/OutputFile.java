package tabuleiro.app.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;

/**
 * A file that is written completely or not at all. The text goes to a temporary file in the same
 * folder; {@link #commit} forces it to disk and renames it. A link stays, and its target is
 * replaced. A pipe, a device and a standard stream are written directly. Not thread-safe.
 */
public final class OutputFile implements Closeable {
  private static final int BUFFER = 1 << 16;
  private static final AtomicInteger DRAFTS = new AtomicInteger();

  private final FileActions actions = FileActions.current();
  private final Destination destination;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
  private final Optional<Path> draft;
  private final Optional<FileChannel> channel;
  private boolean isWhole;

  /** Opens a file; nothing is visible under its name before {@link #commit}. */
  public OutputFile(Path file) throws InputException {
    destination = Destination.of(file);
    draft = destination.isFile() ? Optional.of(draft(destination.target())) : Optional.empty();
    try {
      channel = open();
    } catch (IOException e) {
      discard();
      throw FileFault.of(file, e);
    }
  }

  /** Writes a whole file. */
  public static void write(Path file, String text) throws InputException {
    try (OutputFile output = new OutputFile(file)) {
      output.write(text);
      output.commit();
    }
  }

  /** Checks a name before a long computation whose result will be written there. */
  public static void check(Path file) throws InputException {
    Destination.of(file);
  }

  private static Path draft(Path target) {
    String name = ProcessHandle.current().pid() + "-" + DRAFTS.incrementAndGet();
    return target.resolveSibling(".tabuleiro-" + name + ".new");
  }

  private Optional<FileChannel> open() throws IOException {
    if (destination.stream().isPresent()) {
      return Optional.empty();
    } else if (draft.isEmpty()) {
      return Optional.of(actions.open(destination.target(), StandardOpenOption.WRITE));
    }
    FileChannel opened =
        actions.open(
            draft.get(),
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    try {
      keepPermissions(draft.get(), destination.target());
      return Optional.of(opened);
    } catch (IOException e) {
      opened.close();
      throw e;
    }
  }

  private static void keepPermissions(Path draft, Path target) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
    if (view != null && Files.exists(target)) {
      view.setPermissions(Files.getPosixFilePermissions(target, LinkOption.NOFOLLOW_LINKS));
    }
  }

  /** Writes text. */
  public void write(String text) {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      int length = Math.min(bytes.remaining(), buffer.remaining());
      buffer.put(bytes.slice(bytes.position(), length));
      bytes.position(bytes.position() + length);
      if (!buffer.hasRemaining()) {
        flush();
      }
    }
  }

  private void flush() {
    buffer.flip();
    destination.stream().ifPresent(stream -> stream.write(buffer.array(), 0, buffer.limit()));
    if (channel.isPresent()) {
      try {
        actions.write(channel.get(), buffer);
      } catch (IOException e) {
        throw fault(e);
      }
    }
    buffer.clear();
  }

  /** Makes the complete file visible under its name. */
  public void commit() {
    flush();
    if (draft.isPresent() && channel.isPresent()) {
      try {
        actions.sync(channel.get());
        channel.get().close();
        actions.move(draft.get(), destination.target());
      } catch (IOException e) {
        throw fault(e);
      }
    }
    isWhole = true;
  }

  private EnvironmentException fault(IOException cause) {
    return FileFault.during(destination.named(), cause);
  }

  /** Closes the file. What was not committed is removed. */
  @Override
  public void close() {
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException e) {
      if (isWhole) {
        throw fault(e);
      }
    } finally {
      if (!isWhole) {
        discard();
      }
    }
  }

  private void discard() {
    try {
      if (draft.isPresent()) {
        Files.deleteIfExists(draft.get());
      }
    } catch (IOException e) {
      // The fault that prevented the file from being written is already reported.
    }
  }
}
