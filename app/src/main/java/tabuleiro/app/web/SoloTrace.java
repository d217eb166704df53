package tabuleiro.app.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.Notation;

/**
 * A search for one agent as the microscope shows it: for every event the node, where it came from,
 * the move that made it, g and h. Belongs to one search.
 */
final class SoloTrace<S extends Puzzle> implements Tracer {
  private final Notation<S> notation;
  private final S start;
  private final Columns columns = new Columns("event", "node", "parent", "move", "text", "g", "h");

  /** The state of each node, as long as there is room for its event. */
  private final List<@Nullable S> states = new ArrayList<>();

  SoloTrace(Notation<S> notation, S start) {
    this.notation = notation;
    this.start = start;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // the page knows the events by their order
  public void tell(Event event, long node, long parent, int move, int g, int h) {
    int text = columns.hasRoom() && event != Event.ROUND ? text((int) node, (int) parent, move) : 0;
    columns.add(event.ordinal(), (int) node, (int) parent, move, text, g, h);
  }

  /** The text of a move, from the state of the node it starts in. */
  private int text(int node, int parent, int move) {
    S before = parent < 0 ? null : state(parent);
    if (before == null || move < 0) {
      put(node, start);
      return columns.text("");
    }
    if (state(node) == null) {
      put(node, Sitting.next(before, move));
    }
    return columns.text(notation.write(before, move));
  }

  private @Nullable S state(int node) {
    return node < states.size() ? states.get(node) : null;
  }

  private void put(int node, S state) {
    while (states.size() <= node) {
      states.add(null);
    }
    states.set(node, state);
  }

  Map<String, Object> document() {
    return columns.document();
  }
}
