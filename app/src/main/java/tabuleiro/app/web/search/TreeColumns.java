package tabuleiro.app.web.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.text.Notation;
import tabuleiro.search.duel.textbook.SearchTracer;

/**
 * A textbook game-tree search for the microscope: for every event the node, its window and value
 * for the first player, and its number of moves. For a single search.
 */
final class TreeColumns<P extends Position> implements SearchTracer {
  private final Notation<P> notation;
  private final P root;
  private final Deque<Open<P>> way = new ArrayDeque<>();
  private final EventColumns columns =
      new EventColumns(
          "event", "node", "parent", "move", "text", "depth", "alpha", "beta", "value", "turn",
          "choices");
  private final MoveList scratch = new MoveList();

  /** A node on the current path; its number of moves shows how many a cutoff skipped. */
  private record Open<P>(long node, P position, int text, int choices) {}

  TreeColumns(Notation<P> notation, P root) {
    this.notation = notation;
    this.root = root;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // the page identifies events by ordinal
  public void tell(Step step) {
    if (!columns.hasRoom()) {
      columns.add();
      return;
    }
    while (!way.isEmpty()
        && way.peek().node() > step.parent()
        && way.peek().node() != step.node()) {
      way.pop();
    }
    if (way.isEmpty() || way.peek().node() != step.node()) {
      way.push(entered(step));
    }
    Open<P> open = way.element();
    columns.add(
        step.event().ordinal(),
        (int) step.node(),
        (int) step.parent(),
        step.move(),
        open.text(),
        step.depth(),
        step.alpha(),
        step.beta(),
        step.value(),
        open.position().turn(),
        open.choices());
  }

  private Open<P> entered(Step step) {
    Open<P> parent = way.peek();
    if (step.move() == State.NO_MOVE || parent == null) {
      way.clear();
      return new Open<>(step.node(), root, columns.text(""), root.count(scratch));
    }
    String text = notation.write(parent.position(), step.move());
    P position = State.next(parent.position(), step.move());
    return new Open<>(step.node(), position, columns.text(text), position.count(scratch));
  }

  Map<String, Object> document() {
    return columns.document();
  }
}
