package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroTest;

/** The proved depths of the official problems and the number of boards that solve them. */
class QuatroOracleTest {
  private final MoveList[] lists = Stream.generate(MoveList::new).limit(5).toArray(MoveList[]::new);

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"A, 1, 9", "B, 2, 40", "C, 2, 132", "D, 3, 1374", "E, 3, 2412", "F, 4, 128640"})
  void theOfficialProblemsAreSolvedAtTheProvedDepthByAsManyBoards(String id, int depth, long boards)
      throws InputException {
    QuatroPuzzle start = Problem.find(QuatroTest.puzzles().problems(), id).start();
    for (int shallower = 0; shallower < depth; shallower++) {
      assertThat(solved(start, -1, shallower)).isZero();
    }
    assertThat(solved(start, -1, depth)).isEqualTo(boards);
  }

  /** Fills squares in ascending order, so that every board occurs exactly once. */
  private long solved(QuatroPuzzle state, int lastSquare, int left) {
    if (left == 0) {
      return state.isSolved() ? 1 : 0;
    }
    MoveList moves = lists[left];
    moves.clear();
    state.moves(moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      int square = moves.get(i) >> 4;
      if (square > lastSquare) {
        count += solved(state.play(moves.get(i)), square, left - 1);
      }
    }
    return count;
  }
}
