package tabuleiro.games.cavalo;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.cavalo.rules.Cavalo;

/**
 * The opponent of the course manual: alpha-beta to a fixed depth (Knuth and Moore 1975), evaluating
 * the points so far plus half a point for each open jump. It plays and counts exactly like the
 * program in the manual:
 *
 * <ul>
 *   <li>it tries jumps in the order of the course program and keeps the first of equal ones;
 *   <li>player 1 maximises; the tree ignores the rules for the end of the game, and a side without
 *       a jump has lost there: {@link #INFINITE} for the opponent;
 *   <li>nodes are children searched plus leaves evaluated, so a leaf counts twice; a cut with
 *       player 1 to move is a beta cut, the others are alpha cuts.
 * </ul>
 *
 * Values are in half points. The rules are those of the game being played. An instance plays one
 * game at a time and is not thread-safe.
 */
public final class CavaloCourse implements Player<Cavalo> {

  /** The search depth of the manual's program. */
  public static final int DEPTH = 4;

  /** The value of winning because the opponent has no jump. */
  public static final int INFINITE = Report.INFINITE;

  private final int depth;
  private final MoveList[] jumps;

  private Budget budget = new Budget(Limits.NONE);
  private long alphaCuts;
  private long betaCuts;
  private int plies;
  private int move;
  private int value;

  /** An opponent with a search depth of at least 1. */
  public CavaloCourse(int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth);
    }
    this.depth = depth;
    jumps = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      jumps[i] = new MoveList();
    }
  }

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Cavalo position, Limits limits, Consumer<Report> progress) {
    if (position.mobility(position.turn()) == 0) {
      return new Choice(Cavalo.PASS, Report.NONE);
    }
    budget = new Budget(limits);
    alphaCuts = 0;
    betaCuts = 0;
    plies = Math.max(1, Math.min(depth, limits.depth()));
    jumps[plies].clear();
    position.jumps(jumps[plies]);
    move = jumps[plies].get(0);
    value = CavaloEvaluations.COURSE.of(position);
    try {
      value = search(position, plies, -INFINITE, INFINITE);
    } catch (Budget.Stop stop) {
      // The best of the jumps searched so far stands.
    }
    Report.Effort effort = new Report.Effort(budget.nodes(), alphaCuts, betaCuts, 0);
    int scale = CavaloEvaluations.COURSE.scale();
    Report report = new Report(value, scale, false, plies, List.of(move), effort, budget.time());
    progress.accept(report);
    return new Choice(move, report);
  }

  /** The value if it lies within the window, otherwise a bound (fail-soft). */
  private int search(Cavalo position, int left, int from, int to) {
    if (left == 0) {
      budget.countNode();
      return CavaloEvaluations.COURSE.of(position);
    }
    boolean isMax = position.turn() == Position.FIRST;
    int alpha = from;
    int beta = to;
    int best = isMax ? -INFINITE : INFINITE;
    MoveList moves = jumps[left];
    moves.clear();
    position.jumps(moves);
    for (int i = 0; i < moves.size(); i++) {
      int found = search(position.play(moves.get(i)), left - 1, alpha, beta);
      budget.countNode();
      if (isMax ? found > best : found < best) {
        best = found;
        if (left == plies) {
          move = moves.get(i);
          value = best;
        }
      }
      alpha = isMax ? Math.max(alpha, best) : alpha;
      beta = isMax ? beta : Math.min(beta, best);
      if (alpha >= beta) {
        betaCuts += isMax ? 1 : 0;
        alphaCuts += isMax ? 0 : 1;
        break;
      }
    }
    return best;
  }
}
