package tabuleiro.app.play;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;

/**
 * The log of a game whose world prescribes no format: one line per move with the player, the move,
 * the position after it, nodes, alpha cuts, beta cuts and seconds.
 */
record PlainLog<P extends Position>(Notation<P> notation) implements GameLog<P> {

  @Override
  public String moved(GameHistory<P> history, Optional<Report> thought) {
    Report report = thought.orElse(Report.NONE);
    return String.format(
        Locale.ROOT,
        "%d %s (%s %d %d %d %.3f)\n",
        history.before().turn() + 1,
        history.text(notation, history.size() - 1),
        notation.write(history.state()),
        report.nodes(),
        report.effort().alphaCuts(),
        report.effort().betaCuts(),
        report.time().toNanos() / 1e9);
  }
}
