package tabuleiro.search.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;

class IdaStarTest {

  /** Problems 12, 55 and 79 of Korf 1985. */
  @ParameterizedTest
  @CsvSource({
    "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15, 45",
    "13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11, 41",
    "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15, 42"
  })
  void fifteenTilesAreSolvedInTheKnownNumberOfMoves(String tiles, int fewest) {
    TilePuzzle start = tiles(tiles);
    Outcome outcome =
        new IdaStar<>(TilePuzzle.MANHATTAN, SolverOptions.STANDARD)
            .solve(start, new Budget(Limits.NONE));
    assertThat(outcome).isInstanceOf(Outcome.Solved.class);
    assertThat(((Outcome.Solved) outcome).path().cost()).isEqualTo(fewest);
    assertThat(((Outcome.Solved) outcome).isOptimal()).isTrue();
  }

  private static TilePuzzle tiles(String text) {
    return TilePuzzle.of(
        4, List.of(text.split(" ")).stream().mapToInt(Integer::parseInt).toArray());
  }

  /** A trace as text. */
  private static final class Notes implements Tracer {
    final List<String> lines = new ArrayList<>();

    @Override
    public void tell(Event event, long node, long parent, int move, int g, int h) {
      lines.add(event + " " + node + " " + parent + " " + move + " " + g + " " + h);
    }
  }

  @Test
  void everyRoundIsReportedWithItsBound() {
    Notes notes = new Notes();
    Town start = Town.chain(3, 2);
    new IdaStar<Town>(Heuristic.zero(), SolverOptions.STANDARD.with(notes))
        .solve(start, new Budget(Limits.NONE));
    assertThat(notes.lines)
        .containsExactly(
            "GENERATED 0 -1 -1 0 0",
            "ROUND 1 -1 -1 0 0",
            "EXPANDED 0 -1 -1 0 0",
            "PRUNED 1 0 0 1 0",
            "PRUNED 2 0 1 2 0",
            "ROUND 2 -1 -1 0 1",
            "EXPANDED 0 -1 -1 0 0",
            "GENERATED 3 0 0 1 0",
            "EXPANDED 3 0 0 1 0",
            "PRUNED 4 3 0 2 0",
            "PRUNED 5 0 1 2 0",
            "ROUND 3 -1 -1 0 2",
            "EXPANDED 0 -1 -1 0 0",
            "GENERATED 6 0 0 1 0",
            "EXPANDED 6 0 0 1 0",
            "GENERATED 7 6 0 2 0",
            "EXPANDED 7 6 0 2 0",
            "PRUNED 8 7 0 3 0",
            "GENERATED 9 0 1 2 0",
            "GOAL 9 0 1 2 0");
  }

  @Test
  void boundsRiseToTheSmallestValueBeyond() {
    Notes notes = new Notes();
    TilePuzzle start = TilePuzzle.shuffled(4, 60, 3);
    Outcome outcome =
        new IdaStar<>(TilePuzzle.MANHATTAN, SolverOptions.STANDARD.with(notes))
            .solve(start, new Budget(Limits.NONE));
    int cost = ((Outcome.Solved) outcome).path().cost();
    List<String> rounds = notes.lines.stream().filter(l -> l.startsWith("ROUND")).toList();
    for (int i = 0; i < rounds.size(); i++) {
      // Each move changes the distance by one, so f keeps its parity.
      int bound = start.distance() + 2 * i;
      assertThat(rounds.get(i)).isEqualTo("ROUND " + (i + 1) + " -1 -1 0 " + bound);
    }
    assertThat(start.distance() + 2 * (rounds.size() - 1)).isEqualTo(cost);
  }

  @Test
  void aTinyTableChangesTheWorkAndNotTheResult() {
    TilePuzzle start = TilePuzzle.of(3, 8, 0, 6, 5, 4, 7, 2, 3, 1);
    Budget large = new Budget(Limits.NONE);
    Budget small = new Budget(Limits.NONE.withBytes(60_000));
    IdaStar<TilePuzzle> solver = new IdaStar<>(TilePuzzle.MANHATTAN, SolverOptions.STANDARD);
    Outcome.Solved one = (Outcome.Solved) solver.solve(start, large);
    Outcome.Solved two = (Outcome.Solved) solver.solve(start, small);
    assertThat(two.path().cost()).isEqualTo(one.path().cost());
    assertThat(two.counts().generated()).isGreaterThan(one.counts().generated());
    assertThat(two.counts().bytes()).isLessThanOrEqualTo(60_000);
  }
}
