package tabuleiro.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The numbers at the end of a solution file are written as the course program writes them. */
class SolutionFileTest {

  @ParameterizedTest
  @CsvSource({"24, 690, 24/691", "2, 5, 1/3", "1, 15, 1/16", "1, 0, 1", "0, 7, 0"})
  void thePenetranceIsARatioInLowestTerms(int depth, long generated, String penetrance) {
    assertThat(SolutionFile.penetrance(depth, generated)).isEqualTo(penetrance);
  }

  @Test
  void secondsAreWhole() throws InputException {
    World world = Worlds.find("dots");
    String text = written(world.puzzles(Variant.standard(world)).orElseThrow());
    assertThat(text).endsWith(" NIL)) 690 24 1/691 1)\n");
  }

  private static <S extends Puzzle> String written(Puzzles<S> puzzles) throws InputException {
    S start = Problem.find(puzzles.problems(), "B").start();
    SearchCounts counts = new SearchCounts(690, 0, 24, 0, 0, 1_999_999_999);
    MoveList moves = new MoveList();
    start.moves(moves);
    Outcome.Path path = new Outcome.Path(List.of(moves.get(0)), 1);
    Outcome outcome = new Outcome.Solved(path, false, counts);
    Answer<S> answer = Answer.of("dots B", "astar", puzzles.notation(), start, outcome);
    return SolutionFile.write(answer, puzzles.heuristics().get(0));
  }
}
