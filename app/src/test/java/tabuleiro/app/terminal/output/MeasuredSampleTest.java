package tabuleiro.app.terminal.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasuredSampleTest {

  @ParameterizedTest
  @CsvSource({"2, 12.7062", "3, 4.3027", "10, 2.2622", "500, 1.9647"})
  void intervalsUseTheTableOfStudent(int size, double quantile) {
    double[] values = IntStream.range(0, size).mapToDouble(i -> 10 * (size - 1 - i)).toArray();
    MeasuredSample sample = new MeasuredSample(values);
    assertThat(sample.size()).isEqualTo(size);
    assertThat(sample.mean()).isEqualTo(10 * (size - 1) / 2.0);
    assertThat(sample.error())
        .isCloseTo(quantile * sample.deviation() / Math.sqrt(size), within(1e-2));
    assertThat(sample.quantile(0.5)).isEqualTo(sample.mean());
    assertThat(sample.quantile(1)).isEqualTo(values[0]);
  }

  @Test
  void oneNumberLeavesTheMeanOpen() {
    assertThat(new MeasuredSample(new double[] {3}).error()).isInfinite();
  }
}
