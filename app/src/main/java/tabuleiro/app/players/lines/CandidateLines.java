package tabuleiro.app.players.lines;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;

/**
 * The best lines of a player that finds one move per search. The candidates are its own choice and
 * the moves that look best in a short search. They are then searched in turn, all to the same
 * depth, so that their values can be compared; a proved value can be compared with every other one.
 * Not thread-safe.
 */
final class CandidateLines<P extends Position> {
  private static final int FIRST_DEPTH = 2;
  private static final int MOST_DEPTH = 100;

  private final P position;
  private final MoveSearch<P> search;
  private final List<Integer> candidates = new ArrayList<>();
  private int depth = FIRST_DEPTH;

  /**
   * Chooses the candidates.
   *
   * @param best the player's choice
   * @param time how long the short searches of the other moves may take in total
   */
  CandidateLines(MoveSearch<P> search, Choice best, int count, Duration time) {
    this.search = search;
    position = search.position();
    MoveList moves = new MoveList();
    position.moves(moves);
    Limits share = Limits.time(time).share(Math.max(1, moves.size()));
    List<Choice> others = new ArrayList<>();
    for (int move : moves.toArray()) {
      if (move != best.move()) {
        others.add(search.after(move, share.withDepth(FIRST_DEPTH)));
      }
    }
    candidates.add(best.move());
    ranked(position, others).stream()
        .limit(count - 1L)
        .forEach(choice -> candidates.add(choice.move()));
  }

  /** Best first: by the value for the side to move. */
  static <P extends Position> List<Choice> ranked(P position, List<Choice> lines) {
    int sign = position.turn() == Position.FIRST ? -1 : 1;
    List<Choice> ranked = new ArrayList<>(lines);
    ranked.sort(Comparator.comparingDouble(line -> sign * line.report().points()));
    return List.copyOf(ranked);
  }

  /** Searches every candidate without a limit of depth, and returns those with a proved value. */
  List<Choice> proved(Duration time) {
    Limits share = Limits.time(time).share(candidates.size());
    List<Choice> found = new ArrayList<>();
    for (int move : candidates) {
      Choice choice = search.after(move, share);
      if (choice.report().exact()) {
        found.add(choice);
      }
    }
    return ranked(position, found);
  }

  /** The number of lines. */
  int size() {
    return candidates.size();
  }

  /** Searches every candidate deeper and deeper, and reports the lines of each complete depth. */
  void deepen(Duration time, BestLines.Listener listener) {
    long deadline = System.nanoTime() + time.toNanos();
    for (; depth <= MOST_DEPTH; depth++) {
      List<Choice> lines = new ArrayList<>();
      for (int move : candidates) {
        long left = deadline - System.nanoTime();
        if (left <= 0 || Thread.currentThread().isInterrupted()) {
          return;
        }
        lines.add(search.after(move, Limits.time(Duration.ofNanos(left)).withDepth(depth)));
      }
      if (System.nanoTime() >= deadline) {
        return; // the last of these searches may have been cut
      }
      if (areComparable(lines)) {
        listener.lines(ranked(position, lines));
      }
    }
  }

  private static boolean areComparable(List<Choice> lines) {
    return lines.stream()
            .map(Choice::report)
            .filter(report -> !report.exact())
            .mapToInt(Report::depth)
            .distinct()
            .count()
        <= 1;
  }
}
