package tabuleiro.lab.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.lab.cluster.ClusterVersions.Difference;

class ClusterVersionsTest {
  private static final ClusterVersions HERE = new ClusterVersions("1.0, 7", "4.2.0", "17");

  @Test
  void theFirstDifferenceIsNamed() {
    assertThat(HERE.differenceFrom(HERE)).isEmpty();
    assertThat(HERE.differenceFrom(new ClusterVersions("1.0, 8", "4.2.0", "25")))
        .contains(new Difference("Tabuleiro", "1.0, 8", "1.0, 7"));
    assertThat(HERE.differenceFrom(new ClusterVersions("1.0, 7", "3.5.9", "17")))
        .contains(new Difference("Spark", "3.5.9", "4.2.0"));
    assertThat(HERE.differenceFrom(new ClusterVersions("1.0, 7", "4.2.0", "25")))
        .contains(new Difference("Java", "25", "17"));
  }

  @Test
  void theTextIsReadAgainAndAnyOtherIsUnknown() {
    assertThat(ClusterVersions.parse(HERE.text())).isEqualTo(HERE);
    assertThat(ClusterVersions.parse("")).isEqualTo(ClusterVersions.UNKNOWN);
    assertThat(ClusterVersions.parse("1\n2\n3\n4")).isEqualTo(ClusterVersions.UNKNOWN);
  }
}
