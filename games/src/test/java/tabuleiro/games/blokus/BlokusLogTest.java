package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.GameHistory;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusNotation;

class BlokusLogTest {
  private final BlokusLog log = new BlokusLog();

  @Test
  void aMoveIsWrittenAsTheCourseProgramPrintsIt() throws InputException {
    Blokus start = Blokus.start(Position.FIRST);
    int move = new BlokusNotation().readMove(start, "peca-b 0 0");
    Blokus after = start.play(move);
    String byPerson =
        log.moved(new GameHistory<>(List.of(start, after), List.of(move)), Optional.empty());
    assertThat(byPerson)
        .startsWith(
            """
            Posição para onde jogou: PECA-B 0 0
             _____________________________________
            |                                     |
            |      A B C D E F G H I J K L M N    |
            |   0 (1 1 0 0 0 0 0 0 0 0 0 0 0 0)   |
            |   1 (1 1 0 0 0 0 0 0 0 0 0 0 0 0)   |
            |   2 (0 0 0 0 0 0 0 0 0 0 0 0 0 0)   |
            """)
        .contains(
            "|  13 (0 0 0 0 0 0 0 0 0 0 0 0 0 0)   |\n|_____________________________________|")
        .contains("   _         ___         ___        _      \n  |_|       |_|_|      _|_|_|")
        .endsWith(
            """
             Peças do Jogador 1:\s
             Peca a - 10
             Peca b - 9
             Peca c1 e c2 - 15

             Peças do Jogador 2:\s
             Peca a - 10
             Peca b - 10
             Peca c1 e c2 - 15

            """);
    Report thought =
        new Report(
            0, 1, false, 2, List.of(), new Report.Effort(120, 3, 4, 0), Duration.ofMillis(1500));
    assertThat(
            log.moved(
                new GameHistory<>(List.of(start, after), List.of(move)), Optional.of(thought)))
        .startsWith(
            "\nNúmero de nós analisados: 120\nNúmero de cortes: 7\nTempo de Execução: 1500 ms\n _");
  }

  @Test
  void theEndNamesTheWinner() {
    assertThat(log.ended(Blokus.start(Position.FIRST)))
        .contains("|          Empate!           |\n|____________________________|\n\n\n-----")
        .contains("| Pontuação do Jogador 2: 110 |");
    Blokus ahead = Blokus.start(Position.FIRST).play(0);
    assertThat(log.ended(ahead)).contains("| O vencedor é o Jogador 1!  |\n");
  }
}
