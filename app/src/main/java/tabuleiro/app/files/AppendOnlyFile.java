package tabuleiro.app.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import tabuleiro.core.text.InputException;

/**
 * A file that only grows. Every write is forced to disk, so neither a killed program nor a crashed
 * machine loses it. A write that fails leaves nothing behind. Links are followed; a pipe, a device
 * or a standard stream is written directly. Not thread-safe.
 */
public final class AppendOnlyFile implements Closeable {
  private final FileActions actions = FileActions.current();
  private final Destination destination;
  private final Optional<FileChannel> channel;
  private boolean isNew;

  private AppendOnlyFile(Path file, OpenOption... options) throws InputException, IOException {
    destination = Destination.of(file);
    channel =
        switch (destination.kind()) {
          case OUT, ERR -> Optional.empty();
          case DEVICE -> Optional.of(actions.open(file, StandardOpenOption.WRITE));
          case FILE -> Optional.of(actions.open(destination.target(), options));
        };
  }

  /** Opens a file that must not exist yet or be empty. It is removed if nothing is written. */
  public static AppendOnlyFile created(Path file, InputException exists) throws InputException {
    try {
      AppendOnlyFile opened =
          new AppendOnlyFile(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      opened.isNew = true;
      return opened;
    } catch (FileAlreadyExistsException e) {
      if (file.toFile().length() == 0) {
        return continued(file); // its writer was killed before the first write
      }
      throw exists;
    } catch (IOException e) {
      throw FileFault.of(file, e);
    }
  }

  /** Opens a file and keeps what it contains; creates a missing one. */
  public static AppendOnlyFile continued(Path file) throws InputException {
    try {
      return new AppendOnlyFile(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw FileFault.of(file, e);
    }
  }

  /** Opens a file and removes what it contains. */
  public static AppendOnlyFile emptied(Path file) throws InputException {
    try {
      return new AppendOnlyFile(
          file,
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw FileFault.of(file, e);
    }
  }

  /** Cuts a regular file to a length in bytes. */
  public void cut(long length) {
    if (destination.isFile() && channel.isPresent()) {
      try {
        channel.get().truncate(length);
      } catch (IOException e) {
        throw FileFault.during(destination.named(), e);
      }
    }
  }

  /** The length of a regular file in bytes; 0 for a pipe, a device or a stream. */
  public long length() {
    try {
      return destination.isFile() && channel.isPresent() ? channel.get().size() : 0;
    } catch (IOException e) {
      throw FileFault.during(destination.named(), e);
    }
  }

  /** Writes text and forces it to disk. */
  public void write(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    destination.stream()
        .ifPresent(
            stream -> {
              stream.write(bytes, 0, bytes.length);
              stream.flush();
            });
    if (channel.isPresent()) {
      append(channel.get(), ByteBuffer.wrap(bytes));
    }
  }

  private void append(FileChannel open, ByteBuffer bytes) {
    long before = -1;
    try {
      before = destination.isFile() ? open.size() : -1;
      actions.write(open, bytes);
      if (destination.isFile()) {
        actions.sync(open);
      }
    } catch (IOException e) {
      takeBack(open, before, bytes.limit());
      throw FileFault.during(destination.named(), e);
    }
  }

  /** Removes what a failed write left, unless another program has written after it. */
  private static void takeBack(FileChannel open, long before, int written) {
    try {
      if (before >= 0 && open.size() <= before + written) {
        open.truncate(before);
      }
    } catch (IOException e) {
      // A reader drops an incomplete last line.
    }
  }

  @Override
  public void close() {
    try {
      boolean isEmpty = isNew && length() == 0;
      if (channel.isPresent()) {
        channel.get().close();
      }
      if (isEmpty && destination.isFile()) {
        Files.deleteIfExists(destination.target());
      }
    } catch (IOException e) {
      throw FileFault.during(destination.named(), e);
    }
  }
}
