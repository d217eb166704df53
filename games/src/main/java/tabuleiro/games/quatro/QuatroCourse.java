package tabuleiro.games.quatro;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroLines;

/**
 * The program of the course manual: a negamax search with cuts ({@link QuatroCourseSearch}) that
 * plays the last of its sorted moves. So it plays the move after which the board has the highest
 * value, and the last of several equal moves. The value of a board is a sum over its lines whose
 * pieces all share an attribute:
 *
 * <pre>
 *   pieces in the line     1    2     3     4
 *   worth                 +1  +10  -100 +1000
 * </pre>
 *
 * <p>A line of three is bad because the opponent completes it. The search does not change the move;
 * it is carried out because the manual prints what it counts. Stateless.
 */
public final class QuatroCourse implements Player<Quatro> {

  /** The search depth if no other is given; the manual's counts from its second move on show 2. */
  public static final int DEPTH = 2;

  /** The greatest depth; the manual's counts at its first move show 10. */
  public static final int MOST_DEPTH = 10;

  /** The number of positions that the manual's program visits at its first move, in 5 seconds. */
  public static final long MOST_VISITS = 8077;

  private static final int[] WORTH = {0, 1, 10, -100, 1000};

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Quatro position, Limits limits, Consumer<Report> progress) {
    int depth = limits.hasDepth() ? Math.max(1, Math.min(limits.depth(), MOST_DEPTH)) : DEPTH;
    Limits all = limits.withNodes(Math.min(limits.nodes(), MOST_VISITS));
    QuatroCourseSearch search = new QuatroCourseSearch(position, all);
    search.run(depth);
    int move = search.move();
    int worth = worth(position.play(move));
    int value = position.turn() == Position.FIRST ? worth : -worth;
    Effort effort = new Effort(search.nodes(), 0, search.cuts(), 0);
    Report report = new Report(value, 1, false, depth, List.of(move), effort, search.time());
    progress.accept(report);
    return new Choice(move, report);
  }

  /** The value of a board for the player who has just moved. */
  public static int worth(Quatro position) {
    return worth(
        QuatroLines.masks(position.deal().anchors), position.planes(), position.occupied());
  }

  /** The value of a board given by its lines, attribute planes and occupied squares. */
  static int worth(int[] lines, long planes, int occupied) {
    int sum = 0;
    for (int line : lines) {
      int pieces = occupied & line;
      if (QuatroLines.shared(planes, pieces) != 0) {
        sum += WORTH[Integer.bitCount(pieces)];
      }
    }
    return sum;
  }
}
