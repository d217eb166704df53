package tabuleiro.app.players.lines;

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
 * Finds the best moves in a position. The general engine finds several in one search. For other
 * players, every move is searched in turn with a share of the limits; the player's own choice stays
 * first.
 */
public final class BestLines {
  private static final Limits MINUTE = Limits.time(Duration.ofMinutes(1));
  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

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
    MoveSearch<P> search = new MoveSearch<>(player, position, best.report().scale());
    List<Choice> others = new ArrayList<>();
    for (int move : moves.toArray()) {
      if (move != best.move()) {
        others.add(search.after(move, half.share(moves.size())));
      }
    }
    int sign = position.turn() == Position.FIRST ? -1 : 1;
    others.sort(Comparator.comparingDouble(choice -> sign * choice.report().points()));
    others.add(0, best);
    return List.copyOf(others.subList(0, Math.min(count, others.size())));
  }

  /**
   * Reports the best moves from longer and longer searches until about a minute has passed, the
   * thread is interrupted or all values are proved. All lines of one report have the same depth,
   * except those with a proved value. The general engine finds several lines in one search; other
   * players search some candidates in turn.
   */
  public static <P extends Position> void refine(
      Player<P> player, P position, int count, Listener listener) {
    if (player instanceof Engine<P> engine) {
      listener.lines(
          ranked(
              position,
              engine.lines(
                  position, MINUTE, count, lines -> listener.interim(ranked(position, lines)))));
      return;
    }
    Choice best = player.choose(position, SECOND, listener::report);
    listener.lines(List.of(best));
    MoveSearch<P> search = new MoveSearch<>(player, position, best.report().scale());
    CandidateLines<P> lines = new CandidateLines<>(search, best, count, SECOND.time());
    for (int seconds : ROUNDS) {
      Duration half = Duration.ofMillis(500L * seconds);
      List<Choice> proved = lines.proved(half);
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      // A proved choice of the player is worth more than deep estimates.
      if (proved.stream().anyMatch(line -> line.move() == best.move())) {
        listener.lines(proved);
      } else {
        lines.deepen(half, listener);
      }
      if (proved.size() == lines.size()) {
        return;
      }
    }
  }

  private static <P extends Position> List<Choice> ranked(P position, List<Choice> lines) {
    return CandidateLines.ranked(position, lines);
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
}
