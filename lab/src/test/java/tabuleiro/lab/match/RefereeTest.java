package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.testkit.NimHeap;

class RefereeTest {
  private static final Game<NimHeap> GAME = NimHeap.game(10);

  /** Always takes the same number of stones. */
  private record Taker(int take) implements Player<NimHeap> {
    @Override
    public String name() {
      return "taker";
    }

    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      return new Choice(take, Report.NONE);
    }
  }

  @Test
  void playersMoveWhenItIsTheirTurnUntilTheEnd() {
    GameHistory<NimHeap> history =
        Referee.finish(
            GameHistory.from(GAME.start(0)), List.of(new Taker(1), new Taker(2)), Limits.NONE);
    assertThat(history.moves()).containsExactly(1, 2, 1, 2, 1, 2, 1);
    assertThat(history.state().margin()).isEqualTo(1);
  }

  @Test
  void anIllegalMoveIsNotAccepted() {
    assertThatThrownBy(
            () ->
                Referee.finish(
                    GameHistory.from(GAME.start(0)),
                    List.of(new Taker(3), new Taker(3)),
                    Limits.NONE))
        .hasMessageContaining("taker chose an illegal move: 3");
  }

  @Test
  void aGameThatGoesOnForEverIsEnded() {
    Game<NimHeap> endless = NimHeap.game(Referee.MOST_MOVES + 1);
    GameHistory<NimHeap> start = GameHistory.from(endless.start(0));
    List<Player<NimHeap>> takers = List.of(new Taker(1), new Taker(1));
    assertThatThrownBy(() -> Referee.finish(start, takers, Limits.NONE))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("more than 10000 moves");
  }
}
