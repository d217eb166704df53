package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.text.InputException;
import tabuleiro.games.dots.engine.DotsSolver;
import tabuleiro.games.dots.engine.DotsSolverTest;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsMessages;

/** The contract of evaluations, and the values of these. */
class DotsEvaluationsTest {
  private static final List<Evaluation<Dots>> ALL =
      new DotsGame(DotsGrid.of(5, 6)).knowledge().evaluations();
  private static final Evaluation<Dots> CHAINS = ALL.get(0);
  private static final Evaluation<Dots> COURSE = ALL.get(1);

  @Test
  void allAreNamedAndExplained() {
    assertThat(ALL).extracting(Evaluation::name).containsExactly("chains", "course", "margin");
    for (Evaluation<Dots> evaluation : ALL) {
      String text = DotsMessages.of("eval." + evaluation.name()).in(Locale.ENGLISH);
      assertThat(text).endsWith(".");
    }
  }

  @Test
  void termsAddUpAndHaveTexts() {
    for (long seed = 0; seed < 400; seed++) {
      Dots position = position(seed);
      for (Evaluation<Dots> evaluation : ALL) {
        List<Evaluation.Term> terms = evaluation.terms(position);
        assertThat(terms.stream().mapToInt(Evaluation.Term::value).sum())
            .isEqualTo(evaluation.of(position));
        for (Evaluation.Term term : terms) {
          assertThat(DotsMessages.of("term." + term.key()).in(Locale.ENGLISH)).isNotBlank();
        }
      }
    }
  }

  @Test
  void theFutureDependsOnArcsAndTurnAlone() {
    for (long seed = 0; seed < 400; seed++) {
      DotsBoard board = position(seed).board();
      Dots even = Dots.of(board, 0, 0, Position.FIRST);
      Dots ahead = Dots.of(board, 5, 2, Position.FIRST);
      Dots other = Dots.of(board, 0, 0, Position.SECOND);
      assertThat(ahead.futureKey()).isEqualTo(even.futureKey()).isNotEqualTo(other.futureKey());
      for (Evaluation<Dots> evaluation : ALL) {
        assertThat(evaluation.of(ahead)).isEqualTo(evaluation.of(even) + 3 * evaluation.scale());
        assertThat(evaluation.of(other)).isEqualTo(-evaluation.of(even));
      }
    }
  }

  @Test
  void chainsAreExactWhereNothingElseIsLeft() {
    DotsSolver solver = new DotsSolver(1, 1);
    int exact = 0;
    for (long seed = 0; seed < 600; seed++) {
      Dots position = DotsSolverTest.random(DotsGrid.of(4, 4), 4 + (int) (seed % 14), seed);
      if (CHAINS.terms(position).get(2).key().equals("ending")) {
        exact++;
        int margin =
            solver.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
        assertThat(CHAINS.of(position)).isEqualTo(margin * CHAINS.scale());
      }
    }
    assertThat(exact).isGreaterThan(200);
  }

  @Test
  void aPositionIsQuietUnlessABoxCanBeClosed() throws Exception {
    DotsGame game = new DotsGame(DotsGrid.of(2, 2));
    Dots start = game.start(0);
    assertThat(noisyMoves(start)).isEmpty();
    Dots two = start.play(move(game, start, "(h 1 1)"));
    two = two.play(move(game, two, "(h 2 1)"));
    assertThat(noisyMoves(two)).isEmpty();
    Dots three = two.play(move(game, two, "(v 1 1)"));
    assertThat(noisyMoves(three)).containsExactly(move(game, three, "(v 2 1)"));
    assertThat(noisyMoves(three.play(move(game, three, "(v 2 1)")))).isEmpty();
  }

  private static int[] noisyMoves(Dots position) {
    MoveList moves = new MoveList();
    new DotsGame(position.grid()).knowledge().noisyMoves().orElseThrow().list(position, moves);
    return moves.toArray();
  }

  private static int move(DotsGame game, Dots position, String text) throws Exception {
    return game.notation().readMove(position, text);
  }

  @Test
  void chainsTellMostlyWhoIsAhead() {
    DotsSolver solver = new DotsSolver(16, 1);
    int right = 0;
    int wrong = 0;
    for (long seed = 0; seed < 300; seed++) {
      Dots position = DotsSolverTest.random(DotsGrid.of(5, 6), 26, seed);
      Dots even = Dots.of(position.board(), 0, 0, position.turn());
      int margin = solver.solve(even, Limits.NONE, report -> {}).orElseThrow().report().value();
      boolean isRight = Integer.signum(CHAINS.of(even)) == Integer.signum(margin);
      right += margin != 0 && isRight ? 1 : 0;
      wrong += margin != 0 && !isRight ? 1 : 0;
    }
    assertThat(right).isGreaterThan(3 * wrong);
  }

  @Test
  void courseCountsBoxesWithThreeSides() throws InputException {
    String text = "((((1 1) (1 1)) ((1) (0) (1))) (0 0) 2)";
    assertThat(COURSE.of(new DotsNotation().read(text))).isEqualTo(-2);
    assertThat(COURSE.of(new DotsNotation().read(text.replace(") 2)", ") 1)")))).isEqualTo(2);
  }

  private static Dots position(long seed) {
    return DotsSolverTest.random(DotsGrid.of(5, 6), 1 + (int) (seed * 7 % 70), seed);
  }
}
