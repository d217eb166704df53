package tabuleiro.lab.tournament;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.lab.match.Contestant;
import tabuleiro.testkit.NimHeap;

/** Players of one-heap Nim with different strengths. */
final class Takers {
  private Takers() {}

  /** A player that plays perfectly with a given percentage and otherwise at random. */
  static Contestant<NimHeap> taker(String name, int skill) {
    return new Contestant<>(name, seed -> new Taker(name, skill, seed), Limits.NONE);
  }

  private static final class Taker implements Player<NimHeap> {
    private final String name;
    private final int skill;
    private final SplittableRandom random;

    Taker(String name, int skill, long seed) {
      this.name = name;
      this.skill = skill;
      random = new SplittableRandom(seed);
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Choice choose(NimHeap heap, Limits limits, Consumer<Report> progress) {
      MoveList moves = new MoveList();
      heap.moves(moves);
      int spare = heap.stones() % 4;
      if (spare > 0 && random.nextInt(100) < skill) {
        return new Choice(spare, report(heap.turn() == NimHeap.FIRST ? 1 : -1));
      }
      return new Choice(moves.get(random.nextInt(moves.size())), Report.NONE);
    }

    private static Report report(int value) {
      return new Report(value, 1, false, 1, List.of(), Report.Effort.NONE, Duration.ZERO);
    }
  }
}
