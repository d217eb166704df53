package tabuleiro.search.duel.engine;

import static tabuleiro.search.duel.engine.TranspositionTable.EXACT;
import static tabuleiro.search.duel.engine.TranspositionTable.LOWER;
import static tabuleiro.search.duel.engine.TranspositionTable.UPPER;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Additive;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.search.duel.MarginEvaluation;
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

  /** From this depth on, every node checks the clock. */
  private static final int LOOK_DEPTH = 3;

  /** Below this depth searching again is faster than a table lookup. */
  private static final int TABLE_DEPTH = 3;

  /** From this depth on, moves that another thread is searching are deferred. */
  private static final int SHARED_DEPTH = 4;

  private static final int HISTORY = 1 << 12;
  private static final int MOST_HISTORY = 1 << 26;

  /** The data of a ply. */
  private static final class Frame {
    private final MoveList moves = new MoveList();
    private int[] line = new int[16];
    private int length;
    private int killer = State.NO_MOVE;
    private int otherKiller = State.NO_MOVE;
  }

  private final Evaluation<P> evaluation;
  private final int scale;
  private final MarginScale margins;
  private final @Nullable Endgame<P> endgame;
  private final @Nullable Predicate<P> quiet;
  private final int quiescence;
  private final boolean isForcedFree;
  private final boolean isStrict;
  private final TranspositionTable table;
  private final @Nullable AbdadaTable abdada;
  private final int[] history = new int[2 * HISTORY];
  private Frame[] frames = new Frame[0];
  private Budget budget = new Budget(Limits.NONE);
  private boolean isAdditive;
  private boolean isProved;
  private long alphaCuts;
  private long betaCuts;
  private long tableHits;

  /**
   * Creates a searcher that shares a table and, if there are several threads, their current moves.
   *
   * @param maxMargin the bound of the game
   */
  Searcher(
      Knowledge<P> knowledge,
      int maxMargin,
      EngineOptions options,
      TranspositionTable table,
      @Nullable AbdadaTable abdada) {
    this.evaluation = MarginEvaluation.orNamed(knowledge, options.evaluation());
    this.scale = evaluation.scale();
    this.margins = new MarginScale(scale, maxMargin);
    this.endgame = knowledge.endgame().orElse(null);
    this.quiet = options.quiescence() > 0 ? knowledge.quiet().orElse(null) : null;
    this.quiescence = options.quiescence();
    this.isForcedFree = options.forcedIsFree();
    this.isStrict = options.strict();
    this.table = table;
    this.abdada = abdada;
    frame(31);
  }

  /** Gets ready for a new root. */
  void begin(P root, Budget newMeter) {
    budget = newMeter;
    isAdditive = root instanceof Additive;
    alphaCuts = 0;
    betaCuts = 0;
    tableHits = 0;
    for (int i = 0; i < history.length; i++) {
      history[i] /= 8;
    }
    for (Frame frame : frames) {
      frame.killer = State.NO_MOVE;
      frame.otherKiller = State.NO_MOVE;
    }
  }

  int scale() {
    return scale;
  }

  /** A value of this search in units. */
  int units(int value) {
    return margins.units(value);
  }

  Effort effort() {
    return new Effort(budget.nodes(), alphaCuts, betaCuts, tableHits);
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
    Frame after = frames[1];
    List<Integer> line = new ArrayList<>(after.length + 1);
    line.add(move);
    for (int i = 0; i < after.length; i++) {
      line.add(after.line[i]);
    }
    return line;
  }

  /** The value of a root move from the mover's view. */
  int move(P root, int move, int depth, int alpha, int beta) {
    return searchChild(State.next(root, move), root.turn(), depth, alpha, beta, 0);
  }

  private int searchChild(P child, int side, int depth, int alpha, int beta, int ply) {
    return child.turn() == side
        ? search(child, depth, alpha, beta, ply + 1)
        : -search(child, depth, -beta, -alpha, ply + 1);
  }

  private int search(P position, int depth, int alpha, int beta, int ply) {
    budget.countNode();
    Frame frame = frame(ply);
    frame.length = 0;
    int side = position.turn();
    if (depth <= 0 && isHorizon(position, depth)) {
      return leaf(position, side);
    }
    if (depth == 1 && quiet == null) {
      return lastPly(position, side, alpha, beta, ply);
    }
    if (depth >= LOOK_DEPTH) {
      budget.checkClock();
    }

    // 1. Probe the table for a value or a first move.
    boolean isRemembered = depth >= TABLE_DEPTH;
    int soFar = isAdditive && isRemembered ? seenBy(side, position.margin() * scale) : 0;
    long key = isAdditive && position instanceof Additive a ? a.futureKey() : position.key();
    long known = isRemembered ? table.probe(key) : 0;
    if (known != 0 && beta - alpha == 1 && reaches(known, depth)) {
      boolean isKnownProved = TranspositionTable.isProved(known);
      int units = TranspositionTable.value(known) + soFar;
      int value = isKnownProved ? margins.proved(units) : units;
      int bound = TranspositionTable.bound(known);
      if (value >= beta ? (bound & LOWER) != 0 : (bound & UPPER) != 0) {
        tableHits++;
        isProved = isKnownProved;
        return value;
      }
    }

    // 2. Return the final margin if it is known.
    MoveList moves = frame.moves;
    moves.clear();
    position.moves(moves);
    int end = finalMargin(position, moves);
    if (end != Endgame.UNKNOWN) {
      isProved = true;
      return seenBy(side, margins.value(end));
    }

    // 3. Search the moves until one fails high.
    int tableMove = TranspositionTable.move(known);
    order(moves, frame, tableMove, side);
    int below = below(depth, moves.size());
    int best = -INFINITE;
    int bestMove = tableMove;
    boolean areProved = true;
    int fresh = moves.size();
    int enough = Math.min(beta, TOP);
    for (int i = 0; i < moves.size() && best < enough; i++) {
      int move = moves.pick(i);
      long mark =
          abdada != null && i > 0 && depth >= SHARED_DEPTH ? AbdadaTable.mark(key, move) : 0;
      if (mark != 0 && !begin(mark, i < fresh)) {
        moves.add(move);
        continue;
      }
      P child = State.next(position, move);
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
      end(mark);
      areProved = value >= enough ? isProved : areProved && isProved;
      if (value > best) {
        best = value;
        if (value > alpha) {
          bestMove = move;
          extendLine(ply, move);
        }
      }
    }
    isProved = areProved;

    // 4. Store the result.
    if (best >= beta) {
      cut(frame, side, bestMove, depth);
    }
    if (isRemembered) {
      int bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
      int future = margins.units(best) - soFar;
      table.store(key, bestMove, future, Math.min(depth, 255), areProved, bound);
    }
    return best;
  }

  /**
   * Marks a move as being searched. Returns false if another thread is searching it and it can
   * wait.
   */
  private boolean begin(long mark, boolean canWait) {
    if (abdada == null || (canWait && abdada.has(mark))) {
      return false;
    }
    abdada.begin(mark);
    return true;
  }

  private void end(long mark) {
    if (abdada != null && mark != 0) {
      abdada.end(mark);
    }
  }

  /** Searches a node whose children are leaves: no table, only the first move is ordered. */
  private int lastPly(P position, int side, int alpha, int beta, int ply) {
    Frame frame = frames[ply];
    MoveList moves = frame.moves;
    moves.clear();
    position.moves(moves);
    int end = finalMargin(position, moves);
    if (end != Endgame.UNKNOWN) {
      isProved = true;
      return seenBy(side, margins.value(end));
    }
    if (moves.size() == 1 && isForcedFree) {
      int value = searchChild(State.next(position, moves.get(0)), side, 1, alpha, beta, ply);
      extendLine(ply, moves.get(0));
      return value;
    }
    int base = side * HISTORY;
    for (int i = 0; i < moves.size(); i++) {
      moves.score(i, history[base + (moves.get(i) & (HISTORY - 1))]);
    }
    moves.pick(0);
    int enough = Math.min(beta, TOP);
    int best = -INFINITE;
    boolean areProved = true;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      P child = State.next(position, move);
      budget.countNode();
      int value = leaf(child, side);
      areProved &= isProved;
      if (value > best) {
        best = value;
        frame.line[0] = move;
        frame.length = 1;
        if (value >= enough) {
          countCut(side);
          rewardMove(side, move, 1);
          return value;
        }
      }
    }
    isProved = areProved;
    return best;
  }

  /** The final margin if the game is over or the endgame is known. */
  private int finalMargin(P position, MoveList moves) {
    if (moves.size() == 0) {
      return position.margin();
    }
    return endgame == null ? Endgame.UNKNOWN : endgame.margin(position, budget);
  }

  /** Whether the position is evaluated statically. */
  private boolean isHorizon(P position, int depth) {
    return quiet == null || depth <= -quiescence || quiet.test(position);
  }

  /** The static value of a position from a player's view. */
  private int leaf(P position, int viewer) {
    isProved = position.isOver();
    return seenBy(viewer, isProved ? margins.value(position.margin()) : evaluation.of(position));
  }

  private static int seenBy(int side, int value) {
    return side == Position.FIRST ? value : -value;
  }

  private boolean reaches(long known, int depth) {
    int reached = TranspositionTable.depth(known);
    return isStrict ? reached == depth : reached >= depth || TranspositionTable.isProved(known);
  }

  private void order(MoveList moves, Frame frame, int tableMove, int side) {
    int base = side * HISTORY;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int score = history[base + (move & (HISTORY - 1))];
      if (move == tableMove) {
        score = Integer.MAX_VALUE;
      } else if (move == frame.killer) {
        score = Integer.MAX_VALUE - 1;
      } else if (move == frame.otherKiller) {
        score = Integer.MAX_VALUE - 2;
      }
      moves.score(i, score);
    }
  }

  private void cut(Frame frame, int side, int move, int depth) {
    countCut(side);
    if (frame.killer != move) {
      frame.otherKiller = frame.killer;
      frame.killer = move;
    }
    rewardMove(side, move, depth * depth);
  }

  private void rewardMove(int side, int move, int much) {
    int at = side * HISTORY + (move & (HISTORY - 1));
    history[at] = Math.min(MOST_HISTORY, history[at] + much);
  }

  private void countCut(int side) {
    if (side == Position.FIRST) {
      betaCuts++;
    } else {
      alphaCuts++;
    }
  }

  /** Sets the line of a ply to a move followed by the line of the next ply. */
  private void extendLine(int ply, int move) {
    Frame frame = frames[ply];
    Frame after = frames[ply + 1];
    if (frame.line.length <= after.length) {
      frame.line = new int[2 * after.length + 2];
    }
    frame.line[0] = move;
    System.arraycopy(after.line, 0, frame.line, 1, after.length);
    frame.length = after.length + 1;
  }

  private Frame frame(int ply) {
    if (ply >= frames.length) {
      int old = frames.length;
      frames = Arrays.copyOf(frames, 2 * ply + 2);
      for (int i = old; i < frames.length; i++) {
        frames[i] = new Frame();
      }
    }
    return frames[ply];
  }
}
