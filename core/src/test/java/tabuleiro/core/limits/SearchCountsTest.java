package tabuleiro.core.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SearchCountsTest {

  @Test
  void theBranchingFactorIsTheRootThatTheCoursesCompute() {
    assertThat(SearchCounts.branchingFactor(2, 46))
        .isEqualTo((Math.sqrt(185) - 1) / 2, within(1e-9));
    assertThat(SearchCounts.branchingFactor(7, 68)).isEqualTo(1.596182, within(1e-6));
    assertThat(SearchCounts.branchingFactor(18, 427)).isEqualTo(1.289210, within(1e-6));
    assertThat(SearchCounts.branchingFactor(1, 9)).isEqualTo(9, within(1e-9));
    assertThat(SearchCounts.branchingFactor(0, 9)).isZero();
    assertThat(SearchCounts.branchingFactor(200, 1)).isBetween(0.0, 1.0);
  }

  @Test
  void penetranceIsLengthByStatesGenerated() {
    SearchCounts counts = new SearchCounts(46, 0, 4, 0, 0, 0);
    assertThat(counts.penetrance(2)).isEqualTo(2.0 / 46, within(1e-12));
    assertThat(new SearchCounts(0, 0, 0, 0, 0, 0).penetrance(0)).isZero();
  }
}
