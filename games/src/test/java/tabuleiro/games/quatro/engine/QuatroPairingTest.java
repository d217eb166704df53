package tabuleiro.games.quatro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.QuatroDeals;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroTest;

/**
 * The pairing strategy of the second player: complete a line if possible, else answer with the
 * complementary piece on the square reflected through the centre. Tries all replies of the first
 * player, with one position per symmetry class.
 */
class QuatroPairingTest {
  private final Map<Long, Integer> ends = new HashMap<>();
  private final Set<Long> met = new HashSet<>();

  @ParameterizedTest
  @CsvSource({"off, 0", "on, -1"})
  void neverLosesButPlayedToTheEndItMayOnlyDraw(String squares, int expected) {
    assertThat(bestForFirst(QuatroTest.game("squares=" + squares).start(0))).isEqualTo(expected);
    assertThat(ends.size()).isGreaterThan(100);
  }

  /** The best final margin that the first player can reach against the pairing strategy. */
  private int bestForFirst(Quatro position) {
    if (position.isOver()) {
      return position.margin();
    }
    long key = QuatroSymmetry.of(position).canonicalKey(position);
    Integer known = ends.get(key);
    if (known != null) {
      return known;
    }
    int best = -1;
    MoveList moves = new MoveList();
    position.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      Quatro next = position.play(moves.get(i));
      best = Math.max(best, bestForFirst(next.isOver() ? next : answer(next, moves.get(i))));
    }
    ends.put(key, best);
    return best;
  }

  private static Quatro answer(Quatro position, int move) {
    MoveList moves = new MoveList();
    position.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      Quatro next = position.play(moves.get(i));
      if (next.margin() != 0) {
        return next;
      }
    }
    return position.play(255 - move);
  }

  /** So the pairing strategy is sound for two answers; from then on a search is needed. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({"off, 18", "on, 33"})
  void withAtMostFourPiecesEveryPairedPositionIsWonForTheSecondPlayer(
      String squares, int expected) {
    Game<Quatro> game = QuatroTest.game("squares=" + squares);
    QuatroSolver solver = new QuatroSolver(game.start(0).deal().rules());
    assertThat(countWon(game.start(0), solver)).isEqualTo(expected);
  }

  private int countWon(Quatro position, QuatroSolver solver) {
    boolean isNew = met.add(QuatroSymmetry.of(position).canonicalKey(position));
    if (!isNew || QuatroDeals.left(position) < 12) {
      return 0;
    }
    int value = solver.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
    assertThat(value).as(position.toString()).isEqualTo(-1);
    int kinds = 1;
    MoveList moves = new MoveList();
    position.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      Quatro next = answer(position.play(moves.get(i)), moves.get(i));
      kinds += next.isOver() ? 0 : countWon(next, solver);
    }
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    return kinds;
  }
}
