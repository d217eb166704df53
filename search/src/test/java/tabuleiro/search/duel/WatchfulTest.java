package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

class WatchfulTest {
  private static final Maze.Lore LORE = new Maze.Lore(false);
  private static final Limits NODES = Limits.nodes(4000);

  private static Engine<Maze> engine() {
    return new Engine<>(LORE, EngineOptions.STANDARD.withMegabytes(1));
  }

  private static Choice choose(Player<Maze> player, Maze maze, Limits limits) {
    return player.choose(maze, limits, ignored -> {});
  }

  /** The final margin for a side whose player plays against another. */
  private static int played(Maze start, int side, Player<Maze> player, Player<Maze> other) {
    Maze maze = start;
    while (!maze.isOver()) {
      maze = maze.play(choose(maze.turn() == side ? player : other, maze, NODES).move());
    }
    return (side == Position.FIRST ? 1 : -1) * maze.margin();
  }

  @Test
  void askedOnceItIsTheEngine() {
    for (int seed = 0; seed < 50; seed++) {
      Maze maze = Maze.endless(seed);
      Choice expected = choose(engine(), maze, NODES);
      Choice found = choose(new Watchful<>(engine(), List.of(new GreedyPlayer<>(0))), maze, NODES);
      assertThat(found.move()).isEqualTo(expected.move());
      assertThat(found.report().value()).isEqualTo(expected.report().value());
      assertThat(found.report().effort()).isEqualTo(expected.report().effort());
    }
  }

  @Test
  void withoutModelsItPlaysAWholeGameAsTheEngineDoes() {
    for (int seed = 0; seed < 20; seed++) {
      Maze maze = Maze.start(seed, 12);
      GreedyPlayer<Maze> greedy = new GreedyPlayer<>(0);
      assertThat(played(maze, maze.turn(), new Watchful<>(engine(), List.of()), greedy))
          .isEqualTo(played(maze, maze.turn(), engine(), greedy));
    }
  }

  @Test
  void whoMovesOtherwiseIsStruckOutForGood() {
    int struck = 0;
    for (int seed = 0; seed < 20; seed++) {
      Asked suspect = new Asked();
      Watchful<Maze> watchful = new Watchful<>(engine(), List.of(suspect));
      Maze maze = Maze.endless(seed);
      int side = maze.turn();
      int asked = 0;
      for (int ply = 0; ply < 200; ply++) {
        boolean isMine = maze.turn() == side;
        int move = isMine ? choose(watchful, maze, NODES).move() : suspect.unlike(maze);
        assertThat(asked > 0 && suspect.times > asked).as("asked again in maze %d", seed).isFalse();
        asked = isMine && suspect.hasDeviated ? suspect.times : asked;
        maze = maze.play(move);
      }
      struck += asked > 0 ? 1 : 0;
    }
    assertThat(struck).isGreaterThan(10);
  }

  @Test
  void noMoreIsSpentThanAllowed() {
    for (int seed = 0; seed < 20; seed++) {
      Player<Maze> watchful = new Watchful<>(engine(), List.of(new GreedyPlayer<>(0)));
      Maze maze = Maze.endless(seed);
      int side = maze.turn();
      for (int ply = 0; ply < 16 && !maze.isOver(); ply++) {
        Choice choice = choose(maze.turn() == side ? watchful : new GreedyPlayer<>(0), maze, NODES);
        assertThat(choice.report().nodes()).isBetween(1L, NODES.nodes());
        maze = maze.play(choice.move());
      }
    }
  }

  /** A greedy player that counts how often it is asked. */
  private static final class Asked implements Player<Maze> {
    private final GreedyPlayer<Maze> greedy = new GreedyPlayer<>(0);
    private int times;
    private boolean hasDeviated;

    @Override
    public String name() {
      return "asked";
    }

    @Override
    public Choice choose(Maze position, Limits limits, Consumer<Report> progress) {
      times++;
      return greedy.choose(position, limits, progress);
    }

    /** Once, as soon as it can, a move that it would not make; else the one that it would. */
    int unlike(Maze maze) {
      int like = WatchfulTest.choose(greedy, maze, NODES).move();
      MoveList moves = new MoveList();
      maze.moves(moves);
      for (int move : moves.toArray()) {
        if (!hasDeviated && maze.play(move).room() != maze.play(like).room()) {
          hasDeviated = true;
          return move;
        }
      }
      return like;
    }
  }
}
