package tabuleiro.search.duel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.Maze;
import tabuleiro.search.duel.textbook.ReferenceMinimax;
import tabuleiro.search.duel.textbook.TextbookTest;
import tabuleiro.testkit.NimHeap;

class EngineTest {
  private static final Maze.Lore LORE = new Maze.Lore(false);
  private static final EngineOptions SMALL = EngineOptions.STANDARD.withMegabytes(1);
  private static final EngineOptions STRICT = SMALL.withStrict(true);
  private static final EngineOptions LOOKING_ON = STRICT.withQuiescence(4);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void aStrictEngineFindsTheValueOfMinimax(int quiescence) {
    int exact = 0;
    Engine<Maze> engine = new Engine<>(LORE, STRICT.withQuiescence(quiescence));
    for (int seed = 0; seed < 1000; seed++) {
      Maze maze = Maze.start(seed, 10);
      for (int depth = 1; depth <= 6; depth++) {
        Choice choice = choose(engine, maze, Limits.depth(depth));
        // A proof ends the deepening early; the value is then that of the final margin.
        int expected =
            choice.report().exact()
                ? 10 * new ReferenceMinimax().value(maze)
                : TextbookTest.extended(maze, depth, quiescence);
        assertThat(choice.report().value())
            .as("seed %d, depth %d", seed, depth)
            .isEqualTo(expected);
        exact += choice.report().exact() ? 1 : 0;
      }
    }
    assertThat(exact).isLessThan(3000);
  }

  @Test
  void aGameWhosePointsDoNotAddUpIsSearchedTheSameWay() {
    Engine<Plain> engine = new Engine<>(new Knowledge<>() {}, STRICT);
    for (int seed = 0; seed < 1000; seed++) {
      Plain plain = new Plain(Maze.start(seed, 8));
      Engine<Maze> additive =
          new Engine<>(LORE, STRICT.withEvaluation(MarginEvaluation.NAME).withQuiescence(0));
      for (int depth = 1; depth <= 4; depth++) {
        Report report = engine.choose(plain, Limits.depth(depth), r -> {}).report();
        assertThat(report.value())
            .isEqualTo(choose(additive, plain.maze, Limits.depth(depth)).report().value());
      }
    }
  }

  /** A maze that is not declared additive. */
  private record Plain(Maze maze) implements Position {
    @Override
    public void moves(MoveList moves) {
      maze.moves(moves);
    }

    @Override
    public Plain play(int move) {
      return new Plain(maze.play(move));
    }

    @Override
    public long key() {
      return maze.key();
    }

    @Override
    public int turn() {
      return maze.turn();
    }

    @Override
    public boolean isOver() {
      return maze.isOver();
    }

    @Override
    public int margin() {
      return maze.margin();
    }
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void withoutLimitsTheValueIsExact(int threads) {
    for (boolean hasEndgame : new boolean[] {false, true}) {
      Engine<Maze> engine = new Engine<>(new Maze.Lore(hasEndgame), SMALL.withThreads(threads));
      for (int seed = 0; seed < 600; seed++) {
        Maze maze = Maze.start(seed, 9);
        Choice choice = choose(engine, maze, Limits.NONE);
        assertThat(choice.report().exact()).isTrue();
        int value = new ReferenceMinimax().value(maze);
        assertThat(choice.report().value()).isEqualTo(10 * value);
        assertThat(new ReferenceMinimax().value(maze.play(choice.move()))).isEqualTo(value);
      }
    }
  }

  @Test
  void exactMeansExactAtEveryDepth() {
    int exact = 0;
    for (int seed = 0; seed < 400; seed++) {
      Maze maze = Maze.start(seed, 10);
      int value = 10 * new ReferenceMinimax().value(maze);
      Engine<Maze> engine = new Engine<>(LORE, SMALL);
      for (int depth = 1; depth <= 8; depth++) {
        Report report = choose(engine, maze, Limits.depth(depth)).report();
        if (report.exact()) {
          exact++;
          assertThat(report.value()).as("seed %d, depth %d", seed, depth).isEqualTo(value);
        }
      }
    }
    assertThat(exact).isGreaterThan(400);
  }

  @Test
  void anEvaluationIsNotNeeded() {
    for (int stones = 1; stones <= 30; stones++) {
      NimHeap heap = new NimHeap(stones, Position.SECOND);
      Engine<NimHeap> engine = new Engine<>(NimHeap.game(stones), SMALL);
      Report report = engine.choose(heap, Limits.NONE, r -> {}).report();
      assertThat(report.exact()).isTrue();
      assertThat(report.value()).isEqualTo(stones % 4 == 0 ? 1 : -1);
    }
  }

  @Test
  void theLineIsLegalAndLeadsToTheValue() {
    Engine<Maze> engine = new Engine<>(LORE, SMALL);
    for (int seed = 0; seed < 1000; seed++) {
      Maze maze = Maze.start(seed, 12);
      for (int depth = 1; depth <= 7; depth += 2) {
        Report report = choose(engine, maze, Limits.depth(depth)).report();
        assertThat(TextbookTest.endOf(maze, report.line())).isEqualTo(report.value());
      }
    }
  }

  @Test
  void severalLinesAreTheBestMovesInOrder() {
    Engine<Maze> engine = new Engine<>(LORE, LOOKING_ON);
    for (int seed = 0; seed < 500; seed++) {
      Maze maze = Maze.start(seed, 12);
      int sign = maze.turn() == Position.FIRST ? 1 : -1;
      MoveList moves = new MoveList();
      maze.moves(moves);
      List<Integer> expected = new ArrayList<>();
      for (int door : moves.toArray()) {
        int below = moves.size() == 1 ? 4 : 3;
        expected.add(sign * TextbookTest.extended(maze.play(door), below, 4));
      }
      expected.sort((a, b) -> Integer.compare(b, a));
      List<Choice> lines = engine.lines(maze, Limits.depth(4), 3, choices -> {});
      assertThat(lines).hasSize(Math.min(3, moves.size()));
      assertThat(lines.stream().map(Choice::move)).doesNotHaveDuplicates();
      for (int i = 0; i < lines.size(); i++) {
        Report report = lines.get(i).report();
        assertThat(sign * report.value()).as("seed %d", seed).isEqualTo(expected.get(i));
        assertThat(report.line().get(0)).isEqualTo(lines.get(i).move());
      }
    }
  }

  @Test
  void aLimitOfNodesDecidesEverything() {
    Maze maze = Maze.endless(7);
    for (long nodes : new long[] {0, 1, 2, 50, 1000, 30_000}) {
      Report one = choose(new Engine<>(LORE, SMALL), maze, Limits.nodes(nodes)).report();
      Report other = choose(new Engine<>(LORE, SMALL), maze, Limits.nodes(nodes)).report();
      assertThat(one.value()).isEqualTo(other.value());
      assertThat(one.line()).isEqualTo(other.line());
      assertThat(one.depth()).isEqualTo(other.depth());
      assertThat(one.effort()).isEqualTo(other.effort());
      assertThat(one.nodes()).isEqualTo(nodes);
      assertThat(one.exact()).isFalse();
    }
  }

  @Test
  void anUnfinishedDepthChangesTheMoveOnlyForABetterOne() {
    int changed = 0;
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.start(seed, 11);
      for (int nodes = 10; nodes < 600; nodes += 23) {
        Choice stopped = choose(new Engine<>(LORE, LOOKING_ON), maze, Limits.nodes(nodes));
        int depth = stopped.report().depth();
        if (depth > 0 && !stopped.report().exact()) {
          Choice settled = choose(new Engine<>(LORE, LOOKING_ON), maze, Limits.depth(depth));
          assertThat(after(maze, stopped.move(), depth))
              .as("seed %d, nodes %d", seed, nodes)
              .isGreaterThanOrEqualTo(after(maze, settled.move(), depth));
          changed += stopped.move() == settled.move() ? 0 : 1;
        }
      }
    }
    assertThat(changed).isPositive();
  }

  /** The value of a move to the mover, one ply deeper than a depth of the root. */
  private static int after(Maze maze, int move, int depth) {
    int sign = maze.turn() == Position.FIRST ? 1 : -1;
    return sign * TextbookTest.extended(maze.play(move), depth, 4);
  }

  @Test
  void timeEndsASearch() {
    Maze maze = Maze.endless(3);
    for (int threads = 1; threads <= 2; threads++) {
      Engine<Maze> engine = new Engine<>(LORE, SMALL.withThreads(threads));
      Report report = choose(engine, maze, Limits.time(Duration.ofMillis(30))).report();
      assertThat(report.exact()).isFalse();
      assertThat(report.line()).isNotEmpty();
    }
  }

  @Test
  void anInterruptionEndsASearchAndIsNotLost() {
    Maze maze = Maze.endless(4);
    for (int threads = 1; threads <= 2; threads++) {
      Engine<Maze> engine = new Engine<>(LORE, SMALL.withThreads(threads));
      Thread.currentThread().interrupt();
      Choice choice = choose(engine, maze, Limits.NONE);
      assertThat(Thread.interrupted()).isTrue();
      MoveList moves = new MoveList();
      maze.moves(moves);
      assertThat(moves.contains(choice.move())).isTrue();
    }
  }

  @Test
  void progressTellsEveryDepth() {
    Maze maze = Maze.endless(5);
    assertThat(depths(maze, Limits.depth(6))).containsExactly(2, 4, 6);
    assertThat(depths(maze, Limits.depth(5))).containsExactly(1, 3, 5);
    assertThat(depths(maze, Limits.depth(4).withNodes(1_000_000))).containsExactly(1, 2, 3, 4);
  }

  private static List<Integer> depths(Maze maze, Limits limits) {
    List<Integer> depths = new ArrayList<>();
    new Engine<>(LORE, SMALL).choose(maze, limits, report -> depths.add(report.depth()));
    return depths;
  }

  @Test
  void anUnknownEvaluationIsRefused() {
    assertThatThrownBy(() -> new Engine<>(LORE, SMALL.withEvaluation("nonesuch")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void exactValuesAreInWholePoints() {
    Oracle<Maze> oracle = EngineOracle.of(Maze.game(LORE, Game.UNBOUNDED), SMALL);
    for (int seed = 0; seed < 100; seed++) {
      Maze maze = Maze.start(seed, 9);
      Report report = oracle.solve(maze, Limits.NONE, r -> {}).orElseThrow().report();
      assertThat(report.scale()).isEqualTo(1);
      assertThat(report.value()).isEqualTo(new ReferenceMinimax().value(maze));
    }
    assertThat(oracle.solve(Maze.endless(1), Limits.nodes(1000), r -> {})).isEmpty();
  }

  private static Choice choose(Engine<Maze> engine, Maze maze, Limits limits) {
    return engine.choose(maze, limits, report -> {});
  }
}
