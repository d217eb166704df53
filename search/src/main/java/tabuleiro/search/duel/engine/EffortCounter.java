package tabuleiro.search.duel.engine;

import tabuleiro.core.Position;
import tabuleiro.core.player.Report.Effort;

/** Counts the cutoffs, the table hits and the ends of lines of one search thread. */
final class EffortCounter {
  /** So many estimates for each final margin count as near the end of the game. */
  private static final int NEAR_END = 6;

  private long alphaCuts;
  private long betaCuts;
  private long tableHits;
  private long ends;
  private long estimates;

  void reset() {
    ends = 0;
    estimates = 0;
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

  /** Counts a line that ended with a final margin, or else with an estimate. */
  void addEnd(boolean isFinal) {
    if (isFinal) {
      ends++;
    } else {
      estimates++;
    }
  }

  /** Whether many lines since the last call ended with a final margin. */
  boolean isNearEnd() {
    boolean isNear = ends * NEAR_END >= estimates;
    ends = 0;
    estimates = 0;
    return isNear;
  }

  Effort effort(long nodes) {
    return new Effort(nodes, alphaCuts, betaCuts, tableHits);
  }
}
