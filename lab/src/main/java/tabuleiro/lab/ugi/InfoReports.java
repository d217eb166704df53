package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/**
 * Makes reports of what a bot says about its search of a position. A bot proves nothing to the
 * referee, so no report is exact.
 */
record InfoReports<P extends Position>(Notation<P> notation, P position) {
  private static final int SCALE = 100;
  private static final double MOST_POINTS = 1e7;
  private static final int DEEPEST = 1_000_000;

  /** Each move of a line costs the referee a list of legal moves. */
  private static final int MOST_MOVES = 16;

  /** The report of a line {@code info}. */
  Report of(UgiInfo info, Duration time) {
    return report(Optional.of(info), line(info.line()), time);
  }

  /** The report of a chosen move; the line of the last info is kept if it starts with the move. */
  Report of(int move, Optional<UgiInfo> last, Duration time) {
    List<Integer> line = last.map(info -> line(info.line())).orElse(List.of());
    boolean isSame = !line.isEmpty() && line.get(0) == move;
    return report(last, isSame ? line : List.of(move), time);
  }

  private Report report(Optional<UgiInfo> info, List<Integer> line, Duration time) {
    double score = info.map(each -> each.score().orElse(0)).orElse(0.0);
    double points = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, score));
    int value = (int) Math.round(SCALE * points);
    long depth = info.map(each -> each.depth().orElse(0)).orElse(0L);
    long nodes = info.map(each -> each.nodes().orElse(0)).orElse(0L);
    return new Report(
        position.turn() == Position.FIRST ? value : -value,
        SCALE,
        false,
        (int) Math.min(DEEPEST, depth),
        line,
        new Report.Effort(nodes, 0, 0, 0),
        time);
  }

  /** The first moves of a line, as far as they are legal. */
  private List<Integer> line(List<String> texts) {
    List<Integer> line = new ArrayList<>();
    P at = position;
    try {
      for (String text : texts.subList(0, Math.min(MOST_MOVES, texts.size()))) {
        int move = new LegalMoves<>(notation, at).read(text);
        line.add(move);
        at = State.next(at, move);
      }
    } catch (InputException e) {
      return line; // the rest does not count
    }
    return line;
  }
}
