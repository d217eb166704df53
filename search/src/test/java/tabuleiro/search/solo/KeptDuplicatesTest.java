package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;

/** Depth-first searches without a table: tracing does not change their work. */
class KeptDuplicatesTest {
  private static final int MAPS = 1500;
  private static final SolverOptions PLAIN = SolverOptions.STANDARD.withDuplicates(false);
  private static final SolverOptions TRACED = PLAIN.with((event, node, parent, move, g, h) -> {});

  @Test
  void tracingDoesNotChangeTheWorkOnMaps() {
    for (long seed = 0; seed < MAPS; seed++) {
      Town start = Town.random(seed, seed % 2 == 0);
      Heuristic<Town> heuristic = start.partOfTheTruth(seed, 2, seed % 5 != 0);
      Limits limits = Limits.NONE.withNodes(3000).withDepth(seed % 3 == 0 ? 6 : 1000);
      for (int search = 0; search < 3; search++) {
        assertSame(
            start, solver(search, heuristic, PLAIN), solver(search, heuristic, TRACED), limits);
      }
    }
  }

  @Test
  void tracingDoesNotChangeTheWorkOnTiles() {
    for (long seed = 0; seed < 40; seed++) {
      TilePuzzle start = TilePuzzle.shuffled(4, 50, seed);
      Limits limits = Limits.NONE.withNodes(200_000).withDepth(60);
      for (int search = 0; search < 3; search++) {
        assertSame(
            start,
            solver(search, TilePuzzle.MANHATTAN, PLAIN),
            solver(search, TilePuzzle.MANHATTAN, TRACED),
            limits);
      }
    }
  }

  @Test
  void threadsChangeNeitherTheResultNorItsCounts() {
    for (long seed = 0; seed < MAPS / 4; seed++) {
      Town start = Town.random(seed, seed % 2 == 0);
      Heuristic<Town> heuristic = start.partOfTheTruth(seed, 2, seed % 5 != 0);
      Limits limits = Limits.NONE.withNodes(30 + seed * 8).withDepth(seed % 3 == 0 ? 6 : 1000);
      SolverOptions threads = PLAIN.withThreads(2 + (int) (seed % 3));
      assertSameAnswer(
          start, new IdaStar<>(heuristic, PLAIN), new IdaStar<>(heuristic, threads), limits);
    }
  }

  @Test
  void threadsChangeNothingOnTiles() {
    for (long seed = 0; seed < 100; seed++) {
      TilePuzzle start = TilePuzzle.shuffled(4, 50, seed);
      Limits limits = Limits.NONE.withNodes(seed % 2 == 0 ? 2_000 * seed : 2_000_000).withDepth(60);
      assertSameAnswer(
          start,
          new IdaStar<>(TilePuzzle.MANHATTAN, PLAIN),
          new IdaStar<>(TilePuzzle.MANHATTAN, PLAIN.withThreads(3)),
          limits);
    }
  }

  /** An exception in any thread reaches the caller; an interrupt ends all threads. */
  @Test
  void aFailureAndAnInterruptEndAllThreads() {
    Thread caller = Thread.currentThread();
    TilePuzzle start = TilePuzzle.of(4, 14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3);
    SolverOptions threads = PLAIN.withThreads(2);
    Heuristic<TilePuzzle> broken =
        Heuristic.exactUnits(
            "broken",
            state -> {
              if (state.key() % 100_003 == 0) {
                throw new IllegalStateException("broken");
              }
              return TilePuzzle.MANHATTAN.of(state);
            });
    assertThatThrownBy(() -> new IdaStar<>(broken, threads).solve(start, new Budget(Limits.NONE)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("broken");
    Heuristic<TilePuzzle> interrupting =
        Heuristic.exactUnits(
            "interrupting",
            state -> {
              if (state.key() % 100_003 == 0) {
                caller.interrupt();
              }
              return TilePuzzle.MANHATTAN.of(state);
            });
    Outcome outcome = new IdaStar<>(interrupting, threads).solve(start, new Budget(Limits.NONE));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(outcome).isInstanceOf(Outcome.OutOfBudget.class);
    assertThat(((Outcome.OutOfBudget) outcome).reason()).isEqualTo(Budget.Reason.CANCELLED);
  }

  /** Korf (1985) reports 276,361,933 nodes, with the start. */
  @Test
  @Tag("long")
  void theFirstProblemOfKorfTakesAsManyNodesAsReported() {
    TilePuzzle start = TilePuzzle.of(4, 14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3);
    Outcome outcome =
        new IdaStar<>(TilePuzzle.MANHATTAN, PLAIN).solve(start, new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    assertThat(((Outcome.Solved) outcome).path().cost()).isEqualTo(57);
    assertThat(outcome.counts().generated()).isEqualTo(276_361_932);
  }

  private static <S extends Puzzle> Solver<S> solver(
      int which, Heuristic<S> heuristic, SolverOptions options) {
    List<Solver<S>> all =
        List.of(
            new IdaStar<>(heuristic, options),
            new DepthLimited<>(options),
            new IterativeDeepening<>(options));
    return all.get(which);
  }

  private static <S extends Puzzle> void assertSame(
      S start, Solver<S> plain, Solver<S> complete, Limits limits) {
    Outcome one = plain.solve(start, new Budget(limits));
    Outcome other = complete.solve(start, new Budget(limits));
    assertThat(text(other)).isEqualTo(text(one));
    assertThat(other.counts().bytes()).isEqualTo(one.counts().bytes());
  }

  /** As above; each thread has a path of its own in memory. */
  private static <S extends Puzzle> void assertSameAnswer(
      S start, Solver<S> one, Solver<S> several, Limits limits) {
    Outcome expected = one.solve(start, new Budget(limits));
    Outcome found = several.solve(start, new Budget(limits));
    assertThat(text(found)).isEqualTo(text(expected));
  }

  /** What was found and what it cost, without the time. */
  private static String text(Outcome outcome) {
    SearchCounts counts = outcome.counts();
    String work = counts.generated() + " " + counts.expanded() + " " + counts.frontier();
    if (outcome instanceof Outcome.Solved solved) {
      return solved.path() + " " + solved.isOptimal() + " " + work;
    } else if (outcome instanceof Outcome.NoSolution none) {
      return "none " + none.withinDepthOnly() + " " + work;
    }
    Outcome.OutOfBudget limit = (Outcome.OutOfBudget) outcome;
    return limit.reason() + " " + limit.bound() + " " + work;
  }
}
