package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.games.blokus.rules.Blokus;

/** Compares the half-turn with a reference implementation, cell by cell. */
class BlokusSymmetryTest {
  private final BlokusSymmetry symmetry = new BlokusSymmetry();

  @Test
  void theHalfTurnExchangesCellsHandsAndTurn() {
    walk(
        (state, turned) -> {
          for (int row = 0; row < 14; row++) {
            for (int column = 0; column < 14; column++) {
              int value = state.cell(row, column);
              assertThat(turned.cell(13 - row, 13 - column)).isEqualTo(value == 0 ? 0 : 3 - value);
            }
          }
          assertThat(turned.turn()).isEqualTo(1 - state.turn());
          assertThat(turned.margin()).isEqualTo(-state.margin());
          assertThat(turned.isOver()).isEqualTo(state.isOver());
        });
  }

  @Test
  void theHalfTurnTakesMovesToMoves() {
    walk(
        (state, turned) -> {
          TreeSet<Integer> expected = new TreeSet<>();
          for (int move : moves(state)) {
            expected.add(turned(move));
            assertThat(turned.play(turned(move))).isEqualTo(symmetry.apply(1, state.play(move)));
          }
          assertThat(moves(turned)).containsExactly(ints(expected));
        });
  }

  @Test
  void applyingItTwiceChangesNothing() {
    assertThat(symmetry.size()).isEqualTo(2);
    walk(
        (state, turned) -> {
          assertThat(symmetry.apply(0, state)).isSameAs(state);
          assertThat(symmetry.apply(1, turned)).isEqualTo(state);
          assertThat(symmetry.apply(1, turned).key()).isEqualTo(state.key());
        });
  }

  @Test
  void bothShareTheCanonicalKeyAndOthersHaveAnother() {
    walk(
        (state, turned) -> {
          long key = symmetry.canonicalKey(state);
          assertThat(symmetry.canonicalKey(turned)).isEqualTo(key);
          for (int move : moves(state)) {
            assertThat(symmetry.canonicalKey(state.play(move))).isNotEqualTo(key);
          }
        });
  }

  /** The placement after a half-turn, computed from its cells without the symmetry's code. */
  private static int turned(int move) {
    if (move == 784) {
      return move;
    }
    int row = move % 196 / 14;
    int column = move % 14;
    return switch (move / 196) {
      case 0 -> (13 - row) * 14 + 13 - column;
      case 1 -> 196 + (12 - row) * 14 + 12 - column;
      // The lower left cell of c1 is exchanged with its upper right one.
      case 2 -> 392 + (13 - row + 1) * 14 + 13 - column - 2;
      default -> 588 + (11 - row) * 14 + 12 - column;
    };
  }

  private void walk(BiConsumer<Blokus, Blokus> visit) {
    for (int seed = 0; seed < 30; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Blokus state = Blokus.start(seed % 2);
      for (int[] moves = moves(state); ; moves = moves(state)) {
        visit.accept(state, symmetry.apply(1, state));
        if (moves.length == 0) {
          break;
        }
        state = state.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  private static int[] moves(Blokus state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }

  private static int[] ints(Set<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
