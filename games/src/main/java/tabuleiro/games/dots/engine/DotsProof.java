package tabuleiro.games.dots.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;

/**
 * Computes the exact value of any position: the future gain of the side to move over the opponent.
 * {@link DotsTurn} first decides which boxes to take. Then {@link DotsSearch} searches the quiet
 * position that remains, with goals that close in on the value from both sides.
 *
 * <p>Several threads search the same goal and share one table ({@link DotsRace}). With one thread,
 * the same calls on a new object always take the same number of nodes. The table is kept between
 * positions as long as the board size stays the same.
 *
 * <p>Not thread-safe.
 */
final class DotsProof {
  private static final int FEW_ARCS = 26; // with fewer arcs one thread is faster
  private static final int ENTRIES_PER_MEGABYTE_LOG = 16;

  private static final int LINE = 12;
  private static final long LINE_NODES = 2_000;

  private final DotsTurn turn = new DotsTurn();
  private List<DotsSearch> searches = List.of();
  private DotsTable table = new DotsTable(4);

  // The position, and the known bounds of the quiet position behind it.
  private int taken;
  private int present;
  private int firstArc;
  private int leavingArc;
  private boolean withTurns;
  private int lower;
  private int upper;
  private int provedArc;

  /**
   * Sets the position to prove.
   *
   * @param megabytes the maximum size of the table, at least 1
   */
  void set(Dots question, int megabytes, int threads) {
    DotsCoins coins = DotsCoins.of(question.grid());
    int entries = 1 << (ENTRIES_PER_MEGABYTE_LOG + 31 - Integer.numberOfLeadingZeros(megabytes));
    boolean isNew = searches.isEmpty() || searches.get(0).position().coins != coins;
    table = isNew ? new DotsTable(entries) : table;
    table.allow(entries);
    if (isNew || searches.size() != threads) {
      DotsBusyTable busy = new DotsBusyTable(threads);
      List<DotsSearch> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        all.add(new DotsSearch(coins, table, busy, i));
      }
      searches = List.copyOf(all);
    }
    for (DotsSearch search : searches) {
      search.begin();
      search.position().set(question.word0(), question.word1(), question.word2());
      takeAll(search.position());
    }
    withTurns = 6 * (coins.arcs - question.free()) <= coins.arcs;
    bound();
  }

  /** Starts the search for another move: table entries of earlier searches are evicted first. */
  void fade() {
    table.fade();
  }

  /** Takes all boxes that can be taken, and stores the first arc and the possible present. */
  private void takeAll(DotsQuiet position) {
    int open = position.open();
    firstArc = DotsTurn.NONE;
    leavingArc = DotsTurn.NONE;
    present = 0;
    for (int arc = turn.findTaking(position);
        arc >= 0 || turn.present() > 0;
        arc = turn.findTaking(position)) {
      if (arc < 0) {
        present = turn.present();
        leavingArc = firstArc < 0 ? turn.leaving() : DotsTurn.NONE;
        arc = turn.taking();
      }
      firstArc = firstArc < 0 ? arc : firstArc;
      position.cut(arc);
    }
    taken = open - position.open();
  }

  private void bound() {
    DotsQuiet position = quiet();
    lower = -position.open();
    upper = position.open();
    provedArc = DotsTurn.NONE;
  }

  /** The quiet position that remains after all boxes are taken. */
  DotsQuiet quiet() {
    return searches.get(0).position();
  }

  /** Whether nothing can be taken. */
  boolean isQuiet() {
    return firstArc < 0;
  }

  /** Proves the value, or throws {@link Budget.Stop} when a limit is met. */
  void prove(Budget budget) {
    List<DotsSearch> all = quiet().missing() < FEW_ARCS ? searches.subList(0, 1) : searches;
    DotsRace race = new DotsRace(all);
    int goal = lower + (upper - lower + 2) / 4 * 2;
    while (lower < upper) {
      int answer = race.ask(goal, withTurns, budget);
      if (answer >= goal) {
        lower = answer;
        provedArc = race.winner().rootArc();
        goal = answer + 2;
      } else {
        upper = answer;
        goal = answer;
      }
    }
  }

  /** The proved value for the side to move. */
  int value() {
    return worth(lower);
  }

  private int worth(int rest) {
    return worth(rest, 1);
  }

  /**
   * The value of the position for the side to move, given the value of the quiet position. Both are
   * in units of 1 / {@code scale} boxes.
   */
  int worth(int rest, int scale) {
    return present == 0
        ? scale * taken + rest
        : scale * (taken - present) + Math.abs(rest + scale * present);
  }

  /** The best move. The quiet position must have been proved. */
  int arc() {
    if (!isQuiet()) {
      return arc(lower, 1);
    } else if (provedArc >= 0) {
      return provedArc;
    }
    int[] moves = new int[quiet().coins.arcs]; // every move loses everything
    new DotsLinks(quiet()).scan(moves, 0);
    return DotsQuiet.arc(moves[0]);
  }

  /** The best move if boxes can be taken, given the value of the rest. */
  int arc(int rest, int scale) {
    return leavingArc >= 0 && rest + scale * present < 0 ? leavingArc : firstArc;
  }

  /** The effort of all searches, given the player to move. */
  Report.Effort effort(int player) {
    Report.Effort all = Report.Effort.NONE;
    for (DotsSearch search : searches) {
      all = all.plus(search.effort(player));
    }
    return all;
  }

  /** Whether one arc is best whatever the value of the rest. */
  boolean isForced() {
    return firstArc >= 0 && leavingArc < 0;
  }

  /** A proved lower bound of the gain of the side to move if it plays {@link #safeArc}. */
  int atLeast() {
    return taken + lower;
  }

  /** The arc that guarantees {@link #atLeast}, or {@link DotsTurn#NONE}. */
  int safeArc() {
    return isQuiet() ? provedArc : firstArc;
  }

  /**
   * The principal variation after a best arc, as far as the table still holds it. Changes the
   * position of this object, so {@link #set} must be called again.
   */
  List<Integer> line(Dots question, int arc, Duration time) {
    List<Integer> line = new ArrayList<>();
    line.add(arc);
    Dots next = question.play(arc);
    try {
      while (!next.isOver() && line.size() < LINE && !time.isNegative()) {
        set(next, 1, searches.size());
        prove(new Budget(Limits.nodes(LINE_NODES).withTime(time.dividedBy(LINE))));
        line.add(arc());
        next = next.play(arc());
      }
    } catch (Budget.Stop e) {
      return line;
    }
    return line;
  }
}
