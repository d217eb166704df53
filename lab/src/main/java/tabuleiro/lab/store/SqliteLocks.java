package tabuleiro.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/**
 * Locks one byte per experiment in a file next to the database. The operating system releases the
 * lock when a program dies. The holder of a lock writes its name to the file, one record per
 * experiment:
 *
 * <pre>
 * byte 0 … n              the locks; a lock needs no content
 * byte 256 (n + 1)        256 bytes: the program that locked experiment n last
 * </pre>
 */
final class SqliteLocks implements ExperimentLocks {
  private static final int RECORD = 256;

  private final FileChannel channel;

  SqliteLocks(Path database) throws IOException {
    channel =
        FileChannel.open(
            database.resolveSibling(database.getFileName() + "-lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
  }

  @Override
  public Optional<Store.Claim> claim(long experiment) {
    try {
      FileLock lock = channel.tryLock(experiment, 1, false);
      if (lock == null) {
        return Optional.empty();
      }
      sign(experiment);
      return Optional.of(() -> release(lock));
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // held by this process
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void sign(long experiment) {
    byte[] line = (LockHolder.here().line() + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] record = Arrays.copyOf(line, RECORD);
    try {
      channel.write(ByteBuffer.wrap(record), place(experiment));
    } catch (IOException e) {
      // The lock holds without a name too.
    }
  }

  @Override
  public Optional<LockHolder> holder(long experiment) {
    try {
      ByteBuffer record = ByteBuffer.allocate(RECORD);
      channel.read(record, place(experiment));
      String text = new String(record.array(), 0, record.position(), StandardCharsets.UTF_8);
      return text.lines().findFirst().flatMap(LockHolder::parse);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static long place(long experiment) {
    return RECORD * (experiment + 1);
  }

  private static void release(FileLock lock) {
    try {
      lock.release();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
