package tabuleiro.games.dots;

import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * What the course program effectively plays: of all moves the one that leaves the fewest boxes with
 * three sides; of several such the last. It takes no box for its own sake, but taking one does
 * leave a three-sided box fewer.
 */
public final class DotsCourse implements Player<Dots> {

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Dots position, Limits limits, Consumer<Report> progress) {
    MoveList moves = new MoveList();
    position.moves(moves);
    int best = moves.get(0);
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int change = change(position, moves.get(i));
      if (change <= fewest) {
        fewest = change;
        best = moves.get(i);
      }
    }
    return new Choice(best, Report.NONE);
  }

  /** How many three-sided boxes there are more after drawing an arc than before. */
  private static int change(Dots position, int arc) {
    DotsGrid grid = position.grid();
    int change = 0;
    for (int which = 0; which < 2; which++) {
      int box = grid.box(arc, which);
      if (box != DotsGrid.NO_BOX) {
        int sides = grid.sides(box, position.word0(), position.word1(), position.word2());
        change += sides == 2 ? 1 : sides == 3 ? -1 : 0;
      }
    }
    return change;
  }
}
