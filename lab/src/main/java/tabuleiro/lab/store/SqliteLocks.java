package tabuleiro.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Locks one byte per experiment in a file next to the database. The operating system releases the
 * lock when a program dies. The file stays empty, because a lock may lie beyond its end.
 */
final class SqliteLocks implements ExperimentLocks {
  private final FileChannel channel;

  SqliteLocks(Path database) throws IOException {
    channel =
        FileChannel.open(
            database.resolveSibling(database.getFileName() + "-lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
  }

  @Override
  public Optional<Store.Claim> claim(long experiment) {
    try {
      FileLock lock = channel.tryLock(experiment, 1, false);
      return lock == null ? Optional.empty() : Optional.of(() -> release(lock));
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // held by this process
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
