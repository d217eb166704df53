package tabuleiro.search.duel.textbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.search.duel.MarginScale;
import tabuleiro.search.duel.textbook.SearchTracer.Event;
import tabuleiro.search.duel.textbook.SearchTracer.Step;

/**
 * The tree of a game as textbook searches walk it: what is a leaf and what it is worth, in which
 * order moves are tried, what is remembered, what is counted, and who looks on.
 *
 * <p>Depth counts the moves still to look ahead. At 0 a position is a leaf, unless it is not quiet:
 * then the search goes on, the depth falling below 0, for as many moves as the options say.
 *
 * <p>Counted: every position entered is a node, leaves and table hits included; a cut where a move
 * was so good that the moves after it were not asked for any more (also if none came after it): a
 * beta cut if FIRST was to move, an alpha cut if SECOND was; a table hit where the table answered.
 *
 * <p>A final margin at the bound of the game counts more than any guess ({@link MarginScale}).
 * Windows are seen from outside in units.
 *
 * <p>The memory keeps both bounds of a position at one depth, and forgets everything when it is
 * full. It answers only questions of exactly that depth, so values are those of a search without
 * it. Not thread-safe.
 */
final class GameTree<P extends Position> {
  private static final int FULL = 1 << 20;
  private static final Bounds NOTHING = new Bounds(0, -MarginScale.INFINITE, MarginScale.INFINITE);

  /** What is known of a position at a depth. */
  record Bounds(int depth, int lower, int upper) {
    boolean isExact() {
      return lower == upper;
    }
  }

  /** What belongs to a ply: the node there, the moves listed and the line expected from there. */
  private static final class Ply {
    private final MoveList moves = new MoveList();
    private int[] line = new int[0];
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
  private final Predicate<P> quiet;
  private final SearchTracer tracer;
  private final boolean isAwake;
  private final Budget budget;
  private final Map<Long, Bounds> memory = new HashMap<>();
  private final List<Ply> plies = new ArrayList<>();
  private int[] kept = new int[0];
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
      Predicate<P> quiet,
      SearchTracer tracer,
      Budget budget) {
    this.evaluation = evaluation;
    this.margins = new MarginScale(evaluation.scale(), maxMargin);
    this.options = options;
    this.quiet = quiet;
    this.tracer = tracer;
    this.isAwake = tracer.isAwake();
    this.budget = budget;
  }

  /** Gets ready for a search from the root; counts go on. */
  void begin() {
    height = -1;
    isComplete = true;
    memory.clear();
    ply(0).line = new int[0];
    kept = new int[0];
  }

  /** Enters a node; the window is in the view of a player. */
  void enter(int viewer, int move, int depth, int alpha, int beta) {
    budget.countNode();
    Ply ply = ply(++height);
    ply.line = height == 0 ? ply.line : new int[0];
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

  /** Whether the search looks no further here. */
  boolean isLeaf(P position, int depth) {
    if (position.isOver()) {
      return true;
    }
    if (depth > 0 || (depth > -options.quiescence() && !quiet.test(position))) {
      return false;
    }
    isComplete = false;
    return true;
  }

  /** What a leaf is worth to a player. */
  int leaf(P position, int viewer) {
    int value = position.isOver() ? margins.value(position.margin()) : evaluation.of(position);
    return viewer == Position.FIRST ? value : -value;
  }

  /** The end of the window of a search from the root: no value is larger. */
  int limit() {
    return margins.limit();
  }

  /** A value in units. */
  int units(int value) {
    return margins.units(value);
  }

  /** The moves, in the order in which they are to be tried. */
  MoveList moves(P position) {
    MoveList moves = plies.get(height).moves;
    moves.clear();
    position.moves(moves);
    if (options.ordering()) {
      for (int i = 0; i < moves.size(); i++) {
        moves.score(i, leaf(State.next(position, moves.get(i)), position.turn()));
      }
      for (int i = 0; i < moves.size(); i++) {
        moves.pick(i);
      }
    }
    return moves;
  }

  /** The depth after one of these moves. */
  int below(int depth, MoveList moves) {
    return options.forcedIsFree() && moves.size() == 1 ? depth : depth - 1;
  }

  /** Takes this move for the best so far, and what was expected after it for the line. */
  void prefer(int move) {
    int[] after = height + 1 < plies.size() ? plies.get(height + 1).line : new int[0];
    int[] line = new int[after.length + 1];
    line[0] = move;
    System.arraycopy(after, 0, line, 1, after.length);
    plies.get(height).line = line;
  }

  /** Leaves the node with its value, and returns the value. */
  int leave(int value) {
    return leave(Event.RETURNED, value);
  }

  /** Leaves the node because a side's move was too good to be let happen. */
  int cut(int side, int value) {
    if (side == Position.FIRST) {
      betaCuts++;
    } else {
      alphaCuts++;
    }
    return leave(Event.CUT, value);
  }

  /** Leaves the node because the memory answered. */
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

  /** What is remembered of a position at exactly this depth. */
  Bounds recall(P position, int depth) {
    Bounds bounds = options.memory() ? memory.get(position.key()) : null;
    return bounds == null || bounds.depth != depth ? NOTHING : bounds;
  }

  /** Remembers what a search found out. */
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

  /** Puts the line aside. */
  void keepLine() {
    kept = plies.get(0).line;
  }

  /** Takes back the line put aside, if there is one. */
  void restoreLine() {
    plies.get(0).line = kept.length > 0 ? kept : plies.get(0).line;
  }

  /** The moves expected from the root; also of a search that was stopped, as far as it came. */
  List<Integer> line() {
    return Arrays.stream(ply(0).line).boxed().toList();
  }

  /** Whether the last search saw all lines to the end of the game. */
  boolean isComplete() {
    return isComplete;
  }

  Effort effort() {
    return new Effort(budget.nodes(), alphaCuts, betaCuts, tableHits);
  }

  /** The move that would be tried first. */
  int firstMove(P position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.size() == 0 ? State.NO_MOVE : moves.get(0);
  }
}
