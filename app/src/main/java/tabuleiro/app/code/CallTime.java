package tabuleiro.app.code;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;

/**
 * Measures how long a call of a heuristic takes. A clock around each call would cost more than the
 * fastest heuristics, so passes over a sample of states are timed instead, and the fastest pass
 * counts: the others were disturbed.
 */
public final class CallTime {
  private static final int STATES = 200;
  private static final int LONGEST_WALK = 32;

  private static final long PATIENCE_NANOS = 40_000_000;

  /** Bounds the passes where the time passes in another process or the machine is busy. */
  private static final int MOST_WAITING = 8;

  /** Long enough for the just-in-time compiler. */
  private static final long WARM_UP_NANOS = 250_000_000;

  /** The heuristics that were measured before. */
  private static final Set<String> WARM = ConcurrentHashMap.newKeySet();

  private CallTime() {}

  /** The nanoseconds of a call on states near a start; empty if a call fails. */
  public static <S extends Puzzle> OptionalDouble of(Heuristic<S> heuristic, S start) {
    OwnPrograms.awaitFullSpeed();
    List<S> states = sample(start);
    double best = Double.POSITIVE_INFINITY;
    Clock clock = new Clock(WARM.add(heuristic.name()) ? WARM_UP_NANOS : PATIENCE_NANOS);
    try {
      do {
        best = Math.min(best, pass(heuristic, states, clock));
      } while (!clock.isOver());
      return OptionalDouble.of(best);
    } catch (Budget.Stop failed) {
      return OptionalDouble.empty();
    }
  }

  /**
   * Ends after some processor time of this thread, so that a busy machine does not end it early.
   */
  private static final class Clock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long processorEnd;
    private final long end;

    Clock(long nanos) {
      processorEnd = THREADS.getCurrentThreadCpuTime() + nanos;
      end = System.nanoTime() + MOST_WAITING * nanos;
    }

    boolean isOver() {
      return THREADS.getCurrentThreadCpuTime() > processorEnd || System.nanoTime() > end;
    }
  }

  /** The time of a call in one pass, which ends early if it takes long. */
  private static <S extends Puzzle> double pass(
      Heuristic<S> heuristic, List<S> states, Clock clock) {
    long sum = 0;
    int calls = 0;
    long start = System.nanoTime();
    for (S state : states) {
      sum += heuristic.of(state);
      calls++;
      if ((calls & 15) == 0 && clock.isOver()) {
        break;
      }
    }
    long time = System.nanoTime() - start;
    if (sum == Long.MIN_VALUE) { // a use of the sum, so that no call is optimized away
      throw new IllegalStateException();
    }
    return (double) time / calls;
  }

  /** States on random walks from a start; the same in every run. */
  private static <S extends Puzzle> List<S> sample(S start) {
    List<S> states = new ArrayList<>(List.of(start));
    SplittableRandom random = new SplittableRandom(0);
    MoveList moves = new MoveList();
    while (states.size() < STATES) {
      S state = start;
      for (int step = random.nextInt(LONGEST_WALK); step >= 0; step--) {
        moves.clear();
        state.moves(moves);
        if (moves.size() == 0 || state.isSolved()) {
          break;
        }
        state = State.next(state, moves.get(random.nextInt(moves.size())));
      }
      states.add(state);
    }
    return states;
  }
}
