package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;
import tabuleiro.search.duel.textbook.Algorithm;
import tabuleiro.search.duel.textbook.ReferenceMinimax;
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/** Searches that know the bound of a game find the same values, with proofs, in fewer nodes. */
class BoundTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.withMegabytes(1);
  private static final EngineOptions STRICT = SMALL.withStrict(true);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void aStrictEngineFindsTheValueOfMinimaxAndProvesTheBoundAtOnce(int quiescence) {
    int proved = 0;
    for (int most = 1; most <= 4; most++) {
      EngineOptions options = STRICT.withQuiescence(quiescence);
      Engine<Verdict> engine = new Engine<>(Verdict.game(most, false), options);
      for (int seed = 0; seed < 250; seed++) {
        Verdict start = Verdict.start(seed, 9, most);
        for (int depth = 1; depth <= 6; depth++) {
          Report report = engine.choose(start, Limits.depth(depth), r -> {}).report();
          int expected = start.value(depth, quiescence, true);
          String where = "most " + most + ", seed " + seed + ", depth " + depth;
          if (MarginScale.isTop(expected)) {
            assertThat(report.exact()).as(where).isTrue();
            proved++;
          }
          assertThat(report.value())
              .as(where)
              .isEqualTo(report.exact() ? 10 * new ReferenceMinimax().value(start) : expected);
        }
      }
    }
    assertThat(proved).isGreaterThan(1000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theBoundChangesNoProofAndSavesNodes(int threads) {
    long[] nodes = new long[2];
    for (int seed = 0; seed < 1500; seed++) {
      int most = 1 + seed % 3;
      Verdict start = Verdict.start(seed, 9, most);
      int value = new ReferenceMinimax().value(start);
      for (int bounded = 0; bounded < 2; bounded++) {
        Game<Verdict> known = Verdict.game(most, seed % 2 == 0);
        int bound = bounded == 1 ? most : Game.UNBOUNDED;
        EngineOptions options = SMALL.withThreads(threads).withQuiescence(seed % 5);
        Engine<Verdict> engine = new Engine<>(known.knowledge(), bound, options);
        Choice choice = engine.choose(start, Limits.NONE, r -> {});
        assertThat(choice.report().exact()).isTrue();
        assertThat(choice.report().value()).as("seed %d", seed).isEqualTo(10 * value);
        assertThat(new ReferenceMinimax().value(start.play(choice.move()))).isEqualTo(value);
        nodes[bounded] += choice.report().nodes();
      }
    }
    if (threads == 1) {
      assertThat(nodes[1]).isLessThan(nodes[0] * 9 / 10);
    }
  }

  @Test
  void pointsThatAddUpAreProvedTheSameWay() {
    long[] nodes = new long[2];
    int atTheBound = 0;
    for (int seed = 0; seed < 4000; seed++) {
      Maze maze = Maze.start(seed, 2 + seed % 6);
      int most = maze.largestMargin();
      int value = new ReferenceMinimax().value(maze);
      atTheBound += Math.abs(value) == most ? 1 : 0;
      for (int bounded = 0; bounded < 2; bounded++) {
        Maze.Lore lore = new Maze.Lore(seed % 3 == 0);
        int bound = bounded == 1 ? most : Game.UNBOUNDED;
        EngineOptions options = SMALL.withStrict(seed % 2 == 0).withThreads(1 + seed % 7 / 6);
        Engine<Maze> engine = new Engine<>(Maze.game(lore, bound), options);
        for (Limits limits : List.of(Limits.depth(1 + seed % 4), Limits.NONE)) {
          Choice choice = engine.choose(maze, limits, r -> {});
          if (choice.report().exact()) {
            assertThat(choice.report().value()).as("seed %d", seed).isEqualTo(10 * value);
            assertThat(new ReferenceMinimax().value(maze.play(choice.move()))).isEqualTo(value);
          }
          assertThat(choice.report().exact() || !limits.equals(Limits.NONE)).isTrue();
          nodes[bounded] += choice.report().nodes();
        }
      }
    }
    assertThat(atTheBound).isGreaterThan(400);
    assertThat(nodes[1]).isLessThan(nodes[0]);
  }

  @Test
  void aTableKeepsProofsForOtherScores() {
    // One engine sees the same future with different margins, so entries cross the bound.
    for (int seed = 0; seed < 400; seed++) {
      Maze maze = Maze.start(seed, 6);
      int most = maze.largestMargin() + 5;
      Engine<Maze> engine = new Engine<>(Maze.game(new Maze.Lore(false), most), SMALL);
      for (int ahead = -5; ahead <= 5; ahead++) {
        Maze shifted =
            new Maze(maze.seed(), maze.layers(), maze.width(), maze.layer(), maze.room(), ahead);
        Report report = engine.choose(shifted, Limits.NONE, r -> {}).report();
        assertThat(report.value())
            .as("seed %d, ahead %d", seed, ahead)
            .isEqualTo(10 * new ReferenceMinimax().value(shifted));
      }
    }
  }

  @Test
  void linesLeadToTheirValues() {
    for (int seed = 0; seed < 800; seed++) {
      Verdict start = Verdict.start(seed, 9, 2);
      Engine<Verdict> engine = new Engine<>(Verdict.game(2, false), SMALL);
      for (int depth = 1; depth <= 6; depth++) {
        Report report = engine.choose(start, Limits.depth(depth), r -> {}).report();
        Position end = start;
        for (int move : report.line()) {
          end = end.play(move);
        }
        int value = end.isOver() ? 10 * end.margin() : new Maze.Guess().of(((Verdict) end).maze());
        assertThat(value).as("seed %d, depth %d", seed, depth).isEqualTo(report.value());
      }
    }
  }

  @Test
  void severalLinesHaveTheirOwnValues() {
    int mixed = 0;
    Engine<Verdict> engine = new Engine<>(Verdict.game(2, false), STRICT);
    for (int seed = 0; seed < 1000; seed++) {
      Verdict start = Verdict.start(seed, 9, 2);
      int sign = start.turn() == Position.FIRST ? 1 : -1;
      MoveList moves = new MoveList();
      start.moves(moves);
      for (int depth : new int[] {3, 4, 5}) {
        List<Choice> lines = engine.lines(start, Limits.depth(depth), 3, choices -> {});
        assertThat(lines).hasSize(Math.min(3, moves.size()));
        assertThat(lines.stream().map(Choice::move)).doesNotHaveDuplicates();
        List<Integer> others = new ArrayList<>();
        for (Choice line : lines) {
          Verdict next = start.play(line.move());
          int below = moves.size() == 1 ? depth : depth - 1;
          int searched = next.value(below, 0, true);
          int expected =
              line.report().exact() ? 10 * new ReferenceMinimax().value(next) : units(searched, 2);
          assertThat(line.report().value())
              .as("seed %d, depth %d", seed, depth)
              .isEqualTo(expected);
          others.add(sign * line.report().value());
        }
        assertThat(others).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
        boolean isFirstProved = lines.get(0).report().exact();
        mixed += isFirstProved && !lines.get(lines.size() - 1).report().exact() ? 1 : 0;
      }
    }
    assertThat(mixed).as("a proved win beside lines that are not proved").isGreaterThan(50);
  }

  private static int units(int value, int most) {
    return MarginScale.isTop(value) ? Integer.signum(value) * 10 * most : value;
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void theTextbookSearchesStopAtTheBoundToo(Algorithm algorithm) {
    long[] nodes = new long[2];
    for (int seed = 0; seed < 300; seed++) {
      int most = 1 + seed % 3;
      Verdict start = Verdict.start(seed, 7, most);
      TextbookOptions options =
          TextbookOptions.PLAIN.withMemory(seed % 2 == 0).withOrdering(seed % 4 < 2);
      Textbook<Verdict> textbook = new Textbook<>(algorithm, Verdict.game(most, false), options);
      int value = new ReferenceMinimax().value(start);
      for (int depth = 1; depth <= 4; depth++) {
        Choice choice = textbook.choose(start, Limits.depth(depth), r -> {});
        int expected = start.value(depth, 0, false);
        assertThat(choice.report().value()).isEqualTo(units(expected, most));
        assertThat(units(start.play(choice.move()).value(depth - 1, 0, false), most))
            .isEqualTo(units(expected, most));
        if (choice.report().exact() || MarginScale.isTop(expected)) {
          assertThat(choice.report().value()).isEqualTo(10 * value);
          assertThat(choice.report().exact()).isTrue();
        }
      }
      Textbook<Verdict> plain =
          new Textbook<>(algorithm, Verdict.game(most, false).knowledge(), options);
      nodes[0] += proof(plain, start, value).nodes();
      nodes[1] += proof(textbook, start, value).nodes();
    }
    assertThat(nodes[1]).isLessThan(nodes[0]);
  }

  private static Report proof(Textbook<Verdict> textbook, Verdict start, int value) {
    Report report = textbook.choose(start, Limits.NONE, r -> {}).report();
    assertThat(report.exact()).isTrue();
    assertThat(report.value()).isEqualTo(10 * value);
    return report;
  }

  @Test
  void aBoundIsPositiveAndMayBeLarge() {
    Verdict start = Verdict.start(3, 6, 1);
    Game<Verdict> game = Verdict.game(1, false);
    for (int bound : new int[] {0, -1}) {
      assertThatThrownBy(() -> new Engine<>(game.knowledge(), bound, SMALL))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("maxMargin() must be positive");
    }
    for (int bound : new int[] {1_000_000, 214_748_364, 214_748_365, Integer.MAX_VALUE - 1}) {
      Engine<Verdict> engine = new Engine<>(game.knowledge(), bound, SMALL);
      Report report = engine.choose(start, Limits.NONE, r -> {}).report();
      assertThat(report.value()).isEqualTo(10 * new ReferenceMinimax().value(start));
    }
  }
}
