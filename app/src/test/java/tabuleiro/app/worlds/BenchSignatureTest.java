package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;

class BenchSignatureTest {

  @Test
  void theFingerprintOfRulesAndEngineIsTheRecordedOne() throws IOException, InputException {
    long sum = 0;
    for (BenchTask task : BenchTask.ALL) {
      sum += task.run();
    }
    String recorded = Files.readString(Path.of("../bench/signature.txt")).strip();
    assertThat(sum)
        .as("sum of bench; a meant change goes into bench/signature.txt")
        .hasToString(recorded);
  }
}
