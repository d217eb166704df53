package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A machine joins only a master with the same versions of everything. */
class VersionsIT {
  private static final String SPARK = org.apache.spark.package$.MODULE$.SPARK_VERSION();

  @TempDir private Path folder = Path.of("");

  /** What a machine is told that joins a master with these versions. */
  private String refusal(String tabuleiro, String spark, String java) throws Exception {
    try (TestCluster cluster = new TestCluster(folder)) {
      Process master = cluster.master(String.join("\n", tabuleiro, spark, java));
      try {
        TestCluster.await("the master", cluster::isOpen);
        TestCluster.Said said = cluster.run("", "cluster", "join", cluster.url());
        assertThat(said.code()).as(said.err()).isEqualTo(2);
        assertThat(said.err().lines()).hasSize(1);
        assertThat(cluster.nodes("worker")).isEmpty();
        return said.err().strip().replace(cluster.url(), "URL");
      } finally {
        master.destroyForcibly().waitFor();
      }
    }
  }

  @Test
  void everyOtherVersionIsRefusedInOneSentence() throws Exception {
    String java = String.valueOf(Runtime.version().feature());
    String other = refusal("0.0.1, 5", SPARK, java);
    String head = "the master at URL has Tabuleiro 0.0.1, 5, but this machine has Tabuleiro ";
    assertThat(other).startsWith(head).endsWith("; install the same version");
    String here = other.substring(head.length(), other.lastIndexOf(';'));
    assertThat(refusal(here, "3.5.9", java))
        .isEqualTo(
            "the master at URL has Spark 3.5.9, but this machine has Spark "
                + SPARK
                + "; install the same version");
    assertThat(refusal(here, SPARK, "99"))
        .isEqualTo(
            "the master at URL has Java 99, but this machine has Java "
                + java
                + "; install the same version");
  }
}
