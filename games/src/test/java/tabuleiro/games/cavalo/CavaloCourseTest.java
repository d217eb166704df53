package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.cavalo.rules.Cavalo;

/** The course's opponent in other games than the one in its manual. */
class CavaloCourseTest {

  @Test
  void itIsOneOfThePlayersOfTheGame() {
    List<Player<Cavalo>> players = CavaloDeals.game(Map.of()).players();
    assertThat(players).extracting(Player::name).containsExactly("course");
    assertThat(CavaloDeals.game(Map.of()).players().get(0)).isNotSameAs(players.get(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 5, 16, 21, 32, 37})
  void itPlaysLegallyToTheEndUnderAllRules(int rules) {
    CavaloGame game = CavaloDeals.game(CavaloDeals.rules(rules));
    Random random = new Random(rules);
    Player<Cavalo> course = new CavaloCourse(2);
    MoveList legal = new MoveList();
    int passes = 0;
    for (int seed = 0; seed < 20; seed++) {
      Cavalo position = game.start(seed);
      while (!position.isOver()) {
        legal.clear();
        position.moves(legal);
        int move = legal.get(random.nextInt(legal.size()));
        if (position.turn() == seed % 2) {
          move = course.choose(position, Limits.NONE, report -> {}).move();
          assertThat(legal.contains(move)).as("seed %d", seed).isTrue();
          passes += move == Cavalo.PASS ? 1 : 0;
        }
        position = position.play(move);
      }
    }
    assertThat(passes > 0).isEqualTo(rules < 32);
  }

  /** The value of the course's search, without cuts. */
  private static int plain(Cavalo position, int depth) {
    if (depth == 0) {
      return 2 * position.margin() + position.mobility(0) - position.mobility(1);
    }
    int sign = position.turn() == 0 ? 1 : -1;
    int best = -CavaloCourse.INFINITE;
    MoveList jumps = new MoveList();
    position.jumps(jumps);
    for (int jump : jumps.toArray()) {
      best = Math.max(best, sign * plain(position.play(jump), depth - 1));
    }
    return sign * best;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void cutsDoNotChangeWhatIsFound(int depth) {
    CavaloCourse course = new CavaloCourse(depth);
    for (int rules = 0; rules < 48; rules++) {
      Cavalo position = CavaloDeals.game(CavaloDeals.rules(rules)).start(rules);
      for (int ply = 0; ply < 6 && !position.isOver(); ply++) {
        Choice choice = course.choose(position, Limits.NONE, report -> {});
        if (choice.move() != Cavalo.PASS) {
          assertThat(choice.report().value()).isEqualTo(plain(position, depth));
          assertThat(plain(position.play(choice.move()), depth - 1))
              .isEqualTo(choice.report().value());
        }
        position = position.play(choice.move());
      }
    }
  }

  @Test
  void itKeepsToItsLimits() {
    Cavalo start = CavaloDeals.game(Map.of()).start(1);
    CavaloCourse course = new CavaloCourse(6);
    Choice full = course.choose(start, Limits.NONE, report -> {});
    assertThat(full.report().depth()).isEqualTo(6);
    Choice shallow = course.choose(start, Limits.depth(2), report -> {});
    assertThat(shallow.report().value()).isEqualTo(plain(start, 2));
    assertThat(course.choose(start, Limits.nodes(5), report -> {}).report().nodes()).isEqualTo(5);
    MoveList legal = new MoveList();
    start.moves(legal);
    Limits noTime = Limits.time(Duration.ZERO);
    assertThat(legal.toArray()).contains(course.choose(start, noTime, report -> {}).move());
  }

  @Test
  void anInterruptedThreadStillHasAMove() {
    Cavalo start = CavaloDeals.game(Map.of()).start(1);
    List<Report> told = new ArrayList<>();
    Thread.currentThread().interrupt();
    Choice choice = new CavaloCourse(12).choose(start, Limits.NONE, told::add);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(choice.report().nodes()).isLessThan(5000);
    assertThat(told).containsExactly(choice.report());
  }

  @Test
  void itsEvaluationIsThatOfTheManual() {
    Cavalo start = CavaloDeals.game(Map.of("preset", "course")).start(3);
    Evaluation<Cavalo> course = CavaloEvaluations.COURSE;
    assertThat((double) course.of(start) / course.scale())
        .isEqualTo(start.margin() + 0.5 * (start.mobility(0) - start.mobility(1)));
  }
}
