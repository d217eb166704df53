package tabuleiro.app.terminal.output;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.files.FileFault;

/**
 * A standard stream that remembers why it failed. A {@link PrintStream} only remembers that it
 * failed, and a program that ignores this ends with exit code 0 on a full disk.
 */
final class StandardOutput extends PrintStream {
  private static final int BUFFER = 1 << 14;

  private final Watched watched;

  private StandardOutput(Watched watched) {
    super(new BufferedOutputStream(watched, BUFFER), false, StandardCharsets.UTF_8);
    this.watched = watched;
  }

  static StandardOutput of(OutputStream stream) {
    return new StandardOutput(new Watched(stream));
  }

  /** The first error; empty if all was written. */
  Optional<IOException> failure() {
    flush();
    return Optional.ofNullable(watched.failure);
  }

  /**
   * Whether the reader has left, as {@code head} does when it has enough. That is no fault: a pipe
   * has no other way to fail.
   */
  static boolean isReaderGone(IOException failure) {
    if (FileFault.isBrokenPipe(failure)) {
      return true;
    }
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
      return target.startsWith("pipe:") || target.startsWith("socket:");
    } catch (IOException | UnsupportedOperationException e) {
      return false; // a system without these links
    }
  }

  /** Remembers the first error. After it nothing is written, so that output has no gaps. */
  private static final class Watched extends FilterOutputStream {
    private volatile @Nullable IOException failure;

    Watched(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(int octet) throws IOException {
      write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      IOException before = failure;
      if (before != null) {
        throw before;
      }
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
  }
}
