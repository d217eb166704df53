package tabuleiro.games.dots;

import tabuleiro.core.player.Meter;

final class DotsSearch {
  private final DotsQuiet position;
  private final DotsTable table;
  private final DotsEndings endings;
  private final Meter meter;
  private final int[] moves;
  private final int[] scores;
  private final int[] history;
  boolean withTurns;
  long cuts;
  long hits;
  long nodes;

  DotsSearch(DotsQuiet position, DotsTable table, DotsEndings endings, Meter meter) {
    this.position = position;
    this.table = table;
    this.endings = endings;
    this.meter = meter;
    int arcs = position.coins.arcs;
    moves = new int[arcs * (arcs + 8) / 2 + 8 * arcs];
    scores = new int[moves.length];
    history = new int[arcs];
  }

  int best;

  int search(int goal, int from, boolean root) {
    int open = position.open();
    if (!root) {
    if (goal <= -open) {
      return -open;
    } else if (goal > open) {
      return open;
    }
    }
    meter.node();
    long before = nodes++;
    int to = position.scan(moves, from, withTurns);
    if (position.isSimple() && !root) {
      return endings.value(position);
    }
    long key = position.key();
    int turn = position.canonicalTurn();
    int low = -open;
    int high = open;
    int tableArc = DotsTable.NO_ARC;
    long data = table.find(key);
    if (data != DotsTable.NOTHING) {
      low = DotsTable.low(data);
      high = DotsTable.high(data);
      if (!root) {
      if (low >= goal) {
        hits++;
        return low;
      } else if (high < goal) {
        hits++;
        return high;
      }
      }
      tableArc = DotsTable.arc(data);
      if (tableArc != DotsTable.NO_ARC) {
        tableArc = position.coins.origin(turn, tableArc);
      }
    }
    score(from, to, tableArc);
    int value = -open;
    int bestArc = DotsTable.NO_ARC;
    for (int i = from; i < to; i++) {
      int move = pick(i, to);
      int result = after(move, goal, to);
      if (result > value) {
        value = result;
        bestArc = DotsQuiet.arc(move);
        if (result >= goal) {
          cuts++;
          if (DotsQuiet.coinsOf(move) == 0) history[bestArc] += 1 + (to - from);
          if (root) best = bestArc;
          break;
        }
      }
    }
    if (value >= goal) {
      low = Math.max(low, value);
    } else {
      high = Math.min(high, value);
    }
    table.keep(
        key,
        low,
        high,
        bestArc == DotsTable.NO_ARC ? bestArc : position.coins.image(turn, bestArc),
        nodes - before);
    return value;
  }

  private int after(int move, int goal, int to) {
    int mark = position.mark();
    int taken = position.make(move);
    int value;
    if (taken == 0) {
      value = -search(2 - goal, to, false);
    } else {
      value = afterOpening(taken, DotsQuiet.present(move), goal, to);
    }
    position.back(mark);
    return value;
  }

  private int afterOpening(int taken, int present, int goal, int to) {
    if (present == 0) {
      // value = -(taken + rest) >= goal  <=>  rest <= -goal - taken
      int rest = search(2 - goal - taken, to, false);
      return -(taken + rest);
    }
    int most = present - goal - taken; // |rest + present| may be at most this
    if (most < 0) {
      return present - taken - (most & 1);
    }
    int above = search(most - present + 2, to, false);
    if (above > most - present) {
      return -(taken + above);
    }
    int below = search(-most - present, to, false);
    if (below < -most - present) {
      return 2 * present + below - taken;
    }
    return present - taken - Math.max(above + present, -(below + present));
  }

  private void score(int from, int to, int tableArc) {
    for (int i = from; i < to; i++) {
      int move = moves[i];
      int arc = DotsQuiet.arc(move);
      int coins = DotsQuiet.coinsOf(move);
      scores[i] =
          arc == tableArc
              ? Integer.MAX_VALUE
              : coins == 0 ? history[arc] - position.coins.remoteness[arc] : -1000 * coins - 100000000;
    }
  }

  private int pick(int i, int to) {
    int at = i;
    for (int j = i + 1; j < to; j++) {
      if (scores[j] > scores[at]) {
        at = j;
      }
    }
    int move = moves[at];
    moves[at] = moves[i];
    moves[i] = move;
    int score = scores[at];
    scores[at] = scores[i];
    scores[i] = score;
    return move;
  }
}
