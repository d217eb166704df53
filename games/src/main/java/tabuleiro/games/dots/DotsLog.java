package tabuleiro.games.dots;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * The {@code log.dat} of the course program: one line per move, with the board after it, nodes,
 * alpha cuts, beta cuts and seconds. An arc is written as the number of the player who drew it. An
 * arc drawn before the start is written as 1.
 *
 * <pre>
 * JOGADOR2 ((((0 0) (0 0)) ((0) (0) (2))) 37415 444 4715 20.000)
 * </pre>
 */
final class DotsLog implements GameLog<Dots> {

  @Override
  public String moved(GameHistory<Dots> history, Optional<Report> thought) {
    DotsGrid grid = history.state().grid();
    int[] owners = owners(history, grid);
    StringBuilder text = new StringBuilder("JOGADOR" + (history.before().turn() + 1) + " ((");
    lists(text, owners, 0, grid.rows() + 1, grid.columns());
    text.append(' ');
    lists(text, owners, grid.vertical(0, 0), grid.columns() + 1, grid.rows());
    text.append(") ").append(counts(thought.orElse(Report.NONE)));
    return text.append(")\n").toString();
  }

  private static String counts(Report report) {
    Report.Effort effort = report.effort();
    return String.format(
        Locale.ROOT,
        "%d %d %d %.3f",
        effort.nodes(),
        effort.alphaCuts(),
        effort.betaCuts(),
        report.time().toNanos() / 1e9);
  }

  /** The player who drew each arc: 1 or 2, or 0 if the arc is missing. */
  private static int[] owners(GameHistory<Dots> history, DotsGrid grid) {
    int[] owners = new int[grid.arcs()];
    DotsBoard start = history.states().get(0).board();
    for (int arc = 0; arc < owners.length; arc++) {
      owners[arc] = start.has(arc) ? 1 : 0;
    }
    for (int ply = 0; ply < history.moves().size(); ply++) {
      boolean byFirst = history.states().get(ply).turn() == Position.FIRST;
      owners[history.moves().get(ply)] = byFirst ? 1 : 2;
    }
    return owners;
  }

  private static void lists(StringBuilder text, int[] owners, int first, int lines, int size) {
    for (int i = 0; i < lines * size; i++) {
      text.append(i == 0 ? "((" : i % size == 0 ? ") (" : " ").append(owners[first + i]);
    }
    text.append("))");
  }
}
