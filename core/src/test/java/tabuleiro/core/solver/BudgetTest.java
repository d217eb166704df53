package tabuleiro.core.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void exactlySoManyNodesCanBeSpent() {
    Budget budget = new Budget(SolveLimits.NONE.withNodes(3));
    for (int i = 0; i < 3; i++) {
      budget.generate();
    }
    stops(budget::generate, Budget.Reason.NODES);
    assertThat(budget.counts().generated()).isEqualTo(3);
  }

  @Test
  void memoryAndCancellingAndTimeStopToo() {
    Budget budget = new Budget(SolveLimits.NONE.withBytes(100));
    budget.holdBytes(100);
    stops(() -> budget.holdBytes(101), Budget.Reason.MEMORY);
    budget.cancel();
    stops(() -> spend(budget), Budget.Reason.CANCELLED);
    stops(() -> spend(new Budget(SolveLimits.NONE.withTime(Duration.ZERO))), Budget.Reason.TIME);
  }

  @Test
  void anInterruptCancels() {
    Thread.currentThread().interrupt();
    try {
      stops(() -> spend(new Budget(SolveLimits.NONE)), Budget.Reason.CANCELLED);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void theLargestFrontierIsRemembered() {
    Budget budget = new Budget(SolveLimits.NONE);
    budget.holdFrontier(7);
    budget.holdFrontier(3);
    spend(budget);
    assertThat(budget.counts().frontier()).isEqualTo(7);
  }

  @Test
  void aPartEndsWithTheWholeAndCountsForIt() {
    Budget whole = new Budget(SolveLimits.NONE.withNodes(1000));
    Budget part = whole.part(0.5);
    stops(() -> spend(part), Budget.Reason.NODES);
    whole.add(part.counts());
    assertThat(whole.counts().generated()).isEqualTo(500);
    Budget rest = whole.part(1);
    assertThat(rest.limits().nodes()).isEqualTo(500);
    Budget other = new Budget(SolveLimits.NONE);
    Budget long1 = other.part(0.5);
    other.cancel();
    stops(() -> spend(long1), Budget.Reason.CANCELLED);
  }

  private static void spend(Budget budget) {
    for (int i = 0; i < 5000; i++) {
      budget.generate();
    }
  }

  private static void stops(Runnable action, Budget.Reason reason) {
    assertThatThrownBy(action::run)
        .isInstanceOfSatisfying(
            Budget.Stop.class, stop -> assertThat(stop.reason()).isEqualTo(reason));
  }
}
