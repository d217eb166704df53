package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.testkit.NimHeap;

class GreedyPlayerTest {

  @Test
  void takesTheBestMarginOfTheMover() {
    for (int seed = 0; seed < 300; seed++) {
      Maze maze = Maze.start(seed, 8);
      int sign = maze.turn() == Position.FIRST ? 1 : -1;
      int taken = sign * maze.play(choose(maze, seed)).margin();
      MoveList moves = new MoveList();
      maze.moves(moves);
      for (int door : moves.toArray()) {
        assertThat(sign * maze.play(door).margin()).isLessThanOrEqualTo(taken);
      }
    }
  }

  @Test
  void equalMovesAreChosenByTheSeed() {
    Set<Integer> chosen = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      NimHeap heap = new NimHeap(20, Position.SECOND);
      int move = new GreedyPlayer<NimHeap>(seed).choose(heap, Limits.NONE, report -> {}).move();
      assertThat(new GreedyPlayer<NimHeap>(seed).choose(heap, Limits.NONE, report -> {}).move())
          .isEqualTo(move);
      chosen.add(move);
    }
    assertThat(chosen).containsExactlyInAnyOrder(1, 2, 3);
  }

  private static int choose(Maze maze, long seed) {
    return new GreedyPlayer<Maze>(seed).choose(maze, Limits.NONE, report -> {}).move();
  }
}
