package tabuleiro.lab.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;

/** Tests addresses and versions of clusters. */
class ClusterAddressTest {

  @ParameterizedTest
  @CsvSource({
    "spark://127.0.0.1:17077, 127.0.0.1, 17077, true",
    "spark://lab-3.example.org, lab-3.example.org, 7077, false",
    "spark://localhost:1, localhost, 1, true",
    "spark://127.evil.org:1, 127.evil.org, 1, false",
    "spark://10.0.0.7:65535, 10.0.0.7, 65535, false",
  })
  void aMasterHasAHostAndAPort(String text, String host, int port, boolean isLoopback)
      throws InputException {
    ClusterAddress address = ClusterAddress.parse(text);
    assertThat(address).isEqualTo(ClusterAddress.of(host, port));
    assertThat(address.isLoopback()).isEqualTo(isLoopback);
    assertThat(address.isTrial()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"local[2]", "local[*]", "local[1024]"})
  void aTrialNeedsNoMaster(String text) throws InputException {
    assertThat(ClusterAddress.parse(text).isTrial()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "local",
        "local[0]",
        "local[1025]",
        "local[-1]",
        "local[x]",
        "spark://",
        "spark://:1",
        "spark://a:0",
        "spark://a:65536",
        "spark://a:b",
        "spark://a,b:1",
        "http://a:1",
        "spark://a b:1",
        "spark://a:99999999999999999999"
      })
  void anythingElseIsRefusedWithTheForm(String text) {
    assertThatThrownBy(() -> ClusterAddress.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected spark://HOST:PORT, or local[N]");
  }

  @Test
  void theFirstDifferentVersionIsNamed() {
    ClusterVersions here = new ClusterVersions("1.0, 42", "4.2.0", "17");
    assertThat(ClusterVersions.parse(here.text())).isEqualTo(here);
    assertThat(here.differenceFrom(here)).isEmpty();
    assertThat(here.differenceFrom(new ClusterVersions("1.1, 42", "4.1.0", "21")))
        .contains(new ClusterVersions.Difference("Tabuleiro", "1.1, 42", "1.0, 42"));
    assertThat(here.differenceFrom(new ClusterVersions("1.0, 42", "4.1.0", "21")))
        .contains(new ClusterVersions.Difference("Spark", "4.1.0", "4.2.0"));
    assertThat(here.differenceFrom(new ClusterVersions("1.0, 42", "4.2.0", "21")))
        .contains(new ClusterVersions.Difference("Java", "21", "17"));
  }

  @Test
  void theAnswerOfAnotherProgramIsUnknown() {
    assertThat(ClusterVersions.parse("hello")).isEqualTo(ClusterVersions.UNKNOWN);
  }
}
