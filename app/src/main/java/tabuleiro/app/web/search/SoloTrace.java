package tabuleiro.app.web.search;

import java.util.Map;
import tabuleiro.app.solve.MoveTexts;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.Notation;

/**
 * A single-agent search for the microscope: the node, parent, move, g and h of every event. For a
 * single search.
 */
final class SoloTrace<S extends Puzzle> implements Tracer {
  private final MoveTexts<S> texts;
  private final EventColumns columns =
      new EventColumns("event", "node", "parent", "move", "text", "g", "h");

  SoloTrace(Notation<S> notation, S start) {
    texts = new MoveTexts<>(notation, start, Integer.MAX_VALUE);
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // the page identifies events by ordinal
  public void tell(Event event, long node, long parent, int move, int g, int h) {
    boolean hasMove = columns.hasRoom() && event != Event.ROUND;
    int text = hasMove ? columns.text(texts.text(node, parent, move).orElse("")) : 0;
    columns.add(event.ordinal(), (int) node, (int) parent, move, text, g, h);
  }

  Map<String, Object> document() {
    return columns.document();
  }
}
