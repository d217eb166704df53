package tabuleiro.search.duel.engine;

import tabuleiro.core.Position;
import tabuleiro.core.player.Report.Effort;

/** Counts the cutoffs and the table hits of one search thread. */
final class EffortCounter {
  private long alphaCuts;
  private long betaCuts;
  private long tableHits;

  void reset() {
    alphaCuts = 0;
    betaCuts = 0;
    tableHits = 0;
  }

  /** Counts a cutoff at a node of a player. */
  void addCut(int side) {
    if (side == Position.FIRST) {
      betaCuts++;
    } else {
      alphaCuts++;
    }
  }

  void addTableHit() {
    tableHits++;
  }

  Effort effort(long nodes) {
    return new Effort(nodes, alphaCuts, betaCuts, tableHits);
  }
}
