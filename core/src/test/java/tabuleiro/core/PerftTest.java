package tabuleiro.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftTest {

  @Test
  void countsSequencesOfExactlyThatLength() {
    // Ordered sums of ones and twos up to 5: 2 of length 1, 4 of length 2, 7 of length 3 (2+2+2
    // exceeds 5), 5 of length 4 and 1 of length 5.
    long[] expected = {1, 2, 4, 7, 5, 1, 0};
    for (int depth = 0; depth < expected.length; depth++) {
      assertThat(new Perft(depth).count(new Steps(0, 5), depth)).isEqualTo(expected[depth]);
    }
  }
}
