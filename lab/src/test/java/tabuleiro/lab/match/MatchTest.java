package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.testkit.NimHeap;

class MatchTest {
  private static final Game<NimHeap> GAME = NimHeap.game(21);
  private static final Contestant<NimHeap> RANDOM =
      new Contestant<>("random", RandomTaker::new, Limits.NONE);
  private static final Contestant<NimHeap> EXPERT =
      new Contestant<>("expert", seed -> new Expert(), Limits.NONE);

  /** Takes a random legal number of stones. */
  private static final class RandomTaker implements Player<NimHeap> {
    private final SplittableRandom random;

    RandomTaker(long seed) {
      random = new SplittableRandom(seed);
    }

    @Override
    public String name() {
      return "random";
    }

    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      MoveList moves = new MoveList();
      position.moves(moves);
      return new Choice(moves.get(random.nextInt(moves.size())), Report.NONE);
    }
  }

  /** Leaves a multiple of four if possible. */
  private static final class Expert implements Player<NimHeap> {
    @Override
    public String name() {
      return "expert";
    }

    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      int spare = position.stones() % 4;
      return new Choice(spare == 0 ? 1 : spare, Report.NONE);
    }
  }

  private static Match<NimHeap> match(int pairs, int concurrency, Optional<Sprt> test) {
    return new Match<>(new Openings<>(GAME, 2, 5), pairs, concurrency, test);
  }

  @Test
  void theResultDoesNotDependOnHowManyRunAtOnce() throws InterruptedException {
    MatchScore alone = match(40, 1, Optional.empty()).play(RANDOM, RANDOM, progress -> {});
    MatchScore crowd = match(40, 4, Optional.empty()).play(RANDOM, RANDOM, progress -> {});
    assertThat(crowd.pairs()).isEqualTo(alone.pairs());
    assertThat(crowd.wins()).isEqualTo(alone.wins());
    assertThat(crowd.seats()).isEqualTo(alone.seats());
    assertThat(alone.games()).isEqualTo(80);
    assertThat(alone.pairs().size()).isEqualTo(40);
  }

  @Test
  void bothGamesOfAPairBeginAlikeAndEachSeatIsTakenOnce() throws InterruptedException {
    List<String> starts = new ArrayList<>();
    MatchScore score =
        match(10, 2, Optional.empty())
            .play(
                EXPERT,
                RANDOM,
                progress -> {
                  GameHistory<NimHeap> one = progress.first().history();
                  GameHistory<NimHeap> other = progress.second().history();
                  assertThat(one.states().subList(0, 3)).isEqualTo(other.states().subList(0, 3));
                  starts.add(one.states().get(2).toString());
                });
    assertThat(starts).hasSize(10);
    assertThat(starts.stream().distinct().count()).isGreaterThan(2);
    assertThat(score.score()).isGreaterThan(0.85);
    assertThat(score.wins().get(0) + score.draws() / 2.0)
        .isEqualTo(score.seats().get(0) + score.seats().get(1));
  }

  @Test
  void aTestEndsTheSeriesEarlyAtTheSamePairHoweverManyRun() throws InterruptedException {
    Optional<Sprt> test = Optional.of(Sprt.of(0, 50));
    MatchScore alone = match(500, 1, test).play(EXPERT, RANDOM, progress -> {});
    MatchScore crowd = match(500, 3, test).play(EXPERT, RANDOM, progress -> {});
    assertThat(alone.games()).isLessThan(500).isEqualTo(crowd.games());
    assertThat(Sprt.of(0, 50).verdict(alone.pairs())).isEqualTo(Sprt.Verdict.ELO1);
  }

  @Test
  void anIllegalMoveLosesTheGameAndIsCounted() throws InterruptedException {
    Contestant<NimHeap> cheat = new Contestant<>("cheat", seed -> new Cheat(), Limits.NONE);
    MatchScore score = match(3, 1, Optional.empty()).play(EXPERT, cheat, progress -> {});
    assertThat(score.score()).isEqualTo(1);
    assertThat(score.moveTimes().get(1).illegal()).isEqualTo(6);
    assertThat(score.moveTimes().get(0).illegal()).isZero();
  }

  /** Takes more stones than there are. */
  private static final class Cheat implements Player<NimHeap> {
    @Override
    public String name() {
      return "cheat";
    }

    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      return new Choice(99, Report.NONE);
    }
  }

  @Test
  void latenessIsCountedBeyondWhatAClockMayBeWrongBy() {
    Limits limits = Limits.time(Duration.ofMillis(100));
    MoveTimeStats moveTimes =
        MoveTimeStats.NONE
            .plus(Duration.ofMillis(90), limits)
            .plus(Duration.ofMillis(119), limits)
            .plus(Duration.ofMillis(150), limits);
    assertThat(moveTimes)
        .isEqualTo(new MoveTimeStats(3, Duration.ofMillis(150), 1, Duration.ofMillis(50), 0));
    assertThat(moveTimes.plus(MoveTimeStats.NONE)).isEqualTo(moveTimes);
    assertThat(MoveTimeStats.NONE.plus(Duration.ofHours(1), Limits.NONE).oversteps()).isZero();
  }

  @Test
  void openingsAreEvenInLengthAndNeverOver() {
    assertThat(Openings.usual(GAME)).isEqualTo(2);
    Openings<NimHeap> long1 = new Openings<>(GAME, 9, 3);
    for (int i = 0; i < 50; i++) {
      GameHistory<NimHeap> start = long1.start(i);
      assertThat(start.moves()).hasSize(9);
      assertThat(start.state().isOver()).isFalse();
      assertThat(long1.start(i)).isEqualTo(start);
    }
    assertThatThrownBy(() -> new Openings<>(GAME, 22, 3).start(0))
        .hasMessageContaining("games end before 22 moves");
  }
}
