package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Openings;

/** A tunable object with standard weights equals the world's own object of the same name. */
class WeightedTest {

  @Test
  void evaluationsWithTheirStandardWeightsAreThoseOfTheGame() throws Exception {
    int looked = 0;
    for (World world : Worlds.own()) {
      var game = world.game(Variant.standard(world));
      looked += game.isPresent() ? evaluations(game.get()) : 0;
    }
    assertThat(looked).isGreaterThanOrEqualTo(600);
  }

  private static <P extends Position> int evaluations(Game<P> game) {
    int looked = 0;
    for (Tunable<Evaluation<P>> weighted : game.knowledge().weighted()) {
      Evaluation<P> made = weighted.with(weighted.standard());
      Evaluation<P> shipped =
          game.knowledge().evaluations().stream()
              .filter(each -> each.name().equals(weighted.name()))
              .findAny()
              .orElseThrow();
      assertThat(made.name()).isEqualTo(weighted.name());
      assertThat(made.scale()).isEqualTo(shipped.scale());
      boolean isAnyOther = false;
      Evaluation<P> other = weighted.with(other(weighted));
      for (int i = 0; i < 300; i++) {
        GameHistory<P> history = new Openings<>(game, i % 20, 7).start(i);
        P position = history.state();
        assertThat(made.of(position)).isEqualTo(shipped.of(position));
        assertThat(made.terms(position)).isEqualTo(shipped.terms(position));
        int sum = other.terms(position).stream().mapToInt(Evaluation.Term::value).sum();
        assertThat(other.of(position)).isEqualTo(sum);
        isAnyOther |= sum * (long) made.scale() != made.of(position) * (long) other.scale();
        looked++;
      }
      assertThat(isAnyOther).as(weighted.name()).isTrue();
    }
    return looked;
  }

  /** Returns weights halfway between the standard and the lowest ones plus 0.25; the first is 0. */
  private static double[] other(Tunable<?> weighted) {
    double[] values = weighted.standard();
    for (int i = 0; i < values.length; i++) {
      values[i] = i == 0 ? 0 : (values[i] + weighted.weights().get(i).lowest()) / 2 + 0.25;
    }
    return values;
  }

  @Test
  void heuristicsAndSolversWithTheirStandardWeightsAreThoseOfTheWorld() throws Exception {
    World tetris = Worlds.find("tetris");
    assertThat(puzzles(tetris.puzzles(Variant.standard(tetris)).orElseThrow())).isPositive();
  }

  private static <S extends Puzzle> int puzzles(Puzzles<S> puzzles) {
    int looked = 0;
    for (Tunable<Heuristic<S>> weighted : puzzles.weightedHeuristics()) {
      Heuristic<S> made = weighted.with(weighted.standard());
      Heuristic<S> shipped = named(puzzles.heuristics(), Heuristic::name, weighted.name());
      SplittableRandom random = new SplittableRandom(3);
      for (int i = 0; i < 500; i++) {
        S state = puzzles.random(random.nextLong()).orElseThrow();
        assertThat(made.of(state)).isEqualTo(shipped.of(state));
        looked++;
      }
    }
    for (Tunable<Solver<S>> weighted : puzzles.weightedSolvers()) {
      Solver<S> made = weighted.with(weighted.standard());
      // A solver with weights may be another one: its name says which.
      Solver<S> shipped = named(puzzles.solvers(), Solver::name, made.name());
      for (int i = 0; i < 20; i++) {
        S state = puzzles.random(i).orElseThrow();
        assertThat(answer(made, state)).isEqualTo(answer(shipped, state));
        looked++;
      }
    }
    return looked;
  }

  private static <S extends Puzzle> String answer(Solver<S> solver, S state) {
    Outcome outcome = solver.solve(state, new Budget(Limits.NONE));
    return outcome instanceof Outcome.Solved solved
        ? solved.path().toString()
        : outcome.getClass().getSimpleName();
  }

  private static <T> T named(Iterable<T> all, Function<T, String> name, String wanted) {
    for (T each : all) {
      if (name.apply(each).equals(wanted)) {
        return each;
      }
    }
    throw new AssertionError(wanted);
  }

  /** Known weights have the right number, and random problems depend only on the seed. */
  @Test
  void knownWeightsFitAndChanceIsDecidedByItsSeed() throws Exception {
    World tetris = Worlds.find("tetris");
    Puzzles<?> puzzles = tetris.puzzles(Variant.standard(tetris)).orElseThrow();
    for (Tunable<?> weighted : puzzles.weightedSolvers()) {
      assertThat(weighted.known()).containsKeys("course-genetic", "course-submitted");
      assertThat(weighted.known().values()).allMatch(v -> v.size() == weighted.weights().size());
    }
    assertThat(puzzles.random(1)).isEqualTo(puzzles.random(1)).isNotEqualTo(puzzles.random(2));
    for (int seed = 0; seed < 300; seed++) {
      Puzzle problem = puzzles.random(seed).orElseThrow();
      assertThat(problem.isSolved()).isFalse();
      MoveList moves = new MoveList();
      problem.moves(moves);
      assertThat(moves.size()).as("not lost: %s", problem).isPositive();
    }
  }
}
