package tabuleiro.games.dots.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.games.dots.DotsOracleTest;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;

/** Positions share a canonical key exactly if a symmetry maps one onto the other. */
class DotsSymmetryTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1, 24", "1, 2, 72", "2, 1, 72", "1, 3, 144", "5, 1, 144", "1, 63, 144", "2, 2, 128",
    "2, 3, 64", "3, 2, 64", "3, 3, 128", "5, 6, 64", "8, 8, 128", "9, 9, 128", "2, 38, 64"
  })
  void thereAreAsManySymmetriesAsCounted(int rows, int columns, int size) {
    assertThat(DotsSymmetry.of(DotsGrid.of(rows, columns)).size()).isEqualTo(size);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "1, 3", "4, 1", "2, 2", "2, 3", "3, 2", "3, 3", "5, 6"})
  void symmetriesAreAGroupThatTakesBoxesToBoxes(int rows, int columns) {
    DotsGrid grid = DotsGrid.of(rows, columns);
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    Set<List<Integer>> elements = new HashSet<>();
    for (int i = 0; i < symmetry.size(); i++) {
      elements.add(images(grid, i));
    }
    assertThat(elements).hasSize(symmetry.size());
    assertThat(images(grid, 0)).isEqualTo(IntStream.range(0, grid.arcs()).boxed().toList());
    Set<Set<Integer>> boxes = new HashSet<>();
    for (int box = 0; box < grid.boxes(); box++) {
      boxes.add(new HashSet<>(Arrays.stream(grid.arcsOf(box)).boxed().toList()));
    }
    for (List<Integer> one : elements) {
      Set<Set<Integer>> turned = new HashSet<>();
      boxes.forEach(b -> turned.add(new HashSet<>(b.stream().map(one::get).toList())));
      assertThat(turned).isEqualTo(boxes);
      for (int i = 0; i < symmetry.size(); i += 5) {
        assertThat(elements).contains(images(grid, i).stream().map(one::get).toList());
      }
    }
  }

  /** All sets of arcs of small boards, partitioned into classes by the group alone. */
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "2, 1", "1, 3", "3, 1", "2, 2", "1, 4", "2, 3", "3, 2"})
  void keysAreSharedExactlyByTheSymmetricOnes(int rows, int columns) {
    DotsGrid grid = DotsGrid.of(rows, columns);
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    boolean[] seen = new boolean[1 << grid.arcs()];
    Set<Long> keys = new HashSet<>();
    for (int arcs = 0; arcs < seen.length; arcs++) {
      if (!seen[arcs]) {
        long key = symmetry.canonicalArcs(arcs, 0, 0);
        assertThat(keys.add(key)).as("another class has the key of %d", arcs).isTrue();
        for (int i = 0; i < symmetry.size(); i++) {
          int other = image(symmetry, i, arcs);
          seen[other] = true;
          if (symmetry.canonicalArcs(other, 0, 0) != key) {
            assertThat(symmetry.canonicalArcs(other, 0, 0)).as("%d", other).isEqualTo(key);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 40", "5, 6, 40", "1, 63, 10", "7, 7, 20", "8, 8, 20", "9, 9, 10", "2, 38, 10"})
  void symmetricPositionsOfLargeBoardsShareTheKeyAndNeighboursDoNot(
      int rows, int columns, int games) {
    DotsSymmetry symmetry = DotsSymmetry.of(DotsGrid.of(rows, columns));
    for (int game = 0; game < games; game++) {
      Dots position = random(DotsGrid.of(rows, columns), game);
      long key = symmetry.canonicalKey(position);
      Set<Dots> orbit = new HashSet<>();
      for (int i = 0; i < symmetry.size(); i++) {
        Dots turned = symmetry.apply(i, position);
        orbit.add(turned);
        assertThat(symmetry.canonicalKey(turned)).isEqualTo(key);
        assertThat(turned.margin()).isEqualTo(position.margin());
        assertThat(turned.board().closed()).isEqualTo(position.board().closed());
      }
      assertThat(symmetry.apply(0, position)).isEqualTo(position);
      for (int i = 0; i < 30; i++) {
        Dots other = random(DotsGrid.of(rows, columns), 1000L * game + i);
        assertThat(symmetry.canonicalKey(other) == key).isEqualTo(orbit.contains(other));
      }
    }
  }

  @Test
  void turnAndBoxesTellKeysApart() {
    DotsGrid grid = DotsGrid.of(1, 2);
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    DotsBoard full = new DotsBoard(grid, 0x7F, 0, 0);
    assertThat(
            List.of(
                symmetry.canonicalKey(Dots.of(full, 0, 2, 0)),
                symmetry.canonicalKey(Dots.of(full, 2, 0, 0)),
                symmetry.canonicalKey(Dots.of(full, 1, 1, 0)),
                symmetry.canonicalKey(Dots.of(full, 1, 1, 1))))
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "1, 3", "3, 1", "2, 2"})
  void symmetricPositionsHaveTheSameValueAndTheSameCounts(int rows, int columns) {
    DotsGrid grid = DotsGrid.of(rows, columns);
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    Map<Long, Integer> values = new HashMap<>();
    for (int arcs = 0; arcs < 1 << grid.arcs(); arcs += 1 + arcs % 3) {
      Dots position = Dots.of(new DotsBoard(grid, arcs, 0, 0), 0, 0, 0);
      int value = new DotsOracleTest.PlainValue(position).ofStart();
      Integer other = values.putIfAbsent(symmetry.canonicalKey(position), value);
      assertThat(other == null || other == value).as("%d", arcs).isTrue();
    }
    Dots position = random(grid, 7);
    for (int i = 0; i < symmetry.size(); i++) {
      Dots turned = symmetry.apply(i, position);
      assertThat(new Perft(4).count(turned, 4)).isEqualTo(new Perft(4).count(position, 4));
    }
  }

  /** Playing and turning commute: the rules do not depend on the orientation of the board. */
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 5", "3, 1", "2, 2", "3, 4", "4, 4", "5, 6"})
  void aMoveTurnedIsAMoveOfTheTurnedPosition(int rows, int columns) {
    DotsGrid grid = DotsGrid.of(rows, columns);
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    for (int game = 0; game < 20; game++) {
      Dots position = random(grid, game);
      MoveList moves = new MoveList();
      position.moves(moves);
      for (int i = 0; i < symmetry.size() && moves.size() > 0; i++) {
        int move = moves.get((game + i) % moves.size());
        assertThat(symmetry.apply(i, position.play(move)))
            .isEqualTo(symmetry.apply(i, position).play(symmetry.apply(i, move)));
      }
    }
  }

  private static Dots random(DotsGrid grid, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Dots position = Dots.start(grid);
    MoveList moves = new MoveList();
    for (int left = random.nextInt(grid.arcs()); left > 0; left--) {
      moves.clear();
      position.moves(moves);
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private static List<Integer> images(DotsGrid grid, int element) {
    DotsSymmetry symmetry = DotsSymmetry.of(grid);
    List<Integer> images = new ArrayList<>();
    for (int arc = 0; arc < grid.arcs(); arc++) {
      images.add(symmetry.apply(element, arc));
    }
    return images;
  }

  private static int image(DotsSymmetry symmetry, int element, int arcs) {
    int image = 0;
    for (int rest = arcs; rest != 0; rest &= rest - 1) {
      image |= 1 << symmetry.apply(element, Integer.numberOfTrailingZeros(rest));
    }
    return image;
  }
}
