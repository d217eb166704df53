package tabuleiro.games.quatro.engine;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * Plays perfectly if the limits allow a proof. If the side to move chooses the piece, that is so
 * from the first move on: openings are known ({@link QuatroOpening}), and with five pieces on the
 * board a proof takes a few thousand positions, later fewer. If the 2×2 squares count, the second
 * player can use a pairing strategy ({@link QuatroPairing}). If the opponent hands over the piece,
 * the engine searches all safe moves with increasing depth, and with {@value #PROVABLE} pieces left
 * it tries to prove the value.
 *
 * <p>If time runs out, it plays a move that surely draws, or else one that is not known to lose.
 * The table is kept during the game. Not thread-safe.
 */
public final class QuatroEngine implements Player<Quatro> {
  private static final int PROVABLE = 12;

  private final QuatroSearch search;
  private final QuatroNode node;
  private final QuatroNode child;
  private final QuatroNode grandchild;

  public QuatroEngine(QuatroRules rules) {
    search = new QuatroSearch(rules);
    node = new QuatroNode(rules);
    child = new QuatroNode(rules);
    grandchild = new QuatroNode(rules);
  }

  @Override
  public String name() {
    return "engine";
  }

  @Override
  public Choice choose(Quatro position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits);
    if (QuatroOpening.covers(position)) {
      return open(position, budget, progress);
    }
    node.set(position);
    int pairing = node.winningMove() < 0 ? QuatroPairing.answer(position) : QuatroPairing.NONE;
    if (pairing != QuatroPairing.NONE) {
      return known(position, pairing, 1, budget, progress);
    }
    QuatroRoot root = new QuatroRoot(search, position, budget);
    int left = left(position);
    int horizon = 0;
    try {
      boolean isProvable = !position.deal().rules().handsOver() || left <= PROVABLE;
      int most = Math.min(left, limits.depth());
      while (!root.isProved() && horizon < most && !(isProvable && limits.depth() >= left)) {
        root.search(horizon + 1);
        horizon++;
        progress.accept(report(position, root, horizon, budget));
      }
      if (limits.depth() >= left) {
        root.prove();
      }
    } catch (Budget.Stop stop) {
      // What was found until now stays with the root.
    }
    Report report = report(position, root, root.isProved() ? left : horizon, budget);
    progress.accept(report);
    return new Choice(root.best(), report);
  }

  private Report report(Quatro position, QuatroRoot root, int depth, Budget budget) {
    boolean isProved = root.isProved();
    // A position neither won nor proved is reported as a draw.
    int value = isProved ? root.value() : Math.max(root.value(), 0);
    return new Report(
        position.turn() == Position.FIRST ? value : -value,
        1,
        isProved,
        depth,
        List.of(root.best()),
        search.effort(),
        budget.time());
  }

  /** A best move of an opening; the first of several. */
  private Choice open(Quatro position, Budget budget, Consumer<Report> progress) {
    node.set(position);
    int best = node.winningMove();
    int value = 1;
    if (best < 0) {
      node.listSafe();
      value = -2;
      for (int i = 0; i < node.size && value < wish(node); i++) {
        node.follow(node.moves[i], child);
        int worth = worth(child);
        if (worth > value) {
          value = worth;
          best = node.moves[i];
        }
      }
    }
    return known(position, best, value, budget, progress);
  }

  /** A move that needs no search. */
  private static Choice known(
      Quatro position, int move, int value, Budget budget, Consumer<Report> progress) {
    int seen = position.turn() == Position.FIRST ? value : -value;
    Report report =
        new Report(seen, 1, true, left(position), List.of(move), Effort.NONE, budget.time());
    progress.accept(report);
    return new Choice(move, report);
  }

  /** The best possible value. With fewer than four pieces the winner is known. */
  private static int wish(QuatroNode node) {
    int pieces = Integer.bitCount(node.occupied);
    return pieces % 2 == 1 || pieces == QuatroOpening.MOST ? 1 : -1;
  }

  private int worth(QuatroNode after) {
    if (Integer.bitCount(after.occupied) <= QuatroOpening.MOST) {
      return -QuatroOpening.value(after, grandchild);
    }
    return QuatroOpening.isLost(after) ? 1 : -1;
  }

  private static int left(Quatro position) {
    return Integer.bitCount(position.reserve()) + (position.hand() == Quatro.NO_PIECE ? 0 : 1);
  }
}
