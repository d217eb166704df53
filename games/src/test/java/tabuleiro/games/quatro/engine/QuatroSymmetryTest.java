package tabuleiro.games.quatro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroLines;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroSetup;
import tabuleiro.games.quatro.rules.QuatroTest;

/** Compares the symmetries with exhaustive search. */
class QuatroSymmetryTest {

  @Tag("long")
  @Test
  void theMovementsAreAllThatKeepLinesLines() {
    assertThat(QuatroSymmetry.movements(QuatroLines.NO_SQUARES)).hasSize(32);
    assertThat(QuatroSymmetry.movements(QuatroLines.ALL_SQUARES)).hasSize(8);
    for (long anchors : new long[] {QuatroLines.NO_SQUARES, QuatroLines.ALL_SQUARES}) {
      Set<String> derived = new HashSet<>();
      QuatroSymmetry.movements(anchors).forEach(image -> derived.add(Arrays.toString(image)));
      Set<String> found = new HashSet<>();
      search(new int[16], 0, QuatroLines.masks(anchors), found);
      assertThat(derived).isEqualTo(found);
    }
  }

  /** Finds every permutation of the squares that maps all lines onto lines. */
  private static void search(int[] image, int size, int[] lines, Set<String> found) {
    if (size == 16) {
      found.add(Arrays.toString(image));
      return;
    }
    for (int target = 0; target < 16; target++) {
      image[size] = target;
      if (isPossible(image, size + 1, lines)) {
        search(image, size + 1, lines, found);
      }
    }
  }

  private static boolean isPossible(int[] image, int size, int[] lines) {
    for (int i = 0; i < size - 1; i++) {
      if (image[i] == image[size - 1]) {
        return false;
      }
    }
    for (int line : lines) {
      if (line >> (size - 1) == 1) {
        int moved = 0;
        for (int i = 0; i < size; i++) {
          moved |= (line >> i & 1) << image[i];
        }
        boolean isLine = false;
        for (int other : lines) {
          isLine |= other == moved;
        }
        if (!isLine) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "mover, off, 12288, 16",
    "opponent, off, 12288, 16",
    "mover, on, 3072, 16",
    "opponent, on, 3072, 16",
    "mover, off, 12288, 9",
    "opponent, off, 12288, 9"
  })
  void allImagesShareTheKeyAndKeepTheGame(String give, String squares, int size, int pieces)
      throws InputException {
    SplittableRandom random = new SplittableRandom(pieces);
    for (int i = 0; i < 12; i++) {
      Quatro state = randomPosition(give, squares, pieces, random, random.nextInt(9));
      QuatroSymmetry symmetry = QuatroSymmetry.of(state);
      assertThat(symmetry.size()).isEqualTo(size);
      assertThat(symmetry.apply(0, state)).isEqualTo(state);
      long key = symmetry.canonicalKey(state);
      MoveList scratch = new MoveList();
      for (int s = 0; s < size; s += pieces == 16 ? 1 : 7) {
        Quatro image = symmetry.apply(s, state);
        if (symmetry.canonicalKey(image) != key) {
          assertThat(symmetry.canonicalKey(image)).as("%d of %s", s, state).isEqualTo(key);
        }
        assertThat(image.isOver()).isEqualTo(state.isOver());
        assertThat(image.margin()).isEqualTo(state.margin());
        assertThat(image.turn()).isEqualTo(state.turn());
        assertThat(image.count(scratch)).isEqualTo(state.count(scratch));
      }
    }
  }

  /** Few pieces and many positions, so that many are symmetric and many are not. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({"mover, off, 16", "opponent, off, 16", "mover, on, 16", "opponent, on, 13"})
  void positionsShareAKeyIfAndOnlyIfTheirSmallestImagesAreTheSame(
      String give, String squares, int pieces) throws InputException {
    SplittableRandom random = new SplittableRandom(99);
    Map<Long, String> smallestOfKey = new HashMap<>();
    Map<String, Long> keyOfSmallest = new HashMap<>();
    int alike = 0;
    for (int i = 0; i < 200; i++) {
      Quatro state = randomPosition(give, squares, pieces, random, 2 + random.nextInt(3));
      QuatroSymmetry symmetry = QuatroSymmetry.of(state);
      String smallest = smallest(symmetry, state);
      long key = symmetry.canonicalKey(state);
      String sameKey = smallestOfKey.putIfAbsent(key, smallest);
      Long sameImage = keyOfSmallest.putIfAbsent(smallest, key);
      alike += sameKey != null ? 1 : 0;
      assertThat(sameKey == null || sameKey.equals(smallest)).as(state.toString()).isTrue();
      assertThat(sameImage == null || sameImage == key).as(state.toString()).isTrue();
    }
    assertThat(alike).isPositive();
    assertThat(keyOfSmallest.size()).isGreaterThan(20);
  }

  /** The smallest packed form of all images. */
  private static String smallest(QuatroSymmetry symmetry, Quatro state) {
    String smallest = "~";
    for (int s = 0; s < symmetry.size(); s++) {
      Quatro image = symmetry.apply(s, state);
      String packed =
          Integer.toHexString(image.deal().absent())
              + ' '
              + image.hand()
              + ' '
              + Integer.toHexString(image.occupied())
              + ' '
              + Long.toHexString(image.planes())
              + ' '
              + image.turn();
      smallest = packed.compareTo(smallest) < 0 ? packed : smallest;
    }
    return smallest;
  }

  /** A position after random moves from the empty board with the first usual pieces. */
  private static Quatro randomPosition(
      String give, String squares, int pieces, SplittableRandom random, int plies)
      throws InputException {
    Game<Quatro> game = QuatroTest.game("give=" + give, "squares=" + squares);
    String reserve = "";
    int[] order = QuatroSetup.allBut(0);
    for (int i = 0; i < pieces; i++) {
      reserve += " " + QuatroPiece.code(order[i]);
    }
    String board = "((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))";
    Quatro state = game.notation().read("(" + board + " (" + reserve + "))");
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies && !state.isOver(); ply++) {
      moves.clear();
      state.moves(moves);
      state = state.play(moves.get(random.nextInt(moves.size())));
    }
    return state;
  }
}
