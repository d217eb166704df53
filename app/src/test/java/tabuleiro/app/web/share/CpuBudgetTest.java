package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.request.Visitor;

class CpuBudgetTest {
  private static final long SECOND = Duration.ofSeconds(1).toNanos();
  private static final Visitor GREEDY = new Visitor("here", "greedy");
  private static final Visitor OTHER = new Visitor("here", "other");

  private final CpuBudget budget = new CpuBudget();

  @Test
  void aVisitorWhoUsedFiveSecondsWaitsAndOthersDoNot() {
    budget.charge(GREEDY, 4 * SECOND, 0);
    assertThat(budget.hasTime(GREEDY, 0)).isTrue();
    budget.charge(GREEDY, 2 * SECOND, 0);
    assertThat(budget.hasTime(GREEDY, 0)).isFalse();
    assertThat(budget.hasTime(OTHER, 0)).isTrue();
    assertThat(budget.hasTime(GREEDY, 4 * SECOND)).isFalse();
    assertThat(budget.hasTime(GREEDY, 6 * SECOND)).isTrue();
  }

  @Test
  void aLongPauseSavesNoMoreThanFiveSeconds() {
    budget.charge(GREEDY, 0, 0);
    budget.charge(GREEDY, 6 * SECOND, 1000 * SECOND);
    assertThat(budget.hasTime(GREEDY, 1000 * SECOND)).isFalse();
  }
}
