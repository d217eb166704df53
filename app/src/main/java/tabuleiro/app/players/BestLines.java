package tabuleiro.app.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.search.duel.engine.Engine;

/**
 * Finds the best moves in a position. The general engine finds several in one search. For other
 * players, every move is searched in turn with a share of the limits; the player's own choice stays
 * first.
 */
public final class BestLines {
  private static final Limits MINUTE = Limits.time(Duration.ofMinutes(1));

  /** The time limits of successive searches in seconds, about a minute in total. */
  private static final List<Integer> ROUNDS = List.of(1, 4, 12, 40);

  private BestLines() {}

  /** Returns at least one and at most {@code count} moves, best first. */
  public static <P extends Position> List<Choice> of(
      Player<P> player, P position, Limits limits, int count, Consumer<Report> progress) {
    if (player instanceof Engine<P> engine) {
      return engine.lines(
          position, limits, count, choices -> progress.accept(choices.get(0).report()));
    }
    if (count == 1) {
      return List.of(player.choose(position, limits, progress));
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    Limits half = limits.share(2);
    Choice best = player.choose(position, half, progress);
    List<Choice> others = new ArrayList<>();
    for (int move : moves.toArray()) {
      if (move != best.move()) {
        others.add(after(player, position, move, half.share(moves.size()), best.report()));
      }
    }
    int sign = position.turn() == Position.FIRST ? -1 : 1;
    others.sort(Comparator.comparingDouble(choice -> sign * choice.report().points()));
    others.add(0, best);
    return List.copyOf(others.subList(0, Math.min(count, others.size())));
  }

  /**
   * Reports the best moves from longer and longer searches until about a minute has passed, the
   * thread is interrupted or all values are proved. The general engine finds several lines in one
   * search; other players search every move again with more time.
   */
  public static <P extends Position> void refine(
      Player<P> player, P position, int count, Listener listener) {
    if (player instanceof Engine<P> engine) {
      listener.lines(engine.lines(position, MINUTE, count, listener::interim));
      return;
    }
    for (int seconds : ROUNDS) {
      Limits limits = Limits.time(Duration.ofSeconds(seconds));
      List<Choice> lines = of(player, position, limits, count, listener::report);
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      listener.lines(lines);
      if (lines.stream().allMatch(line -> line.report().exact())) {
        return;
      }
    }
  }

  /** Receives the progress of an analysis. */
  public interface Listener {
    /** Reports the best move of the running search so far. */
    void report(Report report);

    /** Reports the best moves of the running search so far. */
    void interim(List<Choice> lines);

    /** Reports the best moves of a finished search. */
    void lines(List<Choice> lines);
  }

  private static <P extends Position> Choice after(
      Player<P> player, P position, int move, Limits limits, Report like) {
    P next = State.next(position, move);
    if (next.isOver()) {
      int value = next.margin() * like.scale();
      return new Choice(
          move,
          new Report(
              value, like.scale(), true, 1, List.of(move), Report.Effort.NONE, Duration.ZERO));
    }
    Limits less = limits.hasDepth() ? limits.withDepth(Math.max(1, limits.depth() - 1)) : limits;
    Report report = player.choose(next, less, ignored -> {}).report();
    List<Integer> line = new ArrayList<>(List.of(move));
    line.addAll(report.line());
    return new Choice(
        move,
        new Report(
            report.value(),
            report.scale(),
            report.exact(),
            report.depth() + 1,
            line,
            report.effort(),
            report.time()));
  }
}
