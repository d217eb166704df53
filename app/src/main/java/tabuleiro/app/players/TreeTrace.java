package tabuleiro.app.players;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import tabuleiro.app.files.OutputFile;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.search.duel.textbook.SearchTracer;

/**
 * Writes a textbook search as JSON lines: first a header, then one line per event, and finally the
 * chosen move. Windows and values are in the units of the evaluation, for player 1. An {@code
 * entered} event also contains the move number, the side to move and the number of legal moves.
 *
 * <pre>
 * {"event":"entered","node":3,"parent":0,"move":"(h 1 2)","depth":2,"alpha":-5,"beta":7,
 *   "number":4,"turn":0,"choices":9}
 * {"event":"cut","node":3,"parent":0,"move":"(h 1 2)","depth":2,"alpha":-5,"beta":7,"value":9}
 * </pre>
 */
public final class TreeTrace<P extends Position> implements SearchTracer, AutoCloseable {
  private final OutputFile file;
  private final Notation<P> notation;
  private final P root;
  private final Deque<Open<P>> way = new ArrayDeque<>();
  private final MoveList scratch = new MoveList();

  /** A node on the current path. */
  private record Open<P>(long node, P position, String move) {}

  /** Creates the file and writes its header line. */
  public TreeTrace(Path path, String header, Notation<P> notation, P root) throws InputException {
    file = new OutputFile(path);
    this.notation = notation;
    this.root = root;
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
  public void tell(Step step) {
    while (!way.isEmpty()
        && way.peek().node() > step.parent()
        && way.peek().node() != step.node()) {
      way.pop();
    }
    if (way.isEmpty() || way.peek().node() != step.node()) {
      way.push(entered(step));
    }
    Open<P> open = way.peek();
    StringBuilder line = new StringBuilder(120);
    line.append("{\"event\":\"").append(step.event().name().toLowerCase(Locale.ROOT));
    line.append("\",\"node\":").append(step.node()).append(",\"parent\":").append(step.parent());
    if (step.move() != State.NO_MOVE && open != null) {
      line.append(",\"move\":\"").append(open.move()).append('"');
    }
    line.append(",\"depth\":").append(step.depth());
    line.append(",\"alpha\":").append(step.alpha()).append(",\"beta\":").append(step.beta());
    if (step.event() != Event.ENTERED) {
      line.append(",\"value\":").append(step.value());
    } else if (open != null) {
      line.append(",\"number\":").append(step.move());
      line.append(",\"turn\":").append(open.position().turn());
      line.append(",\"choices\":").append(open.position().count(scratch));
    }
    line(line.append('}').toString());
  }

  private Open<P> entered(Step step) {
    Open<P> parent = way.peek();
    if (step.move() == State.NO_MOVE || parent == null) {
      way.clear();
      return new Open<>(step.node(), root, "");
    }
    String text = notation.write(parent.position(), step.move());
    return new Open<>(step.node(), State.next(parent.position(), step.move()), text);
  }

  @Override
  public void close() {
    file.close();
  }
}
