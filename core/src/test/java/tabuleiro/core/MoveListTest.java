package tabuleiro.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveListTest {

  @Test
  void growsAndKeepsTheOrder() {
    MoveList moves = new MoveList();
    for (int i = 0; i < 1000; i++) {
      moves.add(2 * i);
    }
    assertThat(moves.size()).isEqualTo(1000);
    assertThat(moves.get(999)).isEqualTo(1998);
    assertThat(moves.contains(500)).isTrue();
    assertThat(moves.contains(501)).isFalse();
    moves.clear();
    assertThat(moves.toArray()).isEmpty();
  }

  @Test
  void picksTheBestOfTheRestAndTiesInOrder() {
    MoveList moves = new MoveList();
    int[] scores = {1, 5, 3, 5, 2};
    for (int i = 0; i < scores.length; i++) {
      moves.add(i);
      moves.score(i, scores[i]);
    }
    for (int i = 0; i < scores.length; i++) {
      moves.pick(i);
    }
    assertThat(moves.toArray()).containsExactly(1, 3, 2, 4, 0);
  }

  @Test
  void aMoveAddedAgainHasNoOldScore() {
    MoveList moves = new MoveList();
    moves.add(1);
    moves.score(0, 9);
    moves.clear();
    moves.add(2);
    moves.add(3);
    moves.score(1, 1);
    assertThat(moves.pick(0)).isEqualTo(3);
  }
}
