package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Endgame;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusHand;

/**
 * Solves endgames in which one player is stuck. A stuck player stays stuck, so from then on only
 * the opponent lays pieces. The rest is a puzzle: to lay as many squares as possible.
 *
 * <p>The puzzle is searched depth first, larger pieces first. {@link BlokusReach} gives an upper
 * bound, and lines that cannot beat the best one are pruned. Results are stored by board, since the
 * same pieces can be laid in many orders; own pieces never share an edge, so the board determines
 * the pieces. A puzzle that takes more than {@value #MOST_NODES} boards is left to the main search,
 * which retries later when the puzzle is smaller. Every call adds a few boards to the budget, so
 * that many hard endgames in a row do not take too much of the search time.
 *
 * <p>While both can lay, a search with a window gets a bound if the hand and the room of the player
 * who is behind cannot reach the window.
 *
 * <p>Blokus is not additive in the sense of {@code Additive}: the cells determine the hands and
 * with them the margin, so two positions with the same future never differ in the score so far.
 *
 * <p>Not thread-safe.
 */
final class BlokusEndgame implements Endgame<Blokus> {
  private static final int MOST_NODES = 1_000;
  private static final int EARNED = 4;
  private static final int LOOK_EVERY = 16;

  /**
   * A bound is only computed if it has to be this many squares away: nearer ones seldom suffice.
   */
  private static final int NEAR = 4;

  private static final int BITS = 16;
  private static final int TOO_BIG = -1;
  private static final int MOST_PIECES = 35;

  private final BlokusReach reach = new BlokusReach();
  private final MoveList[] lists = new MoveList[MOST_PIECES + 1];
  private final long[] keys = new long[1 << BITS];
  private final byte[] values = new byte[1 << BITS];
  private Budget clock = new Budget(Limits.NONE);
  private int credit = MOST_NODES;

  BlokusEndgame() {
    Arrays.setAll(lists, i -> new MoveList());
  }

  @Override
  public int margin(Blokus position, int low, int high, Budget budget) {
    int known = margin(position, budget);
    return known == UNKNOWN ? bound(position, low, high) : known;
  }

  /** A bound outside of the window, by what a player who is behind it can still lay at most. */
  private int bound(Blokus position, int low, int high) {
    int now = position.margin();
    if (now <= low - NEAR) {
      int most = now + hope(position, FIRST);
      return most <= low ? most : UNKNOWN;
    } else if (now >= high + NEAR) {
      int least = now - hope(position, 1 - FIRST);
      return least >= high ? least : UNKNOWN;
    }
    return UNKNOWN;
  }

  @Override
  public int margin(Blokus position, Budget budget) {
    credit = Math.min(credit + EARNED, MOST_NODES);
    boolean first = position.canLay(FIRST);
    boolean second = position.canLay(1 - FIRST);
    if (first && second) {
      return UNKNOWN;
    } else if (!first && !second) {
      return position.margin();
    }
    Blokus alone = first == (position.turn() == FIRST) ? position : position.play(Blokus.PASS);
    clock = budget;
    int before = credit;
    int most = most(alone, 0);
    if (most == TOO_BIG && before == MOST_NODES) {
      remember(alone, TOO_BIG);
    }
    return most == TOO_BIG ? UNKNOWN : position.margin() + (first ? most : -most);
  }

  private void remember(Blokus position, int value) {
    int slot = slot(position);
    keys[slot] = position.key();
    values[slot] = (byte) value;
  }

  private static int slot(Blokus position) {
    return (int) (position.key() >>> (64 - BITS));
  }

  /** The most squares that the side to move can still lay alone, or {@link #TOO_BIG}. */
  private int most(Blokus position, int ply) {
    int slot = slot(position);
    if (keys[slot] == position.key()) {
      return values[slot];
    } else if (credit == 0) {
      return TOO_BIG;
    }
    credit--;
    if (credit % LOOK_EVERY == 0) {
      clock.checkClock();
    }
    int player = position.turn();
    int hope = hope(position, player);
    int best = 0;
    MoveList moves = lists[ply];
    moves.clear();
    if (hope > 0) {
      position.moves(moves);
    }
    // Small pieces are listed first, so iterate backwards.
    for (int i = moves.size() - 1; i >= 0 && best < hope; i--) {
      int move = moves.get(i);
      Blokus next = position.play(move).play(Blokus.PASS);
      int rest = most(next, ply + 1);
      if (rest == TOO_BIG) {
        return TOO_BIG;
      }
      best = Math.max(best, rest + BlokusBoard.piece(move).cells().size());
    }
    remember(position, best);
    return best;
  }

  /** An upper bound of the squares that a player can lay, by the hand and the reachable room. */
  private int hope(Blokus position, int player) {
    reach.flood(position, player);
    int hand = position.hand(player);
    int singles = BlokusHand.count(hand, 0);
    int fours = BlokusHand.count(hand, 1) + BlokusHand.count(hand, 2);
    fours = Math.min(fours, Math.min(reach.room(), reach.roomForFours()) / BlokusReach.FOUR);
    int best = 0;
    for (int laid = reach.fours() ? fours : 0; laid >= 0; laid--) {
      int room = reach.room() - BlokusReach.FOUR * laid;
      best = Math.max(best, 4 * laid + Math.min(singles, room / BlokusReach.SINGLE));
    }
    return best;
  }
}
