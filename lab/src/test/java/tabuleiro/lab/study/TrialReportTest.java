package tabuleiro.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.weights.Trial;
import tabuleiro.lab.run.Result;

class TrialReportTest {
  private static final TrialReport.Entry ENTRY = new TrialReport.Entry("dice-6", "fair");

  /** Student's interval of 1, 2, 3, 4, 5 is 3 ± 2.7764 · √(2.5 / 5), as in any table of t. */
  @Test
  void theIntervalIsStudents() {
    Map<String, Result> results = new HashMap<>();
    for (int i = 0; i < 5; i++) {
      String key = TrialReport.key(ENTRY, i);
      Trial.Score score = new Trial.Score(5 - i, 10, i > 0);
      results.put(key, new Result(key, TrialReport.values(score, 2), Duration.ZERO));
    }
    StudyFile file = new StudyFile("x", null, null, null, null, null, null);
    TrialReport.Sample sample =
        new TrialReport(file, List.of(ENTRY), 5, ReportedResults.NONE).sample(ENTRY, results);
    assertThat(sample.mean()).isEqualTo(3);
    assertThat(sample.half()).isCloseTo(1.96324, within(1e-4));
    assertThat(sample.quantile(0.5)).isEqualTo(3);
    assertThat(sample.sorted()).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(sample.cut()).isEqualTo(1);
    assertThat(sample.moves()).isEqualTo(50);
  }
}
