package tabuleiro.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;

/**
 * Upper confidence bounds applied to trees (Kocsis and Szepesvári 2006). Each iteration descends
 * the tree by the bounds, expands a node, plays one random playout from there, and adds the result
 * to all nodes on the way. The most visited move is played unless another one has better proved
 * bounds.
 *
 * <p>Only the winner counts, not the margin: the reported value is the mean sign of the final
 * margin in thousandths, seen from FIRST. With the option to prove, certain results are propagated
 * up the tree (Winands, Björnsson and Saito 2008). A proved result is a win, draw or loss, so the
 * report is never exact about the margin.
 *
 * <p>Every position played counts as a node, in the tree and in playouts. The depth limit is
 * ignored; without any other limit 10 000 playouts are made. The choice depends on seed, position
 * and limits, and on the previous moves if the tree is reused. Not thread-safe; plays one game at a
 * time.
 */
public final class Uct<P extends Position> implements Player<P> {
  private static final int SCALE = 1000;
  private static final int DEFAULT_ITERATIONS = 10_000;
  private static final int MOST_NODES = 4_000_000;
  private static final int REUSE_DEPTH = 4;
  private static final int REPORT_EVERY = 1 << 12;

  private final UctOptions options;
  private final MoveList moves = new MoveList();
  private final List<TreeNode> path = new ArrayList<>();
  private TreeNode root = TreeNode.root();
  private @Nullable P rootPosition;
  private int size;

  public Uct(UctOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "mcts";
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits);
    SplittableRandom random = new SplittableRandom(options.seed() ^ position.key());
    begin(position);
    long games = games(limits);
    try {
      for (long i = 1; i <= games && !root.isSolved(); i++) {
        iterate(position, random, budget);
        if (i % REPORT_EVERY == 0) {
          progress.accept(report(budget));
        }
      }
    } catch (Budget.Stop stop) {
      // The games played so far say what to play.
    }
    return new Choice(root.best().move, report(budget));
  }

  private long games(Limits limits) {
    if (options.iterations() > 0) {
      return options.iterations();
    }
    boolean isEndless = !limits.hasNodes() && !limits.hasTime();
    return isEndless ? DEFAULT_ITERATIONS : Long.MAX_VALUE;
  }

  /** Reuses the subtree of the current position or creates a new tree. */
  private void begin(P position) {
    TreeNode known = null;
    if (options.isReusing() && rootPosition != null) {
      known = find(root, rootPosition, position.key(), REUSE_DEPTH);
    }
    root = known == null ? TreeNode.root() : known;
    rootPosition = position;
    size = known == null ? 1 : size(known);
    if (root.children.length == 0) {
      expand(root, position);
    }
  }

  private @Nullable TreeNode find(TreeNode node, P position, long key, int depth) {
    if (position.key() == key) {
      return node;
    }
    for (int i = 0; depth > 0 && i < node.children.length; i++) {
      TreeNode child = node.children[i];
      if (child.visits > 0) {
        TreeNode found = find(child, Position.next(position, child.move), key, depth - 1);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private static int size(TreeNode node) {
    int size = 1;
    for (TreeNode child : node.children) {
      size += size(child);
    }
    return size;
  }

  private void expand(TreeNode node, P position) {
    moves.clear();
    position.moves(moves);
    TreeNode[] children = new TreeNode[moves.size()];
    for (int i = 0; i < children.length; i++) {
      children[i] = new TreeNode(moves.get(i));
    }
    node.turn = position.turn();
    node.children = children;
    size += children.length;
  }

  /** One game: down the tree, on by chance, and back. */
  private void iterate(P start, SplittableRandom random, Budget budget) {
    path.clear();
    TreeNode node = root;
    P position = start;
    path.add(node);
    while (node.children.length > 0) {
      node = node.select(options.exploration());
      position = Position.next(position, node.move);
      budget.countNode();
      path.add(node);
      if (node.visits == 0) {
        break;
      }
      if (node.children.length == 0 && !position.isOver() && size < MOST_NODES) {
        expand(node, position);
      }
    }
    int result = position.isOver() ? end(node, position) : playOut(position, random, budget);
    for (int i = path.size() - 1; i >= 0; i--) {
      TreeNode passed = path.get(i);
      passed.visits++;
      passed.sum += result;
      if (options.isProving() && passed.children.length > 0) {
        passed.prove();
      }
    }
  }

  private int end(TreeNode node, P position) {
    int result = Integer.signum(position.margin());
    if (options.isProving()) {
      node.low = result;
      node.high = result;
    }
    return result;
  }

  private int playOut(P start, SplittableRandom random, Budget budget) {
    P position = start;
    while (true) {
      moves.clear();
      position.moves(moves);
      if (moves.size() == 0) {
        return Integer.signum(position.margin());
      }
      position = Position.next(position, moves.get(random.nextInt(moves.size())));
      budget.countNode();
    }
  }

  private Report report(Budget budget) {
    List<Integer> line = new ArrayList<>();
    TreeNode node = root;
    while (node.children.length > 0 && (line.isEmpty() || node.visits > 0)) {
      node = node.best();
      line.add(node.move);
    }
    double mean = root.isSolved() ? root.low : root.best().mean(Position.FIRST);
    Effort effort = new Effort(budget.nodes(), 0, 0, 0);
    int value = (int) Math.round(SCALE * mean);
    return new Report(value, SCALE, false, line.size(), line, effort, budget.time());
  }
}
