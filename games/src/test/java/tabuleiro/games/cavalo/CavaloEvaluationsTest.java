package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.text.InputException;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoardText;
import tabuleiro.games.cavalo.rules.CavaloJumps;

/** The terms of the evaluations. */
class CavaloEvaluationsTest {
  private static final int SIZE = 10;

  /** Positions of random games under given rules. */
  private static List<Cavalo> positions(int rules, int games) {
    CavaloGame game = CavaloDeals.game(CavaloDeals.rules(rules));
    Random random = new Random(rules);
    List<Cavalo> seen = new ArrayList<>();
    MoveList moves = new MoveList();
    for (int seed = 0; seed < games; seed++) {
      for (Cavalo position = game.start(seed); !position.isOver(); ) {
        seen.add(position);
        moves.clear();
        position.moves(moves);
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return seen;
  }

  @Test
  void theRecommendedOneComesFirst() {
    assertThat(CavaloDeals.game(Map.of()).knowledge().evaluations())
        .extracting(Evaluation::name)
        .containsExactly("potential", "course", "points");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16, 36})
  void theTermsAddUpAndHaveTexts(int rules) {
    Set<String> keys = new HashSet<>();
    for (Cavalo position : positions(rules, 10)) {
      for (Evaluation<Cavalo> evaluation : CavaloEvaluations.all()) {
        keys.add("eval." + evaluation.name());
        int sum = 0;
        for (Evaluation.Term term : evaluation.terms(position)) {
          keys.add("term." + term.key());
          sum += term.value();
        }
        assertThat(evaluation.of(position)).isEqualTo(sum);
      }
    }
    assertThat(ResourceBundle.getBundle(CavaloBoardText.BUNDLE).keySet()).containsAll(keys);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 32})
  void thePointsSoFarChangeNothingElse(int rules) throws InputException {
    CavaloGame game = CavaloDeals.game(CavaloDeals.rules(rules));
    for (Cavalo position : positions(rules, 5)) {
      String text = game.notation().write(position);
      String points = "(" + position.points(0) + " " + position.points(1) + ")";
      int all = position.points(0) + position.points(1);
      Cavalo other = game.notation().read(text.replace(points, "(0 " + all + ")"));
      for (Evaluation<Cavalo> evaluation : CavaloEvaluations.all()) {
        assertThat(evaluation.of(other) + evaluation.scale() * all)
            .isEqualTo(evaluation.of(position) - evaluation.scale() * position.margin());
      }
    }
  }

  /** The cells one jump from any of the given cells, by trying all cells of the board. */
  private static Set<Integer> next(Set<Integer> from) {
    Set<Integer> found = new TreeSet<>();
    for (int a : from) {
      for (int b = 0; b < SIZE * SIZE; b++) {
        if (Math.abs(a / SIZE - b / SIZE) * Math.abs(a % SIZE - b % SIZE) == 2) {
          found.add(b);
        }
      }
    }
    return found;
  }

  private static int term(Cavalo position, String key) {
    return CavaloEvaluations.POTENTIAL.terms(position).stream()
        .filter(term -> term.key().equals(key))
        .mapToInt(Evaluation.Term::value)
        .sum();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void potentialIsWhatItsTermsSay(int rules) {
    int stuck = 0;
    for (Cavalo position : positions(rules, 30)) {
      int[] reach = new int[2];
      int[] left = new int[2];
      for (int side = 0; side < 2; side++) {
        Set<Integer> near = next(Set.of(position.knight(side)));
        near.removeIf(cell -> !position.has(cell));
        left[side] = near.size();
        Set<Integer> free = new TreeSet<>(near);
        free.removeAll(rules == 0 ? next(Set.of(position.knight(1 - side))) : Set.of());
        Set<Integer> edge = free.isEmpty() ? near : free;
        Set<Integer> seen = new TreeSet<>();
        for (int weight = 24; weight > 3; weight /= 2) {
          seen.addAll(edge);
          reach[side] += weight * edge.stream().mapToInt(position::value).sum();
          edge = next(edge);
          edge.removeAll(seen);
          edge.removeIf(cell -> !position.has(cell));
        }
      }
      assertThat(term(position, "reach")).isEqualTo(reach[0] - reach[1]);
      int sign = Math.min(left[0], 1) - Math.min(left[1], 1);
      assertThat(Integer.signum(term(position, "stuck"))).isEqualTo(sign);
      stuck += Math.abs(sign);
      assertThat(term(position, "threat") == 0).isEqualTo(rules == 1);
    }
    assertThat(stuck).isPositive();
  }

  @Test
  void everyWeightIsNamedAndCounts() {
    int[] standard = CavaloWeights.STANDARD.values();
    assertThat(CavaloWeights.of(standard)).isEqualTo(CavaloWeights.STANDARD);
    assertThat(CavaloWeights.NAMES).hasSize(standard.length);
    for (int i = 0; i < standard.length; i++) {
      int[] other = standard.clone();
      other[i] += 7;
      Evaluation<Cavalo> varied = CavaloWeights.of(other).evaluation();
      assertThat(positions(0, 30))
          .as(CavaloWeights.NAMES.get(i))
          .anyMatch(p -> varied.of(p) != CavaloEvaluations.POTENTIAL.of(p));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> CavaloWeights.of(1, 2));
  }

  @Test
  void onlyTheDisturbedSideEverFindsACellForbidden() {
    int forbidden = 0;
    for (Cavalo position : positions(0, 30)) {
      int side = position.turn();
      Set<Integer> threatened = next(Set.of(position.knight(1 - side)));
      threatened.retainAll(next(Set.of(position.knight(side))));
      if (threatened.stream().anyMatch(position::has)) {
        forbidden++;
        assertThat(Integer.signum(term(position, "threat"))).isEqualTo(side == 0 ? -1 : 1);
      }
    }
    assertThat(forbidden).isGreaterThan(50);
  }

  @Test
  void aWholeSetSpreadsAsItsCellsDo() {
    Random random = new Random(7);
    for (int i = 0; i < 2000; i++) {
      long low = random.nextLong();
      long high = random.nextLong() & CavaloJumps.HIGH_CELLS;
      long expectedLow = 0;
      long expectedHigh = 0;
      for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
        if (CavaloJumps.has(low, high, cell)) {
          expectedLow |= CavaloJumps.attackedLow(cell);
          expectedHigh |= CavaloJumps.attackedHigh(cell);
        }
      }
      assertThat(CavaloJumps.spreadLow(low, high)).isEqualTo(expectedLow);
      assertThat(CavaloJumps.spreadHigh(low, high)).isEqualTo(expectedHigh);
    }
  }
}
