package tabuleiro.app.players.lines;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

/**
 * Searches single moves of a position.
 *
 * @param scale the units of a point in the player's values
 */
record MoveSearch<P extends Position>(Player<P> player, P position, int scale) {

  /** Searches a move; the depth of the limits includes the move. */
  Choice after(int move, Limits limits) {
    P next = State.next(position, move);
    if (next.isOver()) {
      int value = next.margin() * scale;
      return new Choice(
          move,
          new Report(value, scale, true, 1, List.of(move), Report.Effort.NONE, Duration.ZERO));
    }
    Limits less = limits.hasDepth() ? limits.withDepth(Math.max(1, limits.depth() - 1)) : limits;
    Report report = player.choose(next, less, ignored -> {}).report();
    List<Integer> line = new ArrayList<>(List.of(move));
    line.addAll(report.line());
    return new Choice(
        move,
        new Report(
            report.value(),
            report.scale(),
            report.exact(),
            report.depth() + 1,
            line,
            report.effort(),
            report.time()));
  }
}
