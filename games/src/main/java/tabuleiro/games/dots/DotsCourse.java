package tabuleiro.games.dots;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;

/**
 * The program of the course manual: a fail-hard alpha-beta search ({@link DotsCourseSearch}) that
 * plays the last of its sorted moves instead of the best one. So it plays, of all moves, the one
 * that leaves the fewest boxes with three sides, and the last one of several such moves. It does
 * not look for boxes to close, but closing one does reduce the number of three-sided boxes.
 *
 * <p>The search does not change the move; it is carried out because the manual prints what it
 * counts. Alpha cuts are those where the side to move at the root moves, as in the manual.
 */
public final class DotsCourse implements Player<Dots> {

  /** The search depth if no other is given; the deepest that the manual's program completes. */
  public static final int DEPTH = 3;

  /** The greatest depth that the manual uses. */
  public static final int MOST_DEPTH = 4;

  /**
   * The number of positions that the manual's program visits in its 20 seconds: both of its printed
   * searches to depth 4 end after 42,417 to 42,479 positions.
   */
  public static final long MOST_VISITS = 42_450;

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Dots position, Limits limits, Consumer<Report> progress) {
    int depth = limits.hasDepth() ? Math.max(1, Math.min(limits.depth(), MOST_DEPTH)) : DEPTH;
    Limits all = limits.withNodes(Math.min(limits.nodes(), MOST_VISITS));
    DotsCourseSearch search = new DotsCourseSearch(position, depth, all);
    int found = search.run();
    int ahead = position.turn() == Position.FIRST ? found : -found;
    Report report =
        new Report(ahead, 1, false, depth, List.of(search.move()), search.effort(), search.time());
    progress.accept(report);
    return new Choice(search.move(), report);
  }
}
