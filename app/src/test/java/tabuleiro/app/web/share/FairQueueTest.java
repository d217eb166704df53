package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.request.Visitor;

class FairQueueTest {
  private static final Visitor A1 = new Visitor("a", "1");
  private static final Visitor A2 = new Visitor("a", "2");
  private static final Visitor B = new Visitor("b", "1");

  private final FairQueue<String> queue = new FairQueue<>(new Shares(80, 160, 320));

  private void add(Visitor visitor, String... items) {
    for (String item : items) {
      assertThat(queue.add(visitor, item)).isTrue();
    }
  }

  private List<String> all() {
    List<String> all = new ArrayList<>();
    Optional<String> next = queue.poll(visitor -> true, visitor -> 0);
    while (next.isPresent()) {
      all.add(next.get());
      next = queue.poll(visitor -> true, visitor -> 0);
    }
    return all;
  }

  @Test
  void addressesTakeTurnsAndThenTheirSessions() {
    add(A1, "1", "2", "3");
    add(A2, "4", "5", "6");
    add(B, "7", "8", "9");
    assertThat(all()).containsExactly("1", "7", "4", "8", "2", "9", "5", "3", "6");
  }

  @Test
  void eightySearchesOfOneVisitorDelayAnotherByOne() {
    for (int i = 0; i < 80; i++) {
      add(A1, "old");
    }
    add(A2, "new");
    add(B, "other");
    List<String> order = all();
    assertThat(order.indexOf("other")).isEqualTo(1);
    assertThat(order.indexOf("new")).isEqualTo(2);
    assertThat(order).hasSize(82);
  }

  @Test
  void visitorsWithoutRoomAreSkippedAndKeepTheirItems() {
    add(A1, "1");
    add(A2, "2");
    assertThat(queue.poll(A2::equals, visitor -> 0)).contains("2");
    assertThat(queue.poll(A2::equals, visitor -> 0)).isEmpty();
    assertThat(queue.visitors(A1::equals)).isEqualTo(1);
    assertThat(queue.visitors(A2::equals)).isZero();
    assertThat(all()).containsExactly("1");
  }

  @Test
  void theVisitorWithTheLeastLoadIsNext() {
    Shares running = new Shares(5, 10, 20);
    running.take(A1);
    running.take(B);
    running.take(B);
    add(B, "3");
    add(A1, "2");
    add(A2, "1");
    assertThat(queue.poll(visitor -> true, running::load)).contains("1");
    assertThat(queue.poll(visitor -> true, running::load)).contains("2");
    assertThat(queue.poll(visitor -> true, running::load)).contains("3");
  }

  @Test
  void removedItemsFreeTheShare() {
    FairQueue<String> small = new FairQueue<>(new Shares(1, 2, 3));
    String item = "x";
    assertThat(small.add(A1, item)).isTrue();
    assertThat(small.add(A1, "y")).isFalse();
    assertThat(small.remove(A1, "z")).isFalse();
    assertThat(small.remove(B, item)).isFalse();
    assertThat(small.remove(A1, item)).isTrue();
    assertThat(small.visitors(visitor -> true)).isZero();
    assertThat(small.add(A1, "y")).isTrue();
  }

  @Test
  void aSessionAnAddressAndAllTogetherHaveLimits() {
    Shares shares = new Shares(2, 3, 4);
    assertThat(shares.take(A1)).isTrue();
    assertThat(shares.take(A1)).isTrue();
    assertThat(shares.take(A1)).as("the session is full").isFalse();
    assertThat(shares.take(A2)).isTrue();
    assertThat(shares.take(A2)).as("the address is full").isFalse();
    assertThat(shares.take(B)).isTrue();
    assertThat(shares.take(B)).as("all is full").isFalse();
    shares.give(A1);
    assertThat(shares.take(B)).isTrue();
    assertThat(shares.taken()).isEqualTo(4);
    shares.give(A1);
    assertThatThrownBy(() -> shares.give(A1)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> new Shares(2, 1, 4)).isInstanceOf(IllegalArgumentException.class);
  }
}
