package tabuleiro.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.testkit.NimHeap;

class UctTest {
  private static final UctOptions PLAIN = UctOptions.STANDARD.withProving(false).withReusing(false);

  @Test
  void findsTheWinningMoveOfSmallHeaps() {
    for (int stones = 1; stones <= 15; stones++) {
      for (int turn = 0; turn <= 1; turn++) {
        if (stones % 4 != 0) {
          Choice choice = choose(PLAIN.withIterations(4000), new NimHeap(stones, turn));
          assertThat(choice.move()).as("%d stones", stones).isEqualTo(stones % 4);
        }
      }
    }
  }

  @Test
  void provesWhoWins() {
    for (int stones = 1; stones <= 14; stones++) {
      for (int turn = 0; turn <= 1; turn++) {
        int sign = (stones % 4 == 0) == (turn == Position.FIRST) ? -1 : 1;
        NimHeap heap = new NimHeap(stones, turn);
        Choice choice = choose(UctOptions.STANDARD.withIterations(100_000), heap);
        assertThat(choice.report().value()).as("%s", heap).isEqualTo(1000 * sign);
        if (stones % 4 != 0) {
          assertThat(choice.move()).isEqualTo(stones % 4);
        }
      }
    }
  }

  @Test
  void theSameSeedAndLimitGiveTheSameChoice() {
    NimHeap heap = new NimHeap(60, Position.FIRST);
    for (UctOptions options : new UctOptions[] {PLAIN, UctOptions.STANDARD}) {
      Report one = new Uct<NimHeap>(options).choose(heap, Limits.nodes(20_000), r -> {}).report();
      Report two = new Uct<NimHeap>(options).choose(heap, Limits.nodes(20_000), r -> {}).report();
      assertThat(one.line()).isEqualTo(two.line());
      assertThat(one.value()).isEqualTo(two.value());
      assertThat(one.nodes()).isEqualTo(two.nodes()).isEqualTo(20_000);
    }
  }

  @Test
  void playsWholeGamesWithAReusedTree() {
    Uct<NimHeap> first = new Uct<>(UctOptions.STANDARD.withIterations(2000));
    NimHeap heap = new NimHeap(21, Position.FIRST);
    while (!heap.isOver()) {
      int move =
          heap.turn() == Position.FIRST
              ? first.choose(heap, Limits.NONE, r -> {}).move()
              : 1 + heap.stones() % Math.min(3, heap.stones());
      MoveList legal = new MoveList();
      heap.moves(legal);
      assertThat(legal.contains(move)).isTrue();
      heap = heap.play(move);
    }
    assertThat(heap.margin()).isEqualTo(1);
  }

  @Test
  void limitsAndInterruptionsLeaveALegalMove() {
    NimHeap heap = new NimHeap(200, Position.SECOND);
    for (long nodes = 0; nodes < 50; nodes++) {
      assertThat(new Uct<NimHeap>(PLAIN).choose(heap, Limits.nodes(nodes), r -> {}).move())
          .isBetween(1, 3);
    }
    assertThat(
            new Uct<NimHeap>(PLAIN)
                .choose(heap, Limits.time(Duration.ofMillis(20)), r -> {})
                .move())
        .isBetween(1, 3);
    Thread.currentThread().interrupt();
    assertThat(
            new Uct<NimHeap>(PLAIN).choose(heap, Limits.time(Duration.ofDays(9)), r -> {}).move())
        .isBetween(1, 3);
    assertThat(Thread.interrupted()).isTrue();
  }

  private static Choice choose(UctOptions options, NimHeap heap) {
    return new Uct<NimHeap>(options).choose(heap, Limits.NONE, report -> {});
  }
}
