package tabuleiro.core.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void exactlySoManyNodesCanBeSpent() {
    Budget budget = new Budget(Limits.NONE.withNodes(3));
    for (int i = 0; i < 3; i++) {
      budget.countNode();
    }
    stops(budget::countNode, Budget.Reason.NODES);
    assertThat(budget.counts().generated()).isEqualTo(3);
  }

  @Test
  void memoryAndCancellingAndTimeStopToo() {
    Budget budget = new Budget(Limits.NONE.withBytes(100));
    budget.recordBytes(100);
    stops(() -> budget.recordBytes(101), Budget.Reason.MEMORY);
    budget.cancel();
    stops(() -> spend(budget), Budget.Reason.CANCELLED);
    stops(() -> spend(new Budget(Limits.NONE.withTime(Duration.ZERO))), Budget.Reason.TIME);
  }

  @Test
  void anInterruptCancels() {
    Thread.currentThread().interrupt();
    try {
      stops(() -> spend(new Budget(Limits.NONE)), Budget.Reason.CANCELLED);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void theLargestFrontierIsRemembered() {
    Budget budget = new Budget(Limits.NONE);
    budget.recordFrontier(7);
    budget.recordFrontier(3);
    spend(budget);
    assertThat(budget.counts().frontier()).isEqualTo(7);
  }

  @Test
  void aPartEndsWithTheWholeAndCountsForIt() {
    Budget whole = new Budget(Limits.NONE.withNodes(1000));
    Budget part = whole.part(0.5);
    stops(() -> spend(part), Budget.Reason.NODES);
    whole.add(part.counts());
    assertThat(whole.counts().generated()).isEqualTo(500);
    Budget rest = whole.part(1);
    assertThat(rest.limits().nodes()).isEqualTo(500);
    Budget other = new Budget(Limits.NONE);
    Budget long1 = other.part(0.5);
    other.cancel();
    stops(() -> spend(long1), Budget.Reason.CANCELLED);
  }

  @Test
  void aShareOfTheTimeIsSpentOnlyIfTimeIsLimited() {
    assertThat(new Budget(Limits.NONE).isSpent(0.001)).isFalse();
    assertThat(new Budget(Limits.time(Duration.ZERO)).isSpent(0.5)).isTrue();
  }

  private static void spend(Budget budget) {
    for (int i = 0; i < 5000; i++) {
      budget.countNode();
    }
  }

  private static void stops(Runnable action, Budget.Reason reason) {
    assertThatThrownBy(action::run)
        .isInstanceOfSatisfying(
            Budget.Stop.class, stop -> assertThat(stop.reason()).isEqualTo(reason));
  }
}
