package tabuleiro.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ZobristTest {

  @Test
  void keysAreTheSameOnEveryMachine() {
    assertThat(Zobrist.key(0)).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(Zobrist.keys(3, 2)).containsExactly(Zobrist.keys(3, 2));
  }

  @Test
  void familiesShareNoKey() {
    Set<Long> seen = new HashSet<>();
    for (int family = 0; family < 20; family++) {
      Arrays.stream(Zobrist.keys(family, 1000)).forEach(key -> assertThat(seen.add(key)).isTrue());
    }
  }
}
