package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisSeason;

/** Random problems with settings, as used by studies. */
class TetrisRandomBoardTest {
  private final TetrisPuzzles puzzles = TetrisPuzzles.of(TetrisSeason.REGULAR);

  @Test
  void aSeedAlwaysMakesTheSameProblem() throws InputException {
    assertThat(TetrisRandomBoard.of(Map.of("pieces", 5.0)).problem(1_000_004))
        .isEqualTo("((1011111111 0111111111 0101111110 1101110011 0100000010) (o j z z j))");
  }

  @Test
  void noProblemIsLostFromTheStart() throws InputException {
    for (int seed = 0; seed < 200; seed++) {
      Tetris problem = puzzles.random(seed, Map.of("decay", 0.01, "pieces", 3.0)).orElseThrow();
      assertThat(problem.board().isTopFilled()).isFalse();
      assertThat(problem.toPlace()).hasSize(3);
    }
  }

  @Test
  void withoutSettingsTheWorldDecides() throws InputException {
    assertThat(puzzles.random(7, Map.of())).isEqualTo(puzzles.random(7));
  }

  @ParameterizedTest
  @CsvSource({"pieces, 0", "pieces, 2.5", "pieces, 101", "decay, 0", "decay, 1.1", "rows, 3"})
  void aWrongSettingIsNamed(String name, double value) {
    assertThatThrownBy(() -> puzzles.random(1, Map.of(name, value)))
        .isInstanceOfSatisfying(
            InputException.class,
            fault -> assertThat(fault.problem().in(Locale.ENGLISH)).contains(name));
  }
}
