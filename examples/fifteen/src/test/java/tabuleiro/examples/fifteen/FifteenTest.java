package tabuleiro.examples.fifteen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.world.Puzzles;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.PuzzleContract;

class FifteenTest {
  private static final FifteenWorld WORLD = new FifteenWorld();

  @Nested
  class Contract extends PuzzleContract<Fifteen> {
    @Override
    protected Puzzles<Fifteen> puzzles() {
      return WORLD;
    }

    @Override
    protected boolean walksEnd() {
      return false;
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return WORLD.bundle();
    }
  }

  @Test
  void everyWayBackIsTheMoveForth() throws Exception {
    Fifteen state = WORLD.problems().get(1).start();
    MoveList ways = new MoveList();
    WORLD.ways(state, ways);
    for (int way : ways.toArray()) {
      Fifteen before = WORLD.before(state, way);
      assertThat(before.play(WORLD.move(state, way))).isEqualTo(state);
    }
  }

  @Test
  void theDistanceIsKeptUp() throws Exception {
    Fifteen state = WORLD.problems().get(2).start();
    assertThat(state.play(1).play(5)).isEqualTo(WORLD.read(WORLD.write(state.play(1).play(5))));
    assertThat(Fifteen.ordered(4).isSolved()).isTrue();
  }

  @Test
  void brokenSquaresAreRefusedWithTheirPlace() {
    assertThatThrownBy(() -> WORLD.read("(1 2 3)")).hasMessageContaining("4, 9 or 16");
    assertThatThrownBy(() -> WORLD.read("(0 1 1 2)")).hasMessageContaining("tile 1 appears twice");
    assertThatThrownBy(() -> WORLD.read("(0 1 2 7)")).hasMessageContaining("7");
  }
}
