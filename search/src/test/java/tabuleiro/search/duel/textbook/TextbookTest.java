package tabuleiro.search.duel.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.Maze;
import tabuleiro.search.duel.textbook.SearchTracer.Event;
import tabuleiro.search.duel.textbook.SearchTracer.Step;
import tabuleiro.testkit.NimHeap;

public class TextbookTest {
  private static final Maze.Lore LORE = new Maze.Lore(false);
  private static final Maze.Guess GUESS = new Maze.Guess();

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void everySearchFindsTheValueOfMinimax(Algorithm algorithm) {
    for (int seed = 0; seed < 400; seed++) {
      Maze maze = Maze.start(seed, 9);
      for (int depth = 1; depth <= 5; depth++) {
        int expected = new ReferenceMinimax().value(maze, depth, GUESS);
        for (int switches = 0; switches < 4; switches++) {
          Choice choice = choose(algorithm, switched(switches), maze, Limits.depth(depth));
          assertThat(choice.report().value())
              .as("seed %d, depth %d, switches %d", seed, depth, switches)
              .isEqualTo(expected);
          assertThat(new ReferenceMinimax().value(maze.play(choice.move()), depth - 1, GUESS))
              .as("move at seed %d, depth %d, switches %d", seed, depth, switches)
              .isEqualTo(expected);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void noisyDoorsAndForcedMovesMeanTheSameToEverySearch(Algorithm algorithm) {
    for (int seed = 0; seed < 300; seed++) {
      Maze maze = Maze.start(seed, 9);
      for (int switches = 0; switches < 4; switches++) {
        TextbookOptions options = switched(switches).withQuiescence(2).withForcedIsFree(true);
        Choice choice = choose(algorithm, options, maze, Limits.depth(3));
        assertThat(choice.report().value()).isEqualTo(extended(maze, 3, 2));
      }
    }
  }

  /**
   * The definition: a forced move is free. From depth 0 on, only noisy doors are tried, and the
   * side to move may take the static value instead.
   */
  public static int extended(Maze maze, int depth, int quiescence) {
    if (maze.isOver()) {
      return 10 * maze.margin();
    }
    MoveList moves = new MoveList();
    int sign = maze.turn() == Position.FIRST ? 1 : -1;
    int best = Integer.MIN_VALUE;
    if (depth > 0) {
      maze.moves(moves);
    } else {
      best = sign * GUESS.of(maze);
      if (depth > -quiescence) {
        LORE.noisyMoves().orElseThrow().list(maze, moves);
      }
    }
    for (int door : moves.toArray()) {
      int below = depth > 0 && moves.size() == 1 ? depth : depth - 1;
      best = Math.max(best, sign * extended(maze.play(door), below, quiescence));
    }
    return sign * best;
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void deepeningEndsWhereTheGameEnds(Algorithm algorithm) {
    for (int seed = 0; seed < 200; seed++) {
      Maze maze = Maze.start(seed, 6);
      for (int switches = 0; switches < 4; switches++) {
        Report report = choose(algorithm, switched(switches), maze, Limits.NONE).report();
        assertThat(report.exact()).isTrue();
        assertThat(report.value()).isEqualTo(10 * new ReferenceMinimax().value(maze));
      }
    }
  }

  @Test
  void theLineIsLegalAndLeadsToTheValue() {
    for (int seed = 0; seed < 500; seed++) {
      Maze maze = Maze.start(seed, 9);
      for (Algorithm algorithm : Algorithm.values()) {
        if (algorithm != Algorithm.MTD_F) {
          Report report = choose(algorithm, TextbookOptions.PLAIN, maze, Limits.depth(4)).report();
          assertThat(endOf(maze, report.line())).isEqualTo(report.value());
        }
      }
    }
  }

  /** Plays a line of moves, which must be legal, and evaluates the last room. */
  public static int endOf(Maze maze, List<Integer> line) {
    Maze room = maze;
    for (int door : line) {
      MoveList moves = new MoveList();
      room.moves(moves);
      assertThat(moves.contains(door)).isTrue();
      room = room.play(door);
    }
    return room.isOver() ? 10 * room.margin() : GUESS.of(room);
  }

  @Test
  void failingHardAndSoftKeepTheirPromises() {
    int beyond = 0;
    for (int seed = 0; seed < 2000; seed++) {
      Maze maze = Maze.start(seed, 8);
      int sign = maze.turn() == Position.FIRST ? 1 : -1;
      int value = sign * new ReferenceMinimax().value(maze, 4, GUESS);
      int alpha = seed % 61 - 30;
      int beta = alpha + 1 + seed % 17;
      int hard = new AlphaBeta<>(tree(), false).search(maze, -1, 4, alpha, beta);
      assertThat(hard).isEqualTo(Math.max(alpha, Math.min(beta, value)));
      int soft = new AlphaBeta<>(tree(), true).search(maze, -1, 4, alpha, beta);
      int scout = new PrincipalVariation<>(tree()).search(maze, -1, 4, alpha, beta);
      checkSoft(soft, value, alpha, beta);
      checkSoft(scout, value, alpha, beta);
      beyond += soft < alpha || soft > beta ? 1 : 0;
    }
    assertThat(beyond).isGreaterThan(500);
  }

  private static void checkSoft(int found, int value, int alpha, int beta) {
    if (found <= alpha) {
      assertThat(value).isLessThanOrEqualTo(found);
    } else if (found >= beta) {
      assertThat(value).isGreaterThanOrEqualTo(found);
    } else {
      assertThat(found).isEqualTo(value);
    }
  }

  private static GameTree<Maze> tree() {
    GameTree<Maze> tree =
        new GameTree<>(
            GUESS,
            Game.UNBOUNDED,
            TextbookOptions.PLAIN,
            (maze, moves) -> {},
            SearchTracer.NONE,
            new Budget(Limits.NONE));
    tree.begin();
    return tree;
  }

  @Test
  void minimaxLooksAtEverythingAndAlphaBetaAtLess() {
    long all = 0;
    long some = 0;
    for (int seed = 0; seed < 50; seed++) {
      Maze maze = Maze.start(seed, 9);
      ReferenceMinimax minimax = new ReferenceMinimax();
      minimax.value(maze, 6, GUESS);
      long plain = nodes(Algorithm.MINIMAX, maze);
      assertThat(plain).isEqualTo(minimax.nodes());
      assertThat(nodes(Algorithm.NEGAMAX, maze)).isEqualTo(plain);
      long hard = nodes(Algorithm.ALPHA_BETA_HARD, maze);
      assertThat(hard).isLessThanOrEqualTo(plain);
      all += plain;
      some += hard;
    }
    assertThat(some).isLessThan(all / 2);
  }

  private static long nodes(Algorithm algorithm, Maze maze) {
    return choose(algorithm, TextbookOptions.PLAIN, maze, Limits.depth(6)).report().nodes();
  }

  @Test
  void cutsAreCountedWhereTheyAreMade() {
    // 5 stones, FIRST to move: taking 1 leaves 4, which loses for the side to move.
    NimHeap heap = new NimHeap(5, Position.FIRST);
    List<Step> steps = new ArrayList<>();
    Textbook<NimHeap> player =
        new Textbook<>(
            Algorithm.ALPHA_BETA,
            NimHeap.game(5),
            TextbookOptions.PLAIN.withMemory(true),
            steps::add);
    Report report = player.choose(heap, Limits.depth(9), r -> {}).report();
    assertThat(report.value()).isEqualTo(1);
    assertThat(report.exact()).isTrue();
    assertThat(count(steps, Event.ENTERED)).isEqualTo(report.nodes());
    assertThat(count(steps, Event.CUT))
        .isEqualTo(report.effort().alphaCuts() + report.effort().betaCuts())
        .isPositive();
    assertThat(count(steps, Event.TABLE_HIT)).isEqualTo(report.effort().tableHits()).isPositive();
    assertThat(steps.size()).isEqualTo(2 * report.nodes());
    Step last = steps.get(steps.size() - 1);
    assertThat(last.node()).isZero();
    assertThat(last.parent()).isEqualTo(-1);
    assertThat(last.value()).isEqualTo(1);
  }

  private static long count(List<Step> steps, Event event) {
    return steps.stream().filter(step -> step.event() == event).count();
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void tracesAreSeenFromTheFirstPlayer(Algorithm algorithm) {
    Maze maze = Maze.start(3, 7);
    List<Step> steps = new ArrayList<>();
    Report report =
        new Textbook<>(algorithm, LORE, Game.UNBOUNDED, TextbookOptions.PLAIN, steps::add)
            .choose(maze, Limits.depth(4), r -> {})
            .report();
    Step last = steps.get(steps.size() - 1);
    assertThat(last.node()).isLessThanOrEqualTo(steps.size());
    assertThat(last.value()).isEqualTo(report.value());
    assertThat(steps).allMatch(step -> step.alpha() < step.beta());
    assertThat(steps).allMatch(step -> step.parent() < step.node());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aStoppedSearchStillChoosesALegalMove(Algorithm algorithm) {
    Maze maze = Maze.start(5, 40);
    MoveList moves = new MoveList();
    maze.moves(moves);
    for (long nodes = 0; nodes < 400; nodes += 7) {
      for (int depth : new int[] {0, 12}) {
        TextbookOptions options = TextbookOptions.PLAIN.withDepth(depth);
        Choice choice = choose(algorithm, options, maze, Limits.nodes(nodes));
        assertThat(moves.contains(choice.move())).isTrue();
        assertThat(choice.report().exact()).isFalse();
        assertThat(choice.report().nodes()).isLessThanOrEqualTo(nodes);
      }
    }
  }

  private static TextbookOptions switched(int switches) {
    return TextbookOptions.PLAIN.withMemory((switches & 1) != 0).withOrdering((switches & 2) != 0);
  }

  private static Choice choose(
      Algorithm algorithm, TextbookOptions options, Maze maze, Limits limits) {
    return new Textbook<>(algorithm, LORE, options).choose(maze, limits, report -> {});
  }
}
