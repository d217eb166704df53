package tabuleiro.search.duel.textbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.search.duel.MarginScale;
import tabuleiro.search.duel.textbook.SearchTracer.Event;
import tabuleiro.search.duel.textbook.SearchTracer.Step;

/**
 * The game tree that textbook searches share: leaves and their values, move ordering, memory,
 * counts and tracing.
 *
 * <p>Depth is the number of plies left. From depth 0 on, quiescence search plays only the noisy
 * moves of a position, for as many plies as the options allow. The side to move may stand pat, that
 * is take the static value instead. A position without noisy moves is a leaf.
 *
 * <p>Every entered position counts as a node, including leaves and table hits. A cutoff counts even
 * if no moves were left: as a beta cut if FIRST was to move, as an alpha cut if SECOND was. A table
 * hit counts where the table gave the value.
 *
 * <p>A final margin at the bound of the game exceeds any estimate ({@link MarginScale}). Windows
 * are reported in units.
 *
 * <p>The memory stores both bounds of a position at one depth, and is cleared when full. It only
 * answers for exactly that depth, so values equal those of a search without memory. Not
 * thread-safe.
 */
final class GameTree<P extends Position> {
  private static final int FULL = 1 << 20;
  private static final Bounds NOTHING = new Bounds(0, -MarginScale.INFINITE, MarginScale.INFINITE);
  private static final int[] NO_LINE = new int[0];

  /** The proved bounds of a position at a depth. */
  record Bounds(int depth, int lower, int upper) {
    boolean isExact() {
      return lower == upper;
    }
  }

  /** The data of a ply: its node, its moves and the principal variation from there. */
  private static final class Ply {
    private final MoveList moves = new MoveList();
    private int[] line = NO_LINE;
    private int viewer;
    private int move;
    private int depth;
    private int alpha;
    private int beta;
    private long node;
  }

  private final Evaluation<P> evaluation;
  private final MarginScale margins;
  private final TextbookOptions options;
  private final NoisyMoves<P> noisy;
  private final SearchTracer tracer;
  private final boolean isAwake;
  private final Budget budget;
  private final Map<Long, Bounds> memory = new HashMap<>();
  private final List<Ply> plies = new ArrayList<>();
  private int[] kept = NO_LINE;
  private int height = -1;
  private long entered;
  private long alphaCuts;
  private long betaCuts;
  private long tableHits;
  private boolean isComplete;

  GameTree(
      Evaluation<P> evaluation,
      int maxMargin,
      TextbookOptions options,
      NoisyMoves<P> noisy,
      SearchTracer tracer,
      Budget budget) {
    this.evaluation = evaluation;
    this.margins = new MarginScale(evaluation.scale(), maxMargin);
    this.options = options;
    this.noisy = noisy;
    this.tracer = tracer;
    this.isAwake = tracer.isAwake();
    this.budget = budget;
  }

  /** Prepares a search from the root; does not reset the counts. */
  void begin() {
    height = -1;
    isComplete = true;
    memory.clear();
    ply(0).line = NO_LINE;
    kept = NO_LINE;
  }

  /** Enters a node; the window is from the view of a player. */
  void enter(int viewer, int move, int depth, int alpha, int beta) {
    budget.countNode();
    Ply ply = ply(++height);
    ply.line = height == 0 ? ply.line : NO_LINE;
    ply.node = entered++;
    ply.viewer = viewer;
    ply.move = move;
    ply.depth = depth;
    ply.alpha = alpha;
    ply.beta = beta;
    if (isAwake) {
      tell(Event.ENTERED, 0);
    }
  }

  private Ply ply(int index) {
    while (plies.size() <= index) {
      plies.add(new Ply());
    }
    return plies.get(index);
  }

  /** Whether the position is evaluated statically. */
  boolean isLeaf(P position, int depth) {
    if (position.isOver()) {
      return true;
    }
    if (depth > 0) {
      return false;
    }
    isComplete = false;
    if (depth <= -options.quiescence()) {
      return true;
    }
    MoveList moves = plies.get(height).moves;
    moves.clear();
    noisy.list(position, moves);
    return moves.size() == 0;
  }

  /** The value that the side to move has without a move: its static value in quiescence search. */
  int standPat(P position, int depth, int viewer) {
    if (depth <= 0) {
      return leaf(position, viewer);
    }
    return position.turn() == viewer ? -MarginScale.INFINITE : MarginScale.INFINITE;
  }

  /** The value of a leaf from a player's view. */
  int leaf(P position, int viewer) {
    int value = position.isOver() ? margins.value(position.margin()) : evaluation.of(position);
    return viewer == Position.FIRST ? value : -value;
  }

  /** The upper end of the root window; no value is greater. */
  int limit() {
    return margins.limit();
  }

  /** A value in units. */
  int units(int value) {
    return margins.units(value);
  }

  /** The moves in search order: the legal ones, or the noisy ones that {@link #isLeaf} listed. */
  MoveList moves(P position, int depth) {
    MoveList moves = plies.get(height).moves;
    if (depth > 0) {
      moves.clear();
      position.moves(moves);
    }
    if (options.ordering()) {
      for (int i = 0; i < moves.size(); i++) {
        moves.score(i, leaf(Position.next(position, moves.get(i)), position.turn()));
      }
      for (int i = 0; i < moves.size(); i++) {
        moves.pick(i);
      }
    }
    return moves;
  }

  /** The depth after one of these moves. */
  int below(int depth, MoveList moves) {
    return options.forcedIsFree() && depth > 0 && moves.size() == 1 ? depth : depth - 1;
  }

  /** Takes this move for the best so far, and what was expected after it for the line. */
  void prefer(int move) {
    int[] after = height + 1 < plies.size() ? plies.get(height + 1).line : NO_LINE;
    int[] line = new int[after.length + 1];
    line[0] = move;
    System.arraycopy(after, 0, line, 1, after.length);
    plies.get(height).line = line;
  }

  /** Leaves the node and returns its value. */
  int leave(int value) {
    return leave(Event.RETURNED, value);
  }

  /** Leaves the node after a cutoff by a side's move. */
  int cut(int side, int value) {
    if (side == Position.FIRST) {
      betaCuts++;
    } else {
      alphaCuts++;
    }
    return leave(Event.CUT, value);
  }

  /** Leaves the node with a value from the memory. */
  int leaveKnown(int value) {
    tableHits++;
    return leave(Event.TABLE_HIT, value);
  }

  private int leave(Event event, int value) {
    if (isAwake) {
      tell(event, value);
    }
    height--;
    return value;
  }

  private void tell(Event event, int value) {
    Ply ply = plies.get(height);
    long parent = height == 0 ? -1 : plies.get(height - 1).node;
    boolean isFirst = ply.viewer == Position.FIRST;
    tracer.tell(
        new Step(
            event,
            ply.node,
            parent,
            ply.move,
            ply.depth,
            units(isFirst ? ply.alpha : -ply.beta),
            units(isFirst ? ply.beta : -ply.alpha),
            units(isFirst ? value : -value)));
  }

  /** The stored bounds of a position at exactly this depth. */
  Bounds recall(P position, int depth) {
    Bounds bounds = options.memory() ? memory.get(position.key()) : null;
    return bounds == null || bounds.depth != depth ? NOTHING : bounds;
  }

  /** Stores the bounds of a position. */
  void remember(P position, int depth, int lower, int upper) {
    if (!options.memory()) {
      return;
    }
    if (memory.size() >= FULL) {
      memory.clear();
    }
    Bounds known = recall(position, depth);
    memory.put(
        position.key(),
        new Bounds(depth, Math.max(lower, known.lower), Math.min(upper, known.upper)));
  }

  /** Saves the current line. */
  void keepLine() {
    kept = plies.get(0).line;
  }

  /** Restores the saved line, if there is one. */
  void restoreLine() {
    plies.get(0).line = kept.length > 0 ? kept : plies.get(0).line;
  }

  /** The principal variation from the root, as far as a stopped search got. */
  List<Integer> line() {
    return Arrays.stream(ply(0).line).boxed().toList();
  }

  /** Whether the last search reached the end of the game in all lines. */
  boolean isComplete() {
    return isComplete;
  }

  Effort effort() {
    return new Effort(budget.nodes(), alphaCuts, betaCuts, tableHits);
  }

  /** The first legal move, which is played if the search ends too early. */
  int firstMove(P position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.size() == 0 ? State.NO_MOVE : moves.get(0);
  }
}
