package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;
import static tabuleiro.games.blokus.rules.BlokusBoard.WORDS;

import tabuleiro.core.limits.Budget;
import tabuleiro.core.player.Endgame;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * Bounds of the final margin while both players can lay. The cells that a player can ever reach
 * ({@link BlokusReach}) are either <em>private</em> or also in reach of the opponent:
 *
 * <pre>
 *   1 1 1 1 x x 2 2      1, 2  in reach of that player only
 *   1 1 1 x x x 2 2      x     in reach of both
 * </pre>
 *
 * <p>Nothing that the opponent does changes the private cells, and nobody may pass while a piece
 * fits. So a player lays at least what fits into the private cells, and at most what fits into all
 * cells in reach if the opponent only passes. The maximum of one player less the minimum of the
 * other bounds the margin from both sides. Without common cells the two bounds are equal: the rest
 * is two puzzles for one ({@link BlokusSolo}).
 *
 * <p>In the middle of a game the bounds almost never reach the window, and they cost as much as
 * some dozen nodes. So every failure costs trust and a success earns more of it. Without trust only
 * every {@value #EVERY}th position is examined. Not thread-safe.
 */
final class BlokusTerritory {
  private static final int STATES = 100;
  private static final int EVERY = 128;
  private static final int EARNED = 8;
  private static final int SOME_TRUST = 64;
  private static final int MOST_TRUST = 1000;
  private static final int UNLIMITED = 1000;
  private static final long[] NOTHING = new long[WORDS];

  private final BlokusReach[] reach = {new BlokusReach(), new BlokusReach()};
  private final long[] common = new long[WORDS];
  private final int[] hands = new int[2];
  private final int[] hopes = new int[2];
  private final BlokusSolo solo;
  private int trust = SOME_TRUST;
  private int skipped;

  BlokusTerritory(BlokusSolo solo) {
    this.solo = solo;
  }

  /** The final margin, a bound of it outside of the window, or {@link Endgame#UNKNOWN}. */
  int margin(Blokus position, int low, int high, Budget budget) {
    if (trust <= 0 && ++skipped < EVERY) {
      return Endgame.UNKNOWN;
    }
    skipped = 0;
    trust--;
    solo.begin(budget);
    int found = examine(position, low, high);
    if (found != Endgame.UNKNOWN) {
      trust = Math.min(trust + EARNED, MOST_TRUST);
    }
    return found;
  }

  private int examine(Blokus position, int low, int high) {
    for (int player = FIRST; player <= SECOND; player++) {
      reach[player].flood(position, player);
      hands[player] = position.hand(player);
      hopes[player] = reach[player].hope(hands[player]);
    }
    long all = 0;
    for (int word = 0; word < WORDS; word++) {
      common[word] = reach[FIRST].reached(word) & reach[SECOND].reached(word);
      all |= common[word];
    }
    int now = position.margin();
    if (all == 0 && high - low > 1) {
      return exact(now);
    }
    int most = now + gain(FIRST, low - now);
    if (most <= low) {
      return most;
    }
    int least = now - gain(SECOND, now - high);
    return least >= high ? least : Endgame.UNKNOWN;
  }

  /** The final margin if no cell is in reach of both. */
  private int exact(int now) {
    int first = solo(FIRST, NOTHING, -1, BlokusSolo.ALL);
    if (solo.isGivenUp()) {
      return Endgame.UNKNOWN;
    }
    int second = solo(SECOND, NOTHING, -1, BlokusSolo.ALL);
    return solo.isGivenUp() ? Endgame.UNKNOWN : now + first - second;
  }

  /** An upper bound of what a player still gains on the opponent; tight only up to a limit. */
  private int gain(int player, int limit) {
    int other = 1 - player;
    if (hopes[player] <= limit) {
      return hopes[player];
    }
    // 1. What does the opponent lay at least? What is too little for any cut is not computed.
    solo.set(reach[player], NOTHING);
    int few = solo.greedy(hands[player]);
    int sure = solo(other, common, few - limit - 1, hopes[player] - limit);
    if (few - sure > limit) {
      return UNLIMITED;
    } else if (hopes[player] - sure <= limit) {
      return hopes[player] - sure;
    }
    // 2. What does the player lay at most?
    int most = solo(player, NOTHING, limit + sure, limit + sure + 1);
    return solo.isGivenUp() ? UNLIMITED : most - sure;
  }

  private int solo(int player, long[] without, int floor, int enough) {
    solo.set(reach[player], without);
    return solo.most(hands[player], floor, enough, STATES);
  }
}
