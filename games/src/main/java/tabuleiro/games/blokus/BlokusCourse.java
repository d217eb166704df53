package tabuleiro.games.blokus;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * The program of the course manual: a negamax search with cuts ({@link BlokusCourseSearch}) that
 * keeps the last child of the root and sorts the children by squares left. So it plays the largest
 * piece that fits, and the last of several such placements in move order.
 *
 * <p>The search does not change the move; it is carried out because the program logs what it
 * counts.
 */
final class BlokusCourse implements Player<Blokus> {

  /** The search depth of the manual's program. */
  static final int DEPTH = 10;

  /**
   * The number of positions visited if no number is given. The manual's program counts about a
   * thousand nodes a second, some twenty to fifty for each position it visits, so this is about
   * what it does in 20 seconds, the most time it may be given.
   */
  static final long MOST_VISITS = 1000;

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Blokus position, Limits limits, Consumer<Report> progress) {
    int depth = Math.max(1, Math.min(limits.depth(), DEPTH));
    long visits = limits.hasNodes() ? limits.nodes() : MOST_VISITS;
    BlokusCourseSearch search = new BlokusCourseSearch(position, limits.withNodes(visits));
    int found = search.run(depth);
    int value = position.turn() == Position.FIRST ? found : -found;
    Report.Effort effort = new Report.Effort(search.nodes(), 0, search.cuts(), 0);
    List<Integer> line = List.of(search.move());
    Report report = new Report(value, 1, false, depth, line, effort, search.time());
    progress.accept(report);
    return new Choice(search.move(), report);
  }
}
