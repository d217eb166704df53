package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.GameHistory;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

class DotsLogTest {

  @Test
  void theLineIsThatOfTheCourseProgram() throws InputException {
    DotsNotation notation = new DotsNotation();
    Dots start = Dots.start(DotsGrid.of(5, 6));
    Dots one = start.play(notation.readMove(start, "(v 7 5)"));
    Dots two = one.play(notation.readMove(one, "(v 7 4)"));
    Report thought =
        new Report(
            0,
            1,
            false,
            4,
            List.of(),
            new Report.Effort(37415, 444, 4715, 0),
            Duration.ofSeconds(20));
    List<Integer> moves =
        List.of(notation.readMove(start, "(v 7 5)"), notation.readMove(one, "(v 7 4)"));
    String line =
        new DotsLog()
            .moved(new GameHistory<>(List.of(start, one, two), moves), Optional.of(thought));
    assertThat(line)
        .isEqualTo(
            "JOGADOR2 ((((0 0 0 0 0 0) (0 0 0 0 0 0) (0 0 0 0 0 0) (0 0 0 0 0 0) (0 0 0 0 0 0)"
                + " (0 0 0 0 0 0)) ((0 0 0 0 0) (0 0 0 0 0) (0 0 0 0 0) (0 0 0 0 0) (0 0 0 0 0)"
                + " (0 0 0 0 0) (0 0 0 2 1))) 37415 444 4715 20.000)\n");
  }

  @Test
  void aHumansMoveHasNoSearchCountsAndOldArcsAreOnes() throws InputException {
    Dots start = new DotsNotation().read("((((1) (0)) ((0) (0))) (0 0) 2)");
    Dots next = start.play(1);
    String line =
        new DotsLog().moved(new GameHistory<>(List.of(start, next), List.of(1)), Optional.empty());
    assertThat(line).isEqualTo("JOGADOR2 ((((1) (2)) ((0) (0))) 0 0 0 0.000)\n");
    assertThat(new DotsLog().ended(next)).isEmpty();
  }
}
