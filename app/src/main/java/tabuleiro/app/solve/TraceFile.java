package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.Locale;
import tabuleiro.app.files.OutputFile;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/**
 * Writes a search as JSON lines: first a header, then one line per event, and finally the result. A
 * move is a number; for moves from the first 300,000 nodes, its text is added.
 *
 * <pre>
 * {"event":"generated","node":3,"parent":0,"move":17,"text":"(h 1 2)","g":1,"h":2,"f":3}
 * {"event":"round","round":1,"bound":4}
 * </pre>
 */
public final class TraceFile<S extends Puzzle> implements Tracer, AutoCloseable {
  private static final int MOST_TEXTS = 300_000;

  private final OutputFile file;
  private final MoveTexts<S> texts;

  /** Creates the file and writes its header line. */
  public TraceFile(Path path, String header, Notation<S> notation, S start) throws InputException {
    texts = new MoveTexts<>(notation, start, MOST_TEXTS);
    file = new OutputFile(path);
    line(header);
  }

  /** Writes a line that is not an event of the search. */
  public void line(String text) {
    file.write(text + "\n");
  }

  /** Makes the complete file visible. */
  public void commit() {
    file.commit();
  }

  @Override
  public void tell(Event event, long node, long parent, int move, int g, int h) {
    StringBuilder line = new StringBuilder(120);
    line.append("{\"event\":\"").append(event.name().toLowerCase(Locale.ROOT)).append('"');
    if (event == Event.ROUND) {
      line.append(",\"round\":").append(node).append(",\"bound\":").append(h);
    } else {
      line.append(",\"node\":").append(node).append(",\"parent\":").append(parent);
      line.append(",\"move\":").append(move);
      texts
          .text(node, parent, move)
          .ifPresent(text -> line.append(",\"text\":\"").append(text).append('"'));
      line.append(",\"g\":").append(g).append(",\"h\":").append(h);
      line.append(",\"f\":").append(g + h);
    }
    line(line.append('}').toString());
  }

  @Override
  public void close() {
    file.close();
  }
}
