package tabuleiro.games.cavalo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.games.cavalo.CavaloDeals;
import tabuleiro.games.cavalo.CavaloPuzzles;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;
import tabuleiro.testkit.PuzzleContract;

/** The puzzle of one knight. */
class CavaloPuzzleTest {

  @Nested
  class Largest extends PuzzleContract<CavaloPuzzle> {
    private final Puzzles<CavaloPuzzle> puzzles = CavaloDeals.puzzles(Map.of());

    @Override
    protected Puzzles<CavaloPuzzle> puzzles() {
      return puzzles;
    }
  }

  @Nested
  class Choice extends PuzzleContract<CavaloPuzzle> {
    private final Puzzles<CavaloPuzzle> puzzles =
        CavaloDeals.puzzles(Map.of("double", "choice", "zeroIsDouble", "off"));

    @Override
    protected Puzzles<CavaloPuzzle> puzzles() {
      return puzzles;
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "cavalo-puzzle.playthrough";
    }

    @Override
    protected String today() {
      Puzzles<CavaloPuzzle> puzzles = CavaloDeals.puzzles(Map.of("double", "choice"));
      return Playthrough.of(puzzles, "D", problem(Map.of("double", "choice"), "D"), 61, 20);
    }
  }

  private static CavaloPuzzle problem(Map<String, String> rules, String id) {
    try {
      return Problem.find(CavaloDeals.puzzles(rules).problems(), id).start();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  /** The result of a breadth-first search: visits of the best solution, -1 if there is none. */
  private record Found(int visits, int generated, int expanded, int best) {}

  private record Node(CavaloPuzzle state, int visits) {}

  /** Breadth-first search, goal test at expansion, known states dropped, root not counted. */
  private static Found search(CavaloPuzzle start) {
    Set<CavaloPuzzle> known = new HashSet<>(Set.of(start));
    Deque<Node> open = new ArrayDeque<>(Set.of(new Node(start, 0)));
    int generated = 0;
    int expanded = 0;
    int best = 0;
    MoveList moves = new MoveList();
    while (!open.isEmpty()) {
      Node node = open.remove();
      best = Math.max(best, node.state.points());
      if (node.state.isSolved()) {
        return new Found(node.visits, generated, expanded, best);
      }
      expanded++;
      moves.clear();
      node.state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        CavaloPuzzle child = node.state.play(moves.get(i));
        generated++;
        if (known.add(child)) {
          open.add(new Node(child, node.visits + 1));
        }
      }
    }
    return new Found(-1, generated, expanded, best);
  }

  @ParameterizedTest
  @CsvSource({"A,3,9,8", "B,8,48,46", "C,6,42,37", "D,12,272,262", "E,-1,8916,8763"})
  void breadthFirstSearchCountsWhatTheCourseCounts(
      String id, int visits, int generated, int expanded) {
    Found found = search(problem(Map.of(), id));
    assertThat(found.visits).isEqualTo(visits);
    assertThat(found.generated).isEqualTo(generated);
    assertThat(found.expanded).isEqualTo(expanded);
  }

  @Test
  void problemDNeedsFewerVisitsWithAChoiceOfDoubles() {
    assertThat(search(problem(Map.of("double", "choice"), "D")).visits).isEqualTo(10);
  }

  @Test
  void problemEReachesTwoHundredAndFiftyAtMost() {
    assertThat(search(problem(Map.of(), "E")).best).isEqualTo(250);
  }

  @ParameterizedTest
  @CsvSource({"A,B1 C3 D5,72", "D,I1 G2 E1 C2 A1 B3 C5 D7 E9 G10,643"})
  void knownSolutionsScoreAsKnown(String id, String line, int points) throws InputException {
    CavaloPuzzle state = problem(Map.of("double", "choice"), id);
    for (String square : line.split(" ")) {
      assertThat(state.isSolved()).isFalse();
      // Keep the doubles that the line still needs: remove the smallest.
      state = state.play(lastVisit(state, square));
    }
    assertThat(state.isSolved()).isTrue();
    assertThat(state.points()).isEqualTo(points);
  }

  private static int lastVisit(CavaloPuzzle state, String square) {
    MoveList moves = new MoveList();
    state.moves(moves);
    int found = -1;
    for (int move : moves.toArray()) {
      found = CavaloMoves.square(CavaloMoves.cell(move)).equals(square) ? move : found;
    }
    assertThat(found).as(square).isNotNegative();
    return found;
  }

  @Test
  void aSolvedPuzzleCanBePlayedOn() throws InputException {
    String text = CavaloDeals.text(CavaloDeals.manual());
    CavaloPuzzle state = CavaloDeals.puzzles(Map.of()).notation().read("(" + text + " 0)");
    assertThat(state.isSolved()).isTrue();
    assertThat(state.count(new MoveList())).isEqualTo(10);
  }

  @Test
  void placingOnADoubleOffersAChoiceOnlyWhereItRemoves() throws InputException {
    String text = "(" + CavaloDeals.text(CavaloDeals.manual()) + " 100)";
    // Row 1 has 11, 88, 55 and 99; each can remove one of nine others.
    assertThat(count(Map.of("double", "choice"), text)).isEqualTo(6 + 4 * 9);
    assertThat(count(Map.of("double", "choice", "zeroIsDouble", "off"), text)).isEqualTo(6 + 4 * 8);
    Map<String, String> none = Map.of("double", "choice", "placementDoubleRemoves", "off");
    assertThat(count(none, text)).isEqualTo(10);
    CavaloPuzzle state = CavaloDeals.puzzles(none).notation().read(text);
    assertThat(state.play(lastVisit(state, "I1")).has(4)).isTrue();
  }

  private static int count(Map<String, String> rules, String text) throws InputException {
    return CavaloDeals.puzzles(rules).notation().read(text).count(new MoveList());
  }

  @Test
  void theSameBoardWithOtherPointsIsAnotherState() throws InputException {
    String text = CavaloDeals.text(CavaloDeals.manual());
    CavaloPuzzles puzzles = CavaloDeals.puzzles(Map.of());
    CavaloPuzzle one = puzzles.notation().read("(" + text + " 100 5)");
    CavaloPuzzle other = puzzles.notation().read("(" + text + " 100 6)");
    assertThat(one).isNotEqualTo(other);
    assertThat(one.key()).isNotEqualTo(other.key());
    assertThat(one).isNotEqualTo(puzzles.notation().read("(" + text + " 101 5)"));
  }
}
