package tabuleiro.app.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.search.duel.engine.Engine;

/**
 * The best moves of a position, not only the best one. The general engine finds several itself; of
 * other players every move is asked for in turn, each with its share of the limits, and the
 * player's own choice stays the first.
 */
public final class BestLines {
  private static final Limits MINUTE = Limits.time(Duration.ofMinutes(1));

  /** The seconds of repeated searches, which together take about a minute. */
  private static final List<Integer> ROUNDS = List.of(1, 4, 12, 40);

  private BestLines() {}

  /** The best moves, best first; at least one, fewer than asked for if there are not so many. */
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
   * The best moves from longer and longer searches, until about a minute is over, the thread is
   * interrupted or all values are proved. The general engine finds several lines in one search;
   * other players search every move again with more time.
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

  /** Is told how an analysis goes on. */
  public interface Listener {
    /** What a search knows of its best move so far. */
    void report(Report report);

    /** The best moves as a search knows them so far. */
    void interim(List<Choice> lines);

    /** The best moves that a search has found. */
    void lines(List<Choice> lines);
  }

  @SuppressWarnings("unchecked") // a position of a game plays into a position of the same class
  private static <P extends Position> Choice after(
      Player<P> player, P position, int move, Limits limits, Report like) {
    P next = (P) position.play(move);
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
