package tabuleiro.games.dots;

import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
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
  public String moved(Entry<Dots> entry) {
    DotsGrid grid = entry.after().grid();
    int[] owners = owners(entry, grid);
    StringBuilder text = new StringBuilder("JOGADOR" + (entry.before().turn() + 1) + " ((");
    lists(text, owners, 0, grid.rows() + 1, grid.columns());
    text.append(' ');
    lists(text, owners, grid.vertical(0, 0), grid.columns() + 1, grid.rows());
    text.append(") ").append(GameLog.counts(entry.thought().orElse(Report.NONE)));
    return text.append(")\n").toString();
  }

  /** The player who drew each arc: 1 or 2, or 0 if the arc is missing. */
  private static int[] owners(Entry<Dots> entry, DotsGrid grid) {
    int[] owners = new int[grid.arcs()];
    DotsBoard start = entry.positions().get(0).board();
    for (int arc = 0; arc < owners.length; arc++) {
      owners[arc] = start.has(arc) ? 1 : 0;
    }
    for (int ply = 0; ply < entry.moves().size(); ply++) {
      boolean byFirst = entry.positions().get(ply).turn() == Position.FIRST;
      owners[entry.moves().get(ply)] = byFirst ? 1 : 2;
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
