package tabuleiro.games.quatro.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.QuatroDeals;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroTest;

/** Compares the solver with exhaustive search. */
class QuatroSolverTest {

  /** Most positions have at most four pieces left, some five. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "mover, off, 16", "opponent, off, 16", "mover, on, 16", "opponent, on, 16",
    "mover, off, 12", "opponent, off, 11", "mover, on, 13", "opponent, on, 12"
  })
  void agreesWithPlainMinimaxAndPlaysABestMove(String give, String squares, int pieces) {
    Game<Quatro> game = QuatroTest.game("give=" + give, "squares=" + squares);
    Oracle<Quatro> oracle = game.knowledge().oracle().orElseThrow();
    SplittableRandom random = new SplittableRandom(pieces);
    int[] values = new int[3];
    for (int i = 0; i < 1_000; i++) {
      int left = i % 100 == 0 ? 5 : 1 + random.nextInt(4);
      Quatro position = QuatroDeals.late(game, pieces, left, random);
      Choice choice = oracle.solve(position, Limits.NONE, report -> {}).orElseThrow();
      Report report = choice.report();
      int expected = minimax(position);
      assertThat(report.value()).as(position.toString()).isEqualTo(expected);
      assertThat(report.exact()).isTrue();
      assertThat(report.scale()).isEqualTo(1);
      assertThat(minimax(position.play(choice.move()))).as(position.toString()).isEqualTo(expected);
      values[expected + 1]++;
    }
    assertThat(values[0]).isPositive();
    assertThat(values[1]).isPositive();
    assertThat(values[2]).isPositive();
  }

  private static int minimax(Quatro position) {
    if (position.isOver()) {
      return position.margin();
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int best = -1;
    for (int i = 0; i < moves.size() && best < 1; i++) {
      best = Math.max(best, sign * minimax(position.play(moves.get(i))));
    }
    return sign * best;
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"off", "on"})
  void theSecondPlayerWinsFromTheEmptyBoardIfTheMoverChooses(String squares) {
    Game<Quatro> game = QuatroTest.game("squares=" + squares);
    List<Report> told = new ArrayList<>();
    Choice choice =
        game.knowledge()
            .oracle()
            .orElseThrow()
            .solve(game.start(0), Limits.nodes(4_000_000), told::add)
            .orElseThrow();
    assertThat(choice.report().value()).isEqualTo(-1);
    assertThat(choice.report().depth()).isEqualTo(16);
    assertThat(told).last().isEqualTo(choice.report());
  }

  @ParameterizedTest
  @CsvSource({"mover, off", "opponent, off", "mover, on", "opponent, on"})
  void likePositionsHaveTheSameValue(String give, String squares) {
    Game<Quatro> game = QuatroTest.game("give=" + give, "squares=" + squares);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 60; i++) {
      Quatro position = QuatroDeals.late(game, i % 2 == 0 ? 16 : 14, 7, random);
      QuatroSymmetry symmetry = QuatroSymmetry.of(position);
      Quatro image = symmetry.apply(random.nextInt(symmetry.size()), position);
      assertThat(value(game, image)).as(position.toString()).isEqualTo(value(game, position));
    }
  }

  private static int value(Game<Quatro> game, Quatro position) {
    Oracle<Quatro> fresh = game.knowledge().oracle().orElseThrow();
    return fresh.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
  }

  @Test
  void keepsToItsLimitsAndGoesOnAfterwards() {
    Game<Quatro> game = QuatroTest.game();
    QuatroSolver solver = new QuatroSolver(game.start(0).deal().rules());
    assertThat(solver.solve(game.start(0), Limits.nodes(20_000), report -> {})).isEmpty();
    Quatro position = QuatroDeals.late(game, 16, 8, new SplittableRandom(3));
    assertThat(solver.solve(position, Limits.NONE, report -> {})).isPresent();
  }

  @Test
  void endsWhenItsThreadIsInterrupted() {
    Game<Quatro> game = QuatroTest.game("give=opponent");
    QuatroSolver solver = new QuatroSolver(game.start(0).deal().rules());
    Thread.currentThread().interrupt();
    try {
      assertThat(solver.solve(game.start(0), Limits.NONE, report -> {})).isEmpty();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void answersTheSameWhateverItWasAskedBefore() {
    Game<Quatro> game = QuatroTest.game("give=opponent");
    Oracle<Quatro> oracle = game.knowledge().oracle().orElseThrow();
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 40; i++) {
      Quatro position = QuatroDeals.late(game, 12 + 2 * (i % 3), 7, random);
      int value = oracle.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
      assertThat(value).isEqualTo(value(game, position));
    }
  }

  @Test
  void refusesPositionsUnderOtherRules() {
    Quatro classic = QuatroTest.game("give=opponent").start(0);
    QuatroSolver solver = new QuatroSolver(QuatroTest.game().start(0).deal().rules());
    assertThatThrownBy(() -> solver.solve(classic, Limits.NONE, report -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
