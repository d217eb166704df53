package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.Perft;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroTest;
import tabuleiro.testkit.Differential;
import tabuleiro.testkit.PlainState;

/** Compares the fast rules with the reference implementation by random games and perft counts. */
class QuatroDifferentialTest {

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"mover, off", "mover, on", "opponent, off", "opponent, on"})
  void randomGamesAreTheSameUnderBothRules(String give, String squares) {
    Game<Quatro> game = QuatroTest.game("give=" + give, "squares=" + squares);
    PlainQuatro plain = PlainQuatro.start(give.equals("opponent"), squares.equals("on"));
    Differential<Quatro> differential = new Differential<>(game.notation());
    for (long seed = 0; seed < 2750; seed++) {
      differential.play(game.start(0), plain, seed, 17);
    }
    assertThat(differential.states()).isGreaterThan(20_000);
  }

  /** With few pieces, games end without a line more often, and some pieces are absent. */
  @ParameterizedTest
  @CsvSource({"mover, off", "mover, on", "opponent, off", "opponent, on"})
  void randomGamesWithAbsentPiecesAreTheSameUnderBothRules(String give, String squares)
      throws InputException {
    boolean opponentGives = give.equals("opponent");
    Notation<Quatro> notation = QuatroTest.game("give=" + give, "squares=" + squares).notation();
    String few =
        "(((0 0 0 0) (0 (preta redonda alta oca) 0 0) (0 0 (branca quadrada baixa cheia) 0)"
            + " (0 0 0 0)) ((branca redonda alta oca) (preta quadrada baixa cheia)"
            + " (preta redonda baixa cheia) (branca quadrada alta oca)"
            + " (branca redonda alta cheia) (preta quadrada alta oca)) 1)";
    Differential<Quatro> differential = new Differential<>(notation);
    PlainQuatro plain = PlainQuatro.read(opponentGives, squares.equals("on"), few);
    for (long seed = 0; seed < 500; seed++) {
      differential.play(notation.read(few), plain, seed, 17);
    }
  }

  @ParameterizedTest
  @CsvSource({"off", "on"})
  void randomWalksThroughProblemsAreTheSameUnderBothRules(String squares) throws InputException {
    var puzzles = QuatroTest.puzzles("squares=" + squares);
    List<Problem<QuatroPuzzle>> sound =
        puzzles.problems().stream().filter(problem -> problem.fault().isEmpty()).toList();
    for (Problem<QuatroPuzzle> problem : sound) {
      Differential<QuatroPuzzle> differential = new Differential<>(puzzles.notation());
      String text = puzzles.notation().write(problem.start());
      PlainQuatroPuzzle plain = PlainQuatroPuzzle.read(squares.equals("on"), text);
      for (long seed = 0; seed < 100; seed++) {
        differential.play(problem.start(), plain, seed, 16);
      }
    }
    assertThat(sound).hasSize(12);
  }

  @ParameterizedTest
  @CsvSource({"mover, off", "mover, on", "opponent, off", "opponent, on"})
  void sequencesFromTheMiddleOfTheGameAreCountedTheSame(String give, String squares)
      throws InputException {
    boolean opponentGives = give.equals("opponent");
    Notation<Quatro> notation = QuatroTest.game("give=" + give, "squares=" + squares).notation();
    for (String board : List.of(MIDDLE, LATE)) {
      PlainQuatro plain = PlainQuatro.read(opponentGives, squares.equals("on"), board);
      Quatro fast = notation.read(board);
      for (int depth = 1; depth <= (board.equals(LATE) ? 7 : 3); depth++) {
        assertThat(new Perft(depth).count(fast, depth)).isEqualTo(count(plain, depth));
      }
    }
  }

  @Test
  void sequencesFromTheEmptyBoardAreCountedTheSame() {
    for (boolean opponentGives : new boolean[] {false, true}) {
      Quatro fast = QuatroTest.game(opponentGives ? "give=opponent" : "give=mover").start(0);
      PlainQuatro plain = PlainQuatro.start(opponentGives, false);
      for (int depth = 1; depth <= 2; depth++) {
        assertThat(new Perft(depth).count(fast, depth)).isEqualTo(count(plain, depth));
      }
    }
  }

  @Test
  void sequencesOfPuzzlesAreCountedTheSame() throws InputException {
    var puzzles = QuatroTest.puzzles();
    for (Problem<QuatroPuzzle> problem : puzzles.problems().subList(0, 3)) {
      State fast = problem.start();
      String text = puzzles.notation().write(problem.start());
      PlainQuatroPuzzle plain = PlainQuatroPuzzle.read(false, text);
      for (int depth = 1; depth <= 3; depth++) {
        assertThat(new Perft(depth).count(fast, depth)).isEqualTo(count(plain, depth));
      }
    }
  }

  private static long count(PlainState state, int depth) {
    List<Integer> moves = state.moves();
    if (depth == 1) {
      return moves.size();
    }
    long sequences = 0;
    for (int move : moves) {
      sequences += count(state.play(move), depth - 1);
    }
    return sequences;
  }

  /** Eight pieces on the board and no line, not even a 2×2 square. */
  static final String MIDDLE =
      "((((branca quadrada alta oca) (branca quadrada baixa oca) 0 (branca quadrada"
          + " baixa cheia)) (0 0 (branca redonda baixa cheia) 0) ((preta quadrada baixa "
          + "cheia) (branca redonda alta oca) 0 (branca redonda alta cheia)) (0 (branca "
          + "quadrada alta cheia) 0 0)) ((preta redonda alta oca) (branca redonda baixa "
          + "oca) (preta redonda baixa oca) (preta quadrada alta oca) (preta quadrada "
          + "baixa oca) (preta redonda alta cheia) (preta redonda baixa cheia) (preta "
          + "quadrada alta cheia)) 1)";

  /** Eleven pieces on the board and no line, not even a 2×2 square. */
  static final String LATE =
      "((((branca quadrada alta cheia) 0 (branca redonda baixa oca) (preta quadrada"
          + " baixa cheia)) ((branca quadrada baixa cheia) (preta redonda alta oca) "
          + "(preta redonda baixa cheia) (preta quadrada alta cheia)) ((branca redonda "
          + "alta oca) (branca quadrada baixa oca) 0 (branca redonda baixa cheia)) (0 0 "
          + "(preta quadrada baixa oca) 0)) ((preta redonda baixa oca) (branca quadrada "
          + "alta oca) (preta quadrada alta oca) (branca redonda alta cheia) (preta "
          + "redonda alta cheia)) 1)";
}
