package tabuleiro.games.dots.engine;

import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Evaluates a position without searching: takes the boxes that can be taken, estimates the value of
 * the quiet rest, and decides whether to leave a present. Not thread-safe.
 */
public final class DotsStaticEvaluation {
  private final DotsQuiet position;
  private final DotsLinks links;
  private final DotsTurn turn = new DotsTurn();
  private final DotsEndings endings;
  private final int[] moves;
  private int taking;
  private int control;
  private boolean isExact;

  public DotsStaticEvaluation(DotsGrid grid) {
    DotsCoins coins = DotsCoins.of(grid);
    position = new DotsQuiet(coins);
    links = new DotsLinks(position);
    endings = new DotsEndings(coins);
    moves = new int[coins.arcs];
  }

  public DotsGrid grid() {
    return position.coins.grid;
  }

  public void evaluate(Dots dots) {
    position.set(dots.word0(), dots.word1(), dots.word2());
    int open = position.open();
    int present = 0;
    for (int arc = turn.findTaking(position);
        arc >= 0 || turn.present() > 0;
        arc = turn.findTaking(position)) {
      present = Math.max(present, turn.present());
      position.cut(arc < 0 ? turn.taking() : arc);
    }
    int scale = DotsEstimate.SCALE;
    taking = scale * (open - position.open());
    links.scan(moves, 0);
    isExact = links.isSimple();
    control = isExact ? scale * endings.value(links) : DotsEstimate.of(links);
    if (present > 0 && control + scale * present < 0) {
      taking -= 2 * scale * present;
      control = -control;
    }
  }

  /** The gain of the side to move from taking boxes now, in units of {@link DotsEstimate}. */
  public int taking() {
    return taking;
  }

  /** The later gain of the side to move, in the same units. */
  public int control() {
    return control;
  }

  /** Whether the later gain is exact rather than an estimate. */
  public boolean isExact() {
    return isExact;
  }
}
