package tabuleiro.search.duel.engine;

import static tabuleiro.search.duel.engine.TranspositionTable.EXACT;
import static tabuleiro.search.duel.engine.TranspositionTable.LOWER;
import static tabuleiro.search.duel.engine.TranspositionTable.UPPER;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Additive;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.search.duel.MarginScale;

/**
 * The engine's search on one thread: principal variation search (Marsland and Campbell 1982) with a
 * shared table, killer moves (Akl and Newborn 1977) and the history heuristic (Schaeffer 1989).
 *
 * <p>Let v be the minimax value to the depth, where a forced move costs no depth if that option is
 * on, and a final margin at the bound of the game exceeds any estimate ({@link MarginScale}). Let r
 * be the returned value; both are from the mover's view. Then r &lt;= alpha implies v &lt;= r, r
 * &gt;= beta implies v &gt;= r, otherwise v = r. Unless the table is strict, some positions are
 * searched deeper than requested. In an additive game this holds if no estimate exceeds the bound.
 *
 * <p>After each return {@link #isProved} says whether the same inequality holds for the final
 * margin. One move with a proved lower bound suffices for a lower bound; an upper bound needs all
 * moves. So a search can prove a value without visiting the whole tree. A value at the bound is
 * always proved and ends the search of the other moves.
 *
 * <p>The table is not used inside an open window, so the principal variation is complete and leads
 * to the value. The last ply has two thirds of the nodes, so it only puts its most promising move
 * first; the last two plies do not use the table. In an additive game the table stores the future
 * points.
 */
final class Searcher<P extends Position> {
  static final int INFINITE = MarginScale.INFINITE;
  static final int TOP = MarginScale.TOP;

  private static final int LOOK_DEPTH = 3; // from here on, every node checks the clock
  private static final int TABLE_DEPTH = 3; // below, searching again is faster than a lookup
  private static final int SHARED_DEPTH = 4; // from here on, moves of other threads are deferred

  private final StaticValues<P> values;
  private final MarginScale margins;
  private final boolean hasQuiescence;
  private final boolean isForcedFree;
  private final boolean isStrict;
  private final TranspositionTable table;
  private final @Nullable AbdadaTable abdada;
  private final SearchStack stack = new SearchStack();
  private final MoveOrdering ordering = new MoveOrdering();
  private final EffortCounter effort = new EffortCounter();
  private Budget budget = new Budget(Limits.NONE);
  private boolean isAdditive;
  private boolean isProved;

  /** Creates a searcher that shares a table and, with several threads, their current moves. */
  Searcher(
      Knowledge<P> knowledge,
      int maxMargin,
      EngineOptions options,
      TranspositionTable table,
      @Nullable AbdadaTable abdada) {
    this.values = new StaticValues<>(knowledge, maxMargin, options);
    this.margins = values.margins();
    this.hasQuiescence = values.hasQuiescence();
    this.isForcedFree = options.forcedIsFree();
    this.isStrict = options.strict();
    this.table = table;
    this.abdada = abdada;
  }

  /** Gets ready for a new root. */
  void begin(P root, Budget newMeter) {
    budget = newMeter;
    values.begin(newMeter);
    isAdditive = root instanceof Additive;
    effort.reset();
    ordering.age();
    stack.clearKillers();
  }

  int scale() {
    return values.scale();
  }

  /** A value of this search in units, as reported and stored in tables. */
  int units(int value) {
    return margins.units(value);
  }

  Effort effort() {
    return effort.effort(budget.nodes());
  }

  /** Whether many lines since the last call reached the end of the game. */
  boolean isNearEnd() {
    return effort.isNearEnd();
  }

  /** The depth after a move in a position with this number of legal moves. */
  int below(int depth, int moves) {
    return moves == 1 && isForcedFree ? depth : depth - 1;
  }

  /** Whether the result of the last search is proved for the final margin. */
  boolean isProved() {
    return isProved;
  }

  /** A root move and the principal variation after it. */
  List<Integer> line(int move) {
    return stack.line(move);
  }

  /** The value of a root move from the mover's view. */
  int move(P root, int move, int depth, int alpha, int beta) {
    return searchChild(Position.next(root, move), root.turn(), depth, alpha, beta, 0);
  }

  private int searchChild(P child, int side, int depth, int alpha, int beta, int ply) {
    return child.turn() == side
        ? search(child, depth, alpha, beta, ply + 1)
        : -search(child, depth, -beta, -alpha, ply + 1);
  }

  private int search(P position, int depth, int alpha, int beta, int ply) {
    budget.countNode();
    SearchStack.Ply here = stack.at(ply);
    here.clearLine();
    int side = position.turn();
    MoveList moves = here.moves;
    moves.clear();
    boolean isBeyond = depth <= 0;
    if (isBeyond) {
      values.noisyMoves(position, depth, moves);
      if (moves.size() == 0) {
        return leaf(position, side);
      }
    } else {
      position.moves(moves);
    }
    if (depth >= LOOK_DEPTH) {
      budget.checkClock();
    }
    boolean isForced = moves.size() == 1 && isForcedFree && !isBeyond;
    if (isForced || (depth == 1 && !hasQuiescence)) {
      int end = values.finalMargin(position, moves, alpha, beta);
      return end != Endgame.UNKNOWN
          ? ended(end, side)
          : isForced
              ? forced(position, depth, alpha, beta, ply)
              : lastPly(position, side, beta, ply);
    }

    // 1. Probe the table for a value or a first move.
    boolean isRemembered = depth >= TABLE_DEPTH;
    int soFar = isAdditive && isRemembered ? values.pointsSoFar(position, side) : 0;
    long key = isAdditive && position instanceof Additive a ? a.futureKey() : position.key();
    long known = isRemembered ? table.probe(key) : 0;
    if (known != 0 && beta - alpha == 1 && reaches(known, depth)) {
      boolean isKnownProved = TranspositionTable.isProved(known);
      int units = TranspositionTable.value(known) + soFar;
      int value = isKnownProved ? margins.proved(units) : units;
      int bound = TranspositionTable.bound(known);
      if (value >= beta ? (bound & LOWER) != 0 : (bound & UPPER) != 0) {
        effort.addTableHit();
        isProved = isKnownProved;
        return value;
      }
    }

    // 2. Return the final margin if it is known.
    int end = values.finalMargin(position, moves, alpha, beta);
    if (end != Endgame.UNKNOWN) {
      return ended(end, side);
    }

    // 3. Search the moves until one fails high. Beyond the depth a side may also stand pat: the
    // static value is then a lower bound, because it need not play a noisy move.
    int tableMove = TranspositionTable.move(known);
    ordering.score(here, tableMove, side);
    int below = isBeyond ? depth - 1 : below(depth, moves.size());
    int best = isBeyond ? values.ofLeaf(position, side, false) : -INFINITE;
    int bestMove = tableMove;
    boolean areProved = !isBeyond;
    int fresh = moves.size();
    int enough = Math.min(beta, TOP);
    for (int i = 0; i < moves.size() && best < enough; i++) {
      int move = moves.pick(i);
      long mark =
          abdada != null && i > 0 && depth >= SHARED_DEPTH ? AbdadaTable.mark(key, move) : 0;
      if (mark != 0 && abdada != null && !abdada.tryBegin(mark, i < fresh)) {
        moves.add(move);
        continue;
      }
      P child = Position.next(position, move);
      int floor = Math.max(alpha, best);
      int value;
      if (i == 0 || beta - floor == 1) {
        value = searchChild(child, side, below, floor, beta, ply);
      } else {
        value = searchChild(child, side, below, floor, floor + 1, ply);
        if (value > floor && value < beta) {
          value = searchChild(child, side, below, floor, beta, ply);
        }
      }
      if (mark != 0 && abdada != null) {
        abdada.end(mark);
      }
      areProved = value >= enough ? isProved : areProved && isProved;
      if (value > best) {
        best = value;
        if (value > alpha) {
          bestMove = move;
          stack.extendLine(ply, move);
        }
      }
    }
    isProved = areProved;

    // 4. Store the result.
    if (best >= beta) {
      effort.addCut(side);
      ordering.addKiller(here, side, bestMove, depth);
    }
    if (isRemembered) {
      int bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
      int future = margins.units(best) - soFar;
      table.store(key, bestMove, future, Math.min(depth, 255), areProved, bound);
    }
    return best;
  }

  /**
   * Searches on after the only move of a position. The table is not used: a lookup costs more than
   * the move, and the next position with a choice is in the table.
   */
  private int forced(P position, int depth, int alpha, int beta, int ply) {
    int move = stack.at(ply).moves.get(0);
    P child = Position.next(position, move);
    int value = searchChild(child, position.turn(), depth, alpha, beta, ply);
    if (value > alpha) {
      stack.extendLine(ply, move);
    }
    return value;
  }

  /** Searches a node whose children are leaves: no table, only the first move is ordered. */
  private int lastPly(P position, int side, int beta, int ply) {
    SearchStack.Ply here = stack.at(ply);
    MoveList moves = here.moves;
    ordering.scoreByHistory(moves, side);
    moves.pick(0);
    int enough = Math.min(beta, TOP);
    int best = -INFINITE;
    boolean areProved = true;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = Position.next(position, move);
      budget.countNode();
      int value = leaf(child, side);
      areProved &= isProved;
      if (value > best) {
        best = value;
        here.endLine(move);
        if (value >= enough) {
          effort.addCut(side);
          ordering.rewardMove(side, move, 1);
          return value;
        }
      }
    }
    isProved = areProved;
    return best;
  }

  private int ended(int margin, int viewer) {
    effort.addEnd(true);
    isProved = true;
    return values.ofMargin(margin, viewer);
  }

  /** The static value of a position from a player's view. */
  private int leaf(P position, int viewer) {
    isProved = position.isOver();
    effort.addEnd(isProved);
    return values.ofLeaf(position, viewer, isProved);
  }

  private boolean reaches(long known, int depth) {
    int reached = TranspositionTable.depth(known);
    return isStrict ? reached == depth : reached >= depth || TranspositionTable.isProved(known);
  }
}
