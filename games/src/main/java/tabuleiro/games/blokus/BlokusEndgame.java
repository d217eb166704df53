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
 * Knows how a game ends once a player is stuck. Who is stuck stays stuck, so from there on only the
 * other lays pieces, and what is left is a puzzle for one: to lay as many squares as possible.
 *
 * <p>The puzzle is searched depth first, larger pieces first. No line is followed that cannot beat
 * the best one: {@link BlokusReach} bounds what the reachable room takes. Boards are remembered,
 * since the same pieces can be laid in many orders; own pieces never share an edge, so the board
 * says which pieces they are. A puzzle that takes more than {@value #MOST_NODES} boards is left to
 * the search, which will ask again when it is smaller. So that many hard questions in a row do not
 * keep a search from its clock, every question, hard or not, earns a few boards to be spent later.
 *
 * <p>Blokus is not additive in the sense of {@code Additive}: the cells decide the hands and with
 * them the margin, so two positions with the same future never differ in what was scored before.
 *
 * <p>Not thread-safe.
 */
final class BlokusEndgame implements Endgame<Blokus> {
  private static final int MOST_NODES = 1_000;
  private static final int EARNED = 4;
  private static final int LOOK_EVERY = 16;
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

  /** The most squares that the mover can still lay alone; or that this is too big a question. */
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
    // The list has the small piece first.
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

  /** At least as many squares as a player can lay, by the hand and by the room within reach. */
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
