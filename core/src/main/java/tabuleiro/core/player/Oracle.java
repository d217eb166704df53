package tabuleiro.core.player;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;

/**
 * A solver for one game that proves values. It may keep tables from one call to the next. Not
 * thread-safe.
 */
public interface Oracle<P extends Position> {

  /**
   * A best move and the final margin under best play, as an exact report in whole points. Empty if
   * a limit was reached or the thread was interrupted before the proof was complete.
   *
   * @param position a position that is not over
   */
  Optional<Choice> solve(P position, Limits limits, Consumer<Report> progress);
}
