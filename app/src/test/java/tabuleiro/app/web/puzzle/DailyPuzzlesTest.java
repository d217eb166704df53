package tabuleiro.app.web.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

class DailyPuzzlesTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 18);
  private static final int DAYS = 30;

  static Stream<World> worlds() {
    return Worlds.all().stream().filter(world -> found(world).isPresent());
  }

  private static Puzzles<?> puzzles(World world) {
    return found(world).orElseThrow();
  }

  private static Optional<Puzzles<?>> found(World world) {
    try {
      return world.puzzles(Variant.standard(world));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Clock at(String moment) {
    return Clock.fixed(Instant.parse(moment), ZoneId.of("Pacific/Auckland"));
  }

  @ParameterizedTest
  @MethodSource("worlds")
  @Tag("long")
  void thirtyDaysHaveDifferentPuzzlesOfAtLeastFourProvedMoves(World world) throws Exception {
    check(world, puzzles(world));
  }

  private static <S extends Puzzle> void check(World world, Puzzles<S> puzzles) throws Exception {
    DailyPuzzles daily = new DailyPuzzles(Clock.systemUTC());
    Set<String> seen = new HashSet<>();
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        seen.add(puzzles.notation().write(problem.start()));
      }
    }
    for (int i = 0; i < DAYS; i++) {
      String text = daily.of(world.id(), puzzles, DAY.plusDays(i)).orElseThrow();
      assertThat(seen.add(text)).as("%s on day %d: %s", world.id(), i, text).isTrue();
      S start = puzzles.notation().read(text);
      assertThat(start.isSolved()).isFalse();
      Solution solution = Solution.of(puzzles, start, Limits.NONE);
      assertThat(solution.takesAtLeast(4)).as("%s: %s", text, solution).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void everyServerFindsTheSamePuzzle(World world) throws Exception {
    DailyPuzzles one = new DailyPuzzles(Clock.systemUTC());
    DailyPuzzles other = new DailyPuzzles(Clock.systemUTC());
    assertThat(one.of(world.id(), puzzles(world), DAY))
        .isPresent()
        .isEqualTo(other.of(world.id(), puzzles(world), DAY))
        .isEqualTo(one.of(world.id(), puzzles(world), DAY));
  }

  @Test
  void theDayBeginsAtMidnightInUtcWhereverTheServerIs() {
    assertThat(new DailyPuzzles(at("2026-11-17T23:59:59Z")).today()).isEqualTo(DAY.minusDays(1));
    assertThat(new DailyPuzzles(at("2026-11-18T00:00:00Z")).today()).isEqualTo(DAY);
    assertThat(new DailyPuzzles(Clock.system(ZoneOffset.MAX)).today()).isNotNull();
  }
}
