package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;

class QuatroLogTest {

  @Test
  void theFirstMoveOfTheManualIsWrittenAsThere() throws InputException {
    Report thought =
        new Report(
            0,
            1,
            false,
            2,
            List.of(),
            new Report.Effort(8766, 4000, 38, 0),
            Duration.ofMillis(6529));
    assertThat(log(Map.of(), "D4 preta quadrada baixa cheia", Optional.of(thought)))
        .isEqualTo(
            """
             Jogada: (3 - 3)
             (0 0 0 0)
             (0 0 0 0)
             (0 0 0 0)
             (0 0 0 (PRETA QUADRADA BAIXA CHEIA))

             Nos Analisados: 8766
             Cortes: 4038
             Tempo Gasto: 6529

             -----------------------------------

            """);
  }

  @Test
  void aPieceHandedOverIsNamed() throws InputException {
    assertThat(log(Map.of("give", "opponent"), "give pqbc", Optional.empty()))
        .startsWith(" Jogada: NIL\n Peca entregue: (PRETA QUADRADA BAIXA CHEIA)\n (0 0 0 0)\n")
        .doesNotContain("Cortes");
  }

  private static String log(Map<String, String> rules, String move, Optional<Report> thought)
      throws InputException {
    QuatroWorld world = new QuatroWorld();
    return log(world.game(Variant.of(world, rules)).orElseThrow(), move, thought);
  }

  private static <P extends Position> String log(
      Game<P> game, String text, Optional<Report> thought) throws InputException {
    P start = game.start(0);
    int move = game.notation().readMove(start, text);
    P after = State.next(start, move);
    return game.log()
        .orElseThrow()
        .moved(new GameHistory<>(List.of(start, after), List.of(move)), thought);
  }
}
