package tabuleiro.app.web.search;

import java.util.Map;
import java.util.Optional;
import tabuleiro.app.solve.MoveTexts;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.Notation;

/**
 * A single-agent search for the microscope: the node, parent, move, g and h of every event, and the
 * estimate of a second heuristic if there is one to compare with. For a single search.
 */
final class SoloTrace<S extends Puzzle> implements Tracer {
  private final MoveTexts<S> texts;
  private final Optional<Heuristic<S>> compared;
  private final EventColumns columns;

  SoloTrace(Notation<S> notation, S start, Optional<Heuristic<S>> compared) {
    texts = new MoveTexts<>(notation, start, Integer.MAX_VALUE);
    this.compared = compared;
    columns =
        compared.isPresent()
            ? new EventColumns("event", "node", "parent", "move", "text", "g", "h", "compared")
            : new EventColumns("event", "node", "parent", "move", "text", "g", "h");
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // the page identifies events by ordinal
  public void tell(Event event, long node, long parent, int move, int g, int h) {
    boolean hasMove = columns.hasRoom() && event != Event.ROUND;
    int text = hasMove ? columns.text(texts.text(node, parent, move).orElse("")) : 0;
    if (compared.isPresent()) {
      int other = hasMove ? estimate(compared.get(), node) : 0;
      columns.add(event.ordinal(), (int) node, (int) parent, move, text, g, h, other);
    } else {
      columns.add(event.ordinal(), (int) node, (int) parent, move, text, g, h);
    }
  }

  private int estimate(Heuristic<S> heuristic, long node) {
    S state = texts.state(node);
    return state == null ? 0 : heuristic.of(state);
  }

  Map<String, Object> document() {
    return columns.document();
  }
}
