package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

class LevelPlayerTest {
  private static final Maze.Lore LORE = new Maze.Lore(false);
  private static final EngineOptions SMALL = EngineOptions.STANDARD.withMegabytes(1);

  @Test
  void aLevelAlwaysPlaysTheSame() {
    for (int level = LevelPlayer.LOWEST; level <= 7; level++) {
      for (int seed = 0; seed < 20; seed++) {
        Maze maze = Maze.endless(seed);
        Choice one = choose(level, maze, seed);
        Choice two = choose(level, maze, seed);
        assertThat(one.move()).isEqualTo(two.move());
        assertThat(one.report().effort()).isEqualTo(two.report().effort());
        MoveList moves = new MoveList();
        maze.moves(moves);
        assertThat(moves.contains(one.move())).isTrue();
      }
    }
  }

  @Test
  void higherLevelsThinkMoreAndAreLessCareless() {
    long lastNodes = 0;
    int lastCareful = 0;
    for (int level : new int[] {1, 3, 5, 7}) {
      long nodes = 0;
      int careful = 0;
      for (int seed = 0; seed < 100; seed++) {
        Choice choice = choose(level, Maze.endless(seed), seed);
        nodes = Math.max(nodes, choice.report().nodes());
        careful += choice.report().nodes() > 10 ? 1 : 0;
      }
      assertThat(nodes).isGreaterThan(lastNodes);
      assertThat(careful).isGreaterThanOrEqualTo(lastCareful);
      lastNodes = nodes;
      lastCareful = careful;
    }
    assertThat(lastNodes).isEqualTo(20_000);
    assertThat(lastCareful).isGreaterThan(90);
  }

  @Test
  void thereAreNineLevels() {
    Engine<Maze> engine = new Engine<>(LORE, SMALL);
    assertThatThrownBy(() -> new LevelPlayer<>(engine, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new LevelPlayer<>(engine, 10, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(new LevelPlayer<>(engine, 9, 1).name()).isEqualTo("engine:level=9");
  }

  private static Choice choose(int level, Maze maze, long seed) {
    return new LevelPlayer<>(new Engine<>(LORE, SMALL), level, seed)
        .choose(maze, Limits.NONE, report -> {});
  }
}
