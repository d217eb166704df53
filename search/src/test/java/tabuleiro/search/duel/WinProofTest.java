package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;
import tabuleiro.search.duel.engine.EngineOracle;
import tabuleiro.search.duel.textbook.ReferenceMinimax;

/** A win at the bound of the game is proved at the depth of the win. */
class WinProofTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.withMegabytes(1);

  @Test
  void aWinInOneIsProvedAtDepthOne() {
    // FIRST has two stones in column 0 and drops the third one.
    ThreeInARow position = ThreeInARow.after(0, 1, 0, 1);
    Engine<ThreeInARow> engine = new Engine<>(ThreeInARow.GAME, SMALL);
    Limits second = Limits.time(Duration.ofSeconds(60));
    for (Limits limits : List.of(second, Limits.NONE, Limits.depth(9), Limits.nodes(100))) {
      Choice choice = engine.choose(position, limits, r -> {});
      assertThat(choice.move()).isZero();
      assertThat(choice.report().exact()).isTrue();
      assertThat(choice.report().value()).isEqualTo(1);
      assertThat(choice.report().depth()).isEqualTo(1);
      assertThat(choice.report().nodes()).isLessThan(10);
    }
    Choice proof =
        EngineOracle.of(ThreeInARow.GAME, SMALL)
            .solve(position, Limits.depth(1), r -> {})
            .orElseThrow();
    assertThat(proof.move()).isZero();
    assertThat(
            EngineOracle.of(ThreeInARow.UNBOUNDED, SMALL).solve(position, Limits.depth(1), r -> {}))
        .isEmpty();
  }

  @Test
  void aWinInThreeIsProvedAtDepthThree() {
    Engine<ThreeInARow> engine = new Engine<>(ThreeInARow.GAME, SMALL);
    Limits limits = Limits.nodes(1_000_000);
    // FIRST has two stones in the middle of the bottom row, with a free cell at both ends.
    ThreeInARow lost = ThreeInARow.after(1, 1, 2);
    Report report = engine.choose(lost, limits, r -> {}).report();
    assertThat(report.exact()).isTrue();
    assertThat(report.value()).isEqualTo(1);
    assertThat(report.depth()).isEqualTo(2);
    ThreeInARow won = ThreeInARow.after(1, 1);
    Choice choice = new Engine<>(ThreeInARow.GAME, SMALL).choose(won, limits, r -> {});
    assertThat(choice.move()).isEqualTo(2);
    assertThat(choice.report().exact()).isTrue();
    assertThat(choice.report().depth()).isEqualTo(3);
    assertThat(choice.report().line()).hasSize(3);
  }

  @Test
  void aWinDoesNotHideOtherLines() {
    ThreeInARow position = ThreeInARow.after(0, 1, 0, 1);
    Engine<ThreeInARow> engine = new Engine<>(ThreeInARow.GAME, SMALL);
    List<Choice> lines = engine.lines(position, Limits.NONE, 4, choices -> {});
    for (Choice line : lines) {
      assertThat(line.report().exact()).isTrue();
      assertThat(line.report().value())
          .isEqualTo(new ReferenceMinimax().value(position.play(line.move())));
    }
    assertThat(lines.get(0).report().depth()).isEqualTo(1);
  }

  @Test
  void everyPositionOfASmallGameIsProvedTheSameWay() {
    long[] nodes = new long[2];
    for (int seed = 0; seed < 200; seed++) {
      ThreeInARow position = ThreeInARow.after();
      for (int ply = 0, chance = seed; ply < 7 && !position.isOver(); ply++, chance /= 2) {
        MoveList moves = new MoveList();
        position.moves(moves);
        position = position.play(moves.get((chance + ply) % moves.size()));
      }
      if (position.isOver()) {
        continue;
      }
      int value = new ReferenceMinimax().value(position);
      for (Game<ThreeInARow> game : List.of(ThreeInARow.GAME, ThreeInARow.UNBOUNDED)) {
        Report report = new Engine<>(game, SMALL).choose(position, Limits.NONE, r -> {}).report();
        assertThat(report.exact()).isTrue();
        assertThat(report.value()).isEqualTo(value);
        nodes[game == ThreeInARow.GAME ? 1 : 0] += report.nodes();
      }
    }
    assertThat(nodes[1]).isLessThan(nodes[0] / 2);
  }
}
