package tabuleiro.core.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CountsTest {

  @Test
  void theBranchingFactorIsTheRootThatTheCoursesCompute() {
    assertThat(Counts.branchingFactor(2, 46)).isEqualTo((Math.sqrt(185) - 1) / 2, within(1e-9));
    assertThat(Counts.branchingFactor(7, 68)).isEqualTo(1.596182, within(1e-6));
    assertThat(Counts.branchingFactor(18, 427)).isEqualTo(1.289210, within(1e-6));
    assertThat(Counts.branchingFactor(1, 9)).isEqualTo(9, within(1e-9));
    assertThat(Counts.branchingFactor(0, 9)).isZero();
    assertThat(Counts.branchingFactor(200, 1)).isBetween(0.0, 1.0);
  }

  @Test
  void penetranceIsLengthByStatesGenerated() {
    Counts counts = new Counts(46, 0, 4, 0, 0, 0);
    assertThat(counts.penetrance(2)).isEqualTo(2.0 / 46, within(1e-12));
    assertThat(new Counts(0, 0, 0, 0, 0, 0).penetrance(0)).isZero();
  }
}
