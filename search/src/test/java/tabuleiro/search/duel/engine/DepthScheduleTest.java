package tabuleiro.search.duel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;

class DepthScheduleTest {

  @Test
  void everyDepthIsSearchedFarFromTheEndOfTheGame() {
    Limits limits = Limits.nodes(1000);
    assertThat(depths(limits, new Budget(limits), false)).startsWith(1, 2, 3, 4).endsWith(255);
  }

  @Test
  void nearTheEndOfTheGameTheDepthGrowsByHalfUpToTheLast() {
    Limits limits = Limits.nodes(1000);
    assertThat(depths(limits, new Budget(limits), true))
        .containsExactly(1, 2, 3, 4, 6, 9, 13, 19, 28, 42, 63, 94, 141, 211, 255);
  }

  @Test
  void noDepthIsSkippedOnceMuchOfALimitIsSpent() {
    Limits limits = Limits.nodes(800);
    Budget budget = new Budget(limits);
    budget.countNodes(100);
    assertThat(new DepthSchedule(limits, budget).after(10, true)).isEqualTo(15);
    budget.countNodes(1);
    assertThat(new DepthSchedule(limits, budget).after(10, true)).isEqualTo(11);
    Limits noTime = Limits.time(Duration.ZERO);
    assertThat(new DepthSchedule(noTime, new Budget(noTime)).after(10, true)).isEqualTo(11);
  }

  @Test
  void aDepthLimitIsMetExactly() {
    for (int depth = 1; depth < 9; depth++) {
      Limits limits = Limits.depth(depth);
      assertThat(depths(limits, new Budget(limits), true)).endsWith(depth);
      assertThat(new DepthSchedule(limits, new Budget(limits)).after(depth, true))
          .isGreaterThan(depth);
    }
  }

  private static List<Integer> depths(Limits limits, Budget budget, boolean isNearEnd) {
    DepthSchedule schedule = new DepthSchedule(limits, budget);
    List<Integer> depths = new ArrayList<>();
    for (int i = schedule.first(); i <= schedule.last(); i = schedule.after(i, isNearEnd)) {
      depths.add(i);
    }
    return depths;
  }
}
