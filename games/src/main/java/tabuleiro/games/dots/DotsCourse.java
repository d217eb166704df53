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
 * Plays like the course program: of all moves, the one that leaves the fewest boxes with three
 * sides, and the last one of several such moves. It does not look for boxes to close, but closing
 * one does reduce the number of three-sided boxes.
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

  /** By how many the number of three-sided boxes grows when an arc is drawn. */
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
