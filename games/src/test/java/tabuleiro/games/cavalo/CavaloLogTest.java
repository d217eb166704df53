package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.games.cavalo.rules.Cavalo;

class CavaloLogTest {

  @Test
  void theLinesAreThoseOfTheCourseProgram() throws Exception {
    CavaloWorld world = new CavaloWorld();
    CavaloGame game = (CavaloGame) world.game(Variant.standard(world)).orElseThrow();
    Cavalo start = game.start(3);
    MoveList moves = new MoveList();
    start.moves(moves);
    int move = moves.get(0);
    Cavalo after = start.play(move);
    int cell = after.knight(Position.FIRST);
    int gain = after.points(Position.FIRST) - start.points(Position.FIRST);
    Report thought =
        new Report(
            70,
            2,
            false,
            4,
            List.of(move),
            new Report.Effort(131, 4, 21, 0),
            Duration.ofMillis(265));
    CavaloLog log = new CavaloLog();
    String went =
        "Jogador -1 move cavalo para ("
            + cell / 10
            + ", "
            + cell % 10
            + ").\nPontos Ganhos: "
            + gain
            + "\n";
    assertThat(
            log.moved(
                new GameHistory<>(List.of(start, after), List.of(move)), Optional.of(thought)))
        .isEqualTo(
            "\n Jogador: -1, Tempo Gasto: 265 ms, Nós analisados: 131, Profundidade: 4, Valor: 35.0,"
                + " Cortes Alfa: 4, Cortes Beta: 21\n"
                + went);
    assertThat(log.moved(new GameHistory<>(List.of(start, after), List.of(move)), Optional.empty()))
        .isEqualTo("\n" + went);
    assertThat(
            log.moved(
                new GameHistory<>(List.of(start, start), List.of(Cavalo.PASS)), Optional.empty()))
        .isEqualTo("\nJogador -1 passa.\n");
    assertThat(log.ended(after))
        .startsWith("Fim do jogo!\nJogador ")
        .endsWith("Pontos finais do Jogador 2: " + after.points(Position.SECOND) + "\n");
  }
}
