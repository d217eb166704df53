package tabuleiro.app.play;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * A file that only grows. Every write is forced to disk, so neither a killed program nor a crashed
 * machine loses it.
 */
final class AppendOnlyFile implements Closeable {
  private final FileChannel channel;

  AppendOnlyFile(Path file, OpenOption... options) throws IOException {
    channel = FileChannel.open(file, options);
  }

  void write(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
