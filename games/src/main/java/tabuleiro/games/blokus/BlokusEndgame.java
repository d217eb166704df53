package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;
import static tabuleiro.games.blokus.rules.BlokusBoard.WORDS;

import tabuleiro.core.limits.Budget;
import tabuleiro.core.player.Endgame;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * Solves endgames in which one player is stuck. A stuck player stays stuck, so from then on only
 * the opponent lays pieces. The rest is a puzzle for one ({@link BlokusSolo}). A puzzle of more
 * than {@value #MOST_STATES} states is left to the main search, which retries later when the puzzle
 * is smaller.
 *
 * <p>While both can lay, {@link BlokusTerritory} gives bounds.
 *
 * <p>Blokus is not additive in the sense of {@code Additive}: the cells determine the hands and
 * with them the margin, so two positions with the same future never differ in the score so far.
 *
 * <p>Not thread-safe.
 */
final class BlokusEndgame implements Endgame<Blokus> {
  private static final int MOST_STATES = 1_000;
  private static final long[] NOTHING = new long[WORDS];

  private final BlokusReach reach = new BlokusReach();
  private final BlokusSolo solo = new BlokusSolo();
  private final BlokusTerritory territory = new BlokusTerritory(solo);

  @Override
  public int margin(Blokus position, Budget budget) {
    return margin(position, -BlokusSolo.ALL, BlokusSolo.ALL, budget);
  }

  @Override
  public int margin(Blokus position, int low, int high, Budget budget) {
    boolean first = position.canLay(FIRST);
    boolean second = position.canLay(SECOND);
    if (first && second) {
      return territory.margin(position, low, high, budget);
    } else if (!first && !second) {
      return position.margin();
    }
    int now = position.margin();
    int player = first ? FIRST : SECOND;
    int floor = first ? low - now : now - high;
    int enough = first ? high - now : now - low;
    reach.flood(position, player);
    solo.begin(budget);
    solo.set(reach, NOTHING);
    int most = solo.most(position.hand(player), floor, enough, MOST_STATES);
    if (solo.isGivenUp() && most < enough) {
      return UNKNOWN;
    }
    return first ? now + most : now - most;
  }
}
