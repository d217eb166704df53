package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

class DeadlinePlayerTest {
  private static final Limits SHORT = Limits.time(Duration.ofMillis(5));

  /**
   * Time limits in milliseconds; on a busy machine a thread may start later than the first of them.
   */
  private static final List<Integer> LONGER_AND_LONGER = List.of(100, 1_000, 10_000, 60_000);

  private static final Limits LONG = Limits.time(Duration.ofHours(1));
  private static final Maze MAZE = Maze.endless(1);

  private static Engine<Maze> engine() {
    return new Engine<>(new Maze.Lore(false), EngineOptions.STANDARD.withMegabytes(1));
  }

  private static Report report(int move) {
    return new Report(0, 1, false, 1, List.of(move), Effort.NONE, Duration.ZERO);
  }

  /** A player whose behaviour is defined by the test. */
  private record Thinker(Thought thought) implements Player<Maze> {
    interface Thought {
      Choice choose(Consumer<Report> progress) throws InterruptedException;
    }

    @Override
    public String name() {
      return "thinker";
    }

    @Override
    public Choice choose(Maze position, Limits limits, Consumer<Report> progress) {
      try {
        return thought.choose(progress);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A player whose fallback plays move 9. */
  private static Player<Maze> withDeadline(Player<Maze> player) {
    return new DeadlinePlayer<>(
        player, new Thinker(progress -> new Choice(9, report(9))), DeadlinePlayer.OVERHEAD);
  }

  private static Choice choose(Player<Maze> player, Limits limits) {
    return player.choose(MAZE, limits, ignored -> {});
  }

  /** Simulates a blocked thread: interruption has no effect. */
  private static void standStill(CountDownLatch end) {
    boolean isOver = false;
    while (!isOver) {
      try {
        end.await();
        isOver = true;
      } catch (InterruptedException e) {
        isOver = end.getCount() == 0;
      }
    }
  }

  /** Repeats a test with increasing time limits until the player reports before the deadline. */
  private static void withEnoughTime(Predicate<Limits> couldReport) {
    assertThat(LONGER_AND_LONGER)
        .as("the player could report before the deadline")
        .anyMatch(millis -> couldReport.test(Limits.time(Duration.ofMillis(millis))));
  }

  @Test
  void whereTimeIsNotLimitedItIsThePlayer() {
    Choice expected = choose(engine(), Limits.nodes(5000));
    Choice found = choose(withDeadline(engine()), Limits.nodes(5000));
    assertThat(found.move()).isEqualTo(expected.move());
    assertThat(found.report().effort()).isEqualTo(expected.report().effort());
    Thread here = Thread.currentThread();
    Thinker thinker =
        new Thinker(progress -> new Choice(Thread.currentThread().equals(here) ? 1 : 0, report(1)));
    assertThat(choose(withDeadline(thinker), Limits.nodes(1)).move()).isEqualTo(1);
    assertThat(choose(withDeadline(thinker), LONG).move()).isZero();
  }

  @Test
  void whoAnswersInTimeIsHeardToTheEnd() {
    Thinker thinker =
        new Thinker(
            progress -> {
              progress.accept(report(3));
              return new Choice(4, report(4));
            });
    int[] heard = new int[1];
    Choice choice =
        withDeadline(thinker).choose(MAZE, LONG, report -> heard[0] = report.line().get(0));
    assertThat(choice.move()).isEqualTo(4);
    assertThat(heard[0]).isEqualTo(3);
  }

  @Test
  void whoStandsStillIsTakenAtTheLastWord() {
    withEnoughTime(DeadlinePlayerTest::isTakenAtTheLastWord);
  }

  private static boolean isTakenAtTheLastWord(Limits limits) {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger heard = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(1);
    Thinker thinker =
        new Thinker(
            progress -> {
              progress.accept(report(2));
              progress.accept(report(3));
              standStill(end);
              progress.accept(report(4)); // too late to count
              done.countDown();
              return new Choice(4, report(4));
            });
    Choice choice = withDeadline(thinker).choose(MAZE, limits, report -> heard.incrementAndGet());
    int heardInTime = heard.get();
    end.countDown();
    if (heardInTime < 2) {
      return false;
    }
    assertThat(choice.move()).isEqualTo(3);
    assertThat(choice.report()).isEqualTo(report(3));
    standStill(done);
    assertThat(heard).hasValue(2);
    return true;
  }

  @Test
  void aPlayerWithoutAReportHasASubstitute() {
    CountDownLatch end = new CountDownLatch(1);
    Thinker thinker =
        new Thinker(
            progress -> {
              standStill(end);
              return new Choice(4, report(4));
            });
    assertThat(choose(withDeadline(thinker), SHORT).move()).isEqualTo(9);
    end.countDown();
  }

  @Test
  void theSubstituteKeepsToTheLimitsToo() {
    CountDownLatch end = new CountDownLatch(1);
    Thinker silent =
        new Thinker(
            progress -> {
              standStill(end);
              return new Choice(4, report(4));
            });
    Player<Maze> late = new DeadlinePlayer<>(silent, engine(), DeadlinePlayer.OVERHEAD);
    Choice shallow = choose(late, SHORT.withDepth(2).withNodes(5_000));
    assertThat(shallow.report().depth()).isEqualTo(2);
    Choice narrow = choose(late, SHORT.withNodes(50));
    assertThat(narrow.report().nodes()).isLessThanOrEqualTo(50);
    assertThat(choose(late, SHORT).report().nodes()).isBetween(51L, 2_000L);
    end.countDown();
  }

  @Test
  void whoStillStandsStillIsNotAskedAgain() {
    withEnoughTime(DeadlinePlayerTest::isNotAskedAgain);
  }

  private static boolean isNotAskedAgain(Limits limits) {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger busy = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Thinker thinker =
        new Thinker(
            progress -> {
              most.accumulateAndGet(busy.incrementAndGet(), Math::max);
              progress.accept(report(1));
              standStill(end);
              busy.decrementAndGet();
              return new Choice(2, report(2));
            });
    Player<Maze> late = withDeadline(thinker);
    AtomicInteger heard = new AtomicInteger();
    Choice first = late.choose(MAZE, limits, report -> heard.incrementAndGet());
    if (heard.get() == 0) {
      end.countDown();
      return false;
    }
    assertThat(first.move()).isEqualTo(1);
    assertThat(choose(late, SHORT).move()).isEqualTo(9);
    assertThat(choose(late, SHORT).move()).isEqualTo(9);
    assertThat(most).hasValue(1);
    end.countDown();
    assertThat(choose(late, LONG).move()).isEqualTo(2);
    assertThat(most).hasValue(1);
    return true;
  }

  @Test
  void anInterruptionIsHandedOnAndNotLost() {
    Thread.currentThread().interrupt();
    Choice choice = choose(withDeadline(engine()), LONG);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(choice.report().line()).contains(choice.move());
  }

  @Test
  void aFaultStaysTheFaultThatItWas() {
    RuntimeException fault = new IllegalArgumentException("fault");
    Thinker thinker =
        new Thinker(
            progress -> {
              throw fault;
            });
    assertThatThrownBy(() -> choose(withDeadline(thinker), LONG)).isSameAs(fault);
    assertThatThrownBy(() -> choose(withDeadline(thinker), Limits.NONE)).isSameAs(fault);
  }
}
