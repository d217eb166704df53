package tabuleiro.games.quatro;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroLines;
import tabuleiro.games.quatro.rules.QuatroPiece;

/**
 * One search of the course program: negamax with cuts, and with its faults:
 *
 * <ul>
 *   <li>it negates both bounds without exchanging them, so at every second level the first move
 *       already cuts;
 *   <li>the result of the last move of a node is the result of the node, so the move played is the
 *       last one of the root;
 *   <li>a completed line does not end the game inside the tree;
 *   <li>when the limit is reached, every further position returns at once, and is counted.
 * </ul>
 *
 * Moves are sorted by the value of the board, lowest first at the levels of the side to move at the
 * root and highest first at the others. A node is counted for every move that is examined.
 */
final class QuatroCourseSearch {
  private static final long MOST_POSITIVE_FIXNUM = (1L << 60) - 1;
  private static final long MOST_NEGATIVE_FIXNUM = -(1L << 60);

  /**
   * A board of the tree.
   *
   * @param reserve the free pieces as a set of indices into the listed ones
   * @param move the move that led here, as in {@link Quatro}
   */
  private record Node(long planes, int occupied, int reserve, int worth, int move) {}

  private final int[] pieces;
  private final int[] lines;
  private final Node root;
  private final Budget budget;
  private final int move;

  private boolean isStopped;
  private long nodes;
  private long cuts;

  QuatroCourseSearch(Quatro position, Limits limits) {
    budget = new Budget(limits);
    pieces = position.listed();
    lines = QuatroLines.masks(position.deal().anchors);
    root = new Node(position.planes(), position.occupied(), (1 << pieces.length) - 1, 0, -1);
    Node[] moves = sorted(root, true);
    move = moves[moves.length - 1].move();
  }

  void run(int depth) {
    search(root, depth, true, MOST_NEGATIVE_FIXNUM, MOST_POSITIVE_FIXNUM);
  }

  int move() {
    return move;
  }

  long nodes() {
    return nodes;
  }

  long cuts() {
    return cuts;
  }

  Duration time() {
    return budget.time();
  }

  /** The worth of the board that the search returns for a node. */
  private int search(Node node, int depth, boolean isOwn, long alpha, long beta) {
    if (isOutOfBudget() || depth == 0 || node.reserve() == 0) {
      return node.worth();
    }
    Node[] moves = sorted(node, isOwn);
    long best = alpha;
    for (int i = 0; i < moves.length - 1; i++) {
      nodes++;
      int found = search(moves[i], depth - 1, !isOwn, -best, -beta);
      best = Math.max(best, Math.max(found, node.worth()));
      if (best >= beta) {
        cuts++;
        return node.worth();
      }
    }
    nodes++;
    return search(moves[moves.length - 1], depth - 1, !isOwn, -best, -beta);
  }

  /** Counts a visit, as the program looks at its clock at every position. */
  private boolean isOutOfBudget() {
    if (!isStopped) {
      try {
        budget.countNode();
      } catch (Budget.Stop stop) {
        isStopped = true;
      }
    }
    return isStopped;
  }

  /** The boards after each move, squares first, then pieces in the order of the reserve. */
  private Node[] sorted(Node node, boolean isOwn) {
    int free = ~node.occupied() & 0xFFFF;
    Node[] next = new Node[Integer.bitCount(free) * Integer.bitCount(node.reserve())];
    int size = 0;
    for (int squares = free; squares != 0; squares &= squares - 1) {
      int square = Integer.numberOfTrailingZeros(squares);
      for (int left = node.reserve(); left != 0; left &= left - 1) {
        next[size++] = placed(node, square, Integer.numberOfTrailingZeros(left));
      }
    }
    Comparator<Node> rising = Comparator.comparingInt(Node::worth);
    Arrays.sort(next, isOwn ? rising : rising.reversed()); // stable, as in the program
    return next;
  }

  private Node placed(Node node, int square, int index) {
    long planes = node.planes() | QuatroPiece.spread(pieces[index]) << square;
    int occupied = node.occupied() | 1 << square;
    int worth = QuatroCourse.worth(lines, planes, occupied);
    int rest = node.reserve() & ~(1 << index);
    return new Node(planes, occupied, rest, worth, square << 4 | pieces[index]);
  }
}
