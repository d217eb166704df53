package tabuleiro.core.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DemoTest {

  @Test
  void aDemoIsAStartAndAMoveOnEachLine() {
    Demo demo = Demo.of("(((0 0)) 1)\na1\nb1\n", true, 1);
    assertThat(demo.start()).isEqualTo("(((0 0)) 1)");
    assertThat(demo.moves()).containsExactly("a1", "b1");
  }

  @Test
  void thePreviewIsWithinTheGame() {
    assertThatThrownBy(() -> Demo.of("start\na1", true, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
