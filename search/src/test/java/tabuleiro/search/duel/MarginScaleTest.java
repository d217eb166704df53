package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.Game;

class MarginScaleTest {

  @Test
  void marginsAtTheBoundAreTheTopAndAllOthersAreUnits() {
    MarginScale margins = new MarginScale(10, 3);
    for (int margin = -3; margin <= 3; margin++) {
      int value = margins.value(margin);
      assertThat(MarginScale.isTop(value)).isEqualTo(Math.abs(margin) == 3);
      assertThat(margins.units(value)).isEqualTo(10 * margin);
      assertThat(margins.proved(10 * margin)).isEqualTo(value);
    }
    assertThat(margins.limit()).isEqualTo(MarginScale.TOP);
    assertThat(margins.value(3)).isGreaterThan(1_000_000).isEqualTo(-margins.value(-3));
  }

  @Test
  void withoutABoundNothingIsTheTop() {
    for (int bound : new int[] {Game.UNBOUNDED, Integer.MAX_VALUE / 10 + 1}) {
      MarginScale margins = new MarginScale(10, bound);
      for (int margin : new int[] {-100_000, -1, 0, 1, 100_000}) {
        assertThat(margins.value(margin)).isEqualTo(10 * margin);
        assertThat(margins.units(10 * margin)).isEqualTo(10 * margin);
        assertThat(margins.proved(10 * margin)).isEqualTo(10 * margin);
      }
      assertThat(margins.limit()).isEqualTo(MarginScale.INFINITE);
    }
  }

  @Test
  void aMarginBeyondTheBoundIsAFaultOfTheRules() {
    MarginScale scale = new MarginScale(10, 4);
    assertThat(scale.value(4)).isEqualTo(MarginScale.TOP);
    assertThatThrownBy(() -> scale.value(5)).isInstanceOf(RulesException.class);
    assertThatThrownBy(() -> scale.value(-5)).isInstanceOf(RulesException.class);
  }
}
