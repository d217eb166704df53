package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloEnd;
import tabuleiro.games.cavalo.rules.CavaloJumps;

/**
 * The points so far and the potential of each knight's neighbourhood. There are three terms besides
 * the points, each the difference between the two sides:
 *
 * <ul>
 *   <li><b>reach</b>: the numbers one, two and three jumps away over numbers still there, with
 *       lower weights for longer distances. A knight stopped only by threats counts the numbers it
 *       attacks.
 *   <li><b>threat</b>: a knight attacks cells of the opposite colour and changes colour with each
 *       jump. So, as long as nobody passes, the same side always moves while both knights are on
 *       cells of one colour, and only that side finds cells forbidden. That side pays a penalty for
 *       each number on the board.
 *   <li><b>stuck</b>: a permanently stuck knight leaves the rest to the opponent.
 * </ul>
 *
 * {@link CavaloWeights} holds the weights. The weight of stuck comes from a least-squares fit of
 * the outcomes of 323 games between searches of 4,000 nodes from 12,110 positions. The fit gives
 * threat 180 units per number, 219 points early in a game, far more than any other term. Matches
 * showed no difference between 90 and 186, so the weight is in between. The weights of reach come
 * from matches.
 *
 * <p>All sets are two longs, sums of numbers are computed on bit planes, and eight shifts of a
 * whole set give the cells one jump farther, so there is no loop over cells. Immutable.
 */
final class CavaloPotential implements Evaluation<Cavalo> {
  private static final int SCALE = 64;

  private final int near;
  private final int middle;
  private final int far;
  private final int threat;
  private final int stuck;

  CavaloPotential(CavaloWeights weights) {
    near = weights.near();
    middle = weights.middle();
    far = weights.far();
    threat = weights.threat();
    stuck = weights.stuck();
  }

  @Override
  public String name() {
    return "potential";
  }

  @Override
  public int scale() {
    return SCALE;
  }

  @Override
  public int of(Cavalo position) {
    return SCALE * position.margin() + reach(position) + threat(position) + stuck(position);
  }

  @Override
  public List<Term> terms(Cavalo position) {
    return List.of(
        new Term("points", SCALE * position.margin()),
        new Term("reach", reach(position)),
        new Term("threat", threat(position)),
        new Term("stuck", stuck(position)));
  }

  private int reach(Cavalo position) {
    return reach(position, Position.FIRST) - reach(position, Position.SECOND);
  }

  private int reach(Cavalo position, int side) {
    CavaloBoard board = position.board();
    long low1 = position.openLow(side);
    long high1 = position.openHigh(side);
    if ((low1 | high1) == 0) {
      int knight = position.knight(side);
      low1 = CavaloJumps.attackedLow(knight) & position.low();
      high1 = CavaloJumps.attackedHigh(knight) & position.high();
    }
    long leftLow = position.low() & ~low1;
    long leftHigh = position.high() & ~high1;
    long low2 = CavaloJumps.spreadLow(low1, high1) & leftLow;
    long high2 = CavaloJumps.spreadHigh(low1, high1) & leftHigh;
    long low3 = CavaloJumps.spreadLow(low2, high2) & leftLow & ~low2;
    long high3 = CavaloJumps.spreadHigh(low2, high2) & leftHigh & ~high2;
    return near * board.sum(low1, high1)
        + middle * board.sum(low2, high2)
        + far * board.sum(low3, high3);
  }

  private int threat(Cavalo position) {
    if (!position.board().rules().threat()) {
      return 0;
    }
    int between =
        colour(position.knight(Position.FIRST)) ^ colour(position.knight(Position.SECOND));
    int disturbed = position.turn() ^ between;
    int cost = threat * numbers(position);
    return disturbed == Position.FIRST ? -cost : cost;
  }

  private static int colour(int cell) {
    return (cell / CavaloJumps.SIZE + cell) & 1;
  }

  private int stuck(Cavalo position) {
    if (position.board().rules().end() != CavaloEnd.OFFICIAL) {
      return 0; // the rest is at most a few jumps
    }
    int lead = 0;
    lead += position.isStuckForGood(Position.SECOND) ? 1 : 0;
    lead -= position.isStuckForGood(Position.FIRST) ? 1 : 0;
    return lead * stuck * numbers(position);
  }

  private static int numbers(Cavalo position) {
    return Long.bitCount(position.low()) + Long.bitCount(position.high());
  }
}
