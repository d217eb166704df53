package tabuleiro.games.quatro;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroLines;

/**
 * Plays like the course program: the move after which the board has the highest value, and the last
 * of several equal moves. The value of a board is a sum over its lines whose pieces all share an
 * attribute:
 *
 * <pre>
 *   pieces in the line     1    2     3     4
 *   worth                 +1  +10  -100 +1000
 * </pre>
 *
 * <p>A line of three is bad because the opponent completes it. Looks one move ahead and ignores the
 * limits. Stateless.
 */
public final class QuatroCourse implements Player<Quatro> {
  private static final int[] WORTH = {0, 1, 10, -100, 1000};

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Quatro position, Limits limits, Consumer<Report> progress) {
    MoveList moves = new MoveList();
    position.moves(moves);
    int best = moves.get(0);
    int worth = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int after = worth(position.play(moves.get(i)));
      if (after >= worth) {
        worth = after;
        best = moves.get(i);
      }
    }
    int value = position.turn() == Position.FIRST ? worth : -worth;
    Report report =
        new Report(
            value, 1, false, 1, List.of(best), new Effort(moves.size(), 0, 0, 0), Duration.ZERO);
    progress.accept(report);
    return new Choice(best, report);
  }

  /** The value of a board for the player who has just moved. */
  public static int worth(Quatro position) {
    int sum = 0;
    for (int line : QuatroLines.masks(position.deal().anchors)) {
      int pieces = position.occupied() & line;
      if (QuatroLines.shared(position.planes(), pieces) != 0) {
        sum += WORTH[Integer.bitCount(pieces)];
      }
    }
    return sum;
  }
}
