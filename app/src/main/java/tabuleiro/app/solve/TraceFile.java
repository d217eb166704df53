package tabuleiro.app.solve;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import tabuleiro.core.solver.Tracer;

/**
 * Writes a search as JSON lines: first what is searched, then an event a line. A move is its
 * number; whoever wants its text plays the moves from the root on.
 */
public final class TraceFile implements Tracer, AutoCloseable {
  private final BufferedWriter writer;

  /** A file that begins with a line about the search. */
  public TraceFile(Path file, String header) throws IOException {
    writer = Files.newBufferedWriter(file);
    writer.write(header + "\n");
  }

  @Override
  public void tell(Event event, long node, long parent, int move, int g, int h) {
    String name = event.name().toLowerCase(Locale.ROOT);
    try {
      writer.write(
          event == Event.ROUND
              ? "{\"event\":\"" + name + "\",\"round\":" + node + ",\"bound\":" + h + "}\n"
              : "{\"event\":\""
                  + name
                  + "\",\"node\":"
                  + node
                  + ",\"parent\":"
                  + parent
                  + ",\"move\":"
                  + move
                  + ",\"g\":"
                  + g
                  + ",\"h\":"
                  + h
                  + ",\"f\":"
                  + (g + h)
                  + "}\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
