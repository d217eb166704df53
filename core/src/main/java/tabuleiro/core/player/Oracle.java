package tabuleiro.core.player;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;

/**
 * Proves values: the solver made for one game. It may keep tables from one question to the next and
 * answers one question at a time.
 */
public interface Oracle<P extends Position> {

  /**
   * A best move and the final margin under best play, as an exact report in whole points; nothing
   * if a limit was met or the thread interrupted before the proof was complete.
   *
   * @param position a position that is not over
   */
  Optional<Choice> solve(P position, Limits limits, Consumer<Report> progress);
}
