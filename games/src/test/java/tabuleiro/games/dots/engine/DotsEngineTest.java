package tabuleiro.games.dots.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.DotsCourse;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/** The engine plays legally, within limits, deterministically, and perfectly in endgames. */
class DotsEngineTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "1, 6", "6, 1", "2, 2", "3, 3", "2, 7", "5, 6", "8, 8", "9, 9"})
  void playsLegallyOnEveryBoardUnderEveryLimit(int rows, int columns) {
    List<Limits> all =
        List.of(
            Limits.nodes(0),
            Limits.nodes(1),
            Limits.nodes(60),
            Limits.nodes(500),
            Limits.depth(0),
            Limits.depth(1),
            Limits.depth(2),
            Limits.time(Duration.ZERO));
    for (int i = 0; i < all.size(); i++) {
      DotsEngine engine = new DotsEngine();
      Limits limits = all.get(i);
      Dots position = DotsSolverTest.random(DotsGrid.of(rows, columns), 90, i);
      while (!position.isOver()) {
        Choice choice = engine.choose(position, limits, report -> {});
        assertThat(moves(position).contains(choice.move())).isTrue();
        assertThat(choice.report().line()).startsWith(choice.move());
        assertThat(choice.report().nodes()).isLessThanOrEqualTo(limits.nodes());
        position = position.play(choice.move());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 16, 60", "4, 4, 22, 30", "5, 6, 30, 20", "6, 5, 34, 10"})
  void isPerfectWhereAProofFits(int rows, int columns, int free, int positions) {
    DotsSolver solver = new DotsSolver(16, 1);
    DotsEngine engine = new DotsEngine();
    for (long seed = 0; seed < positions; seed++) {
      Dots position = DotsSolverTest.random(DotsGrid.of(rows, columns), free, seed);
      int margin = solver.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
      Choice choice = engine.choose(position, Limits.nodes(1_000_000), report -> {});
      assertThat(choice.report().exact()).isTrue();
      assertThat(choice.report().value()).isEqualTo(margin);
      Dots next = position.play(choice.move());
      int kept = solver.solve(next, Limits.NONE, report -> {}).orElseThrow().report().value();
      assertThat(kept).isEqualTo(margin);
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 6, 3000", "4, 4, 20000", "8, 8, 1000"})
  void answersAreTheSameEveryTime(int rows, int columns, long nodes) {
    assertThat(game(rows, columns, nodes)).isEqualTo(game(rows, columns, nodes));
  }

  /** The moves, values and nodes of a game of the engine against itself. */
  private static List<List<Long>> game(int rows, int columns, long nodes) {
    DotsEngine engine = new DotsEngine();
    List<List<Long>> all = new ArrayList<>();
    Dots position = Dots.start(DotsGrid.of(rows, columns));
    while (!position.isOver()) {
      Choice choice = engine.choose(position, Limits.nodes(nodes), report -> {});
      Report report = choice.report();
      all.add(List.of((long) choice.move(), (long) report.value(), report.nodes()));
      position = position.play(choice.move());
    }
    return all;
  }

  @Test
  void looksNoDeeperThanItMay() {
    DotsEngine engine = new DotsEngine();
    Dots start = Dots.start(DotsGrid.of(5, 6));
    for (int depth = 1; depth <= 3; depth++) {
      List<Report> told = new ArrayList<>();
      Report report = engine.choose(start, Limits.depth(depth), told::add).report();
      assertThat(report.depth()).isEqualTo(depth);
      assertThat(report.exact()).isFalse();
      assertThat(report.line().size()).isBetween(1, depth);
      assertThat(told).extracting(Report::depth).contains(1, depth);
      assertThat(report.effort().betaCuts() + report.effort().alphaCuts() > 0).isEqualTo(depth > 1);
    }
  }

  @Test
  void endsWhenItsThreadIsInterrupted() {
    for (int free : new int[] {71, 46, 36}) {
      Dots position = DotsSolverTest.random(DotsGrid.of(5, 6), free, 3);
      Thread.currentThread().interrupt();
      Choice choice = new DotsEngine().choose(position, Limits.NONE, report -> {});
      assertThat(Thread.interrupted()).isTrue();
      assertThat(moves(position).contains(choice.move())).isTrue();
    }
  }

  @Tag("long")
  @Test
  void beatsTheCourseProgramAndAGreedyPlayer() {
    for (long seed = 0; seed < 6; seed++) {
      for (int seat = 0; seat < 2; seat++) {
        assertThat(margin(new DotsCourse(), seed, seat)).isPositive();
        assertThat(margin(new Greedy(seed), seed, seat)).isPositive();
      }
    }
  }

  /** The margin of the engine in a game from a random opening. */
  private static int margin(Player<Dots> opponent, long seed, int seat) {
    DotsEngine engine = new DotsEngine();
    Dots position = DotsSolverTest.random(DotsGrid.of(5, 6), 65, seed);
    while (!position.isOver()) {
      Player<Dots> player = position.turn() == seat ? engine : opponent;
      position = position.play(player.choose(position, Limits.nodes(8_000), report -> {}).move());
    }
    return seat == Position.FIRST ? position.margin() : -position.margin();
  }

  private static MoveList moves(Dots position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves;
  }

  /** Takes as many boxes as possible with every arc, and otherwise moves at random. */
  private static final class Greedy implements Player<Dots> {
    private final SplittableRandom random;

    Greedy(long seed) {
      random = new SplittableRandom(seed);
    }

    @Override
    public String name() {
      return "greedy";
    }

    @Override
    public Choice choose(Dots position, Limits limits, Consumer<Report> progress) {
      MoveList moves = moves(position);
      int best = moves.get(random.nextInt(moves.size()));
      for (int move : moves.toArray()) {
        if (closed(position, move) > closed(position, best)) {
          best = move;
        }
      }
      return new Choice(best, Report.NONE);
    }

    private static int closed(Dots position, int move) {
      return position.grid().closedBy(move, position.word0(), position.word1(), position.word2());
    }
  }
}
