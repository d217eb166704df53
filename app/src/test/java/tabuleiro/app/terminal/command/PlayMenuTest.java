package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.app.terminal.CommandTest;

/** The menus of {@code play}, and the files that they write. */
class PlayMenuTest extends CommandTest {
  @Test
  void menusAskAsTheCourseProgramsDo() {
    Said said = typing("1\n1\n1\n1000\n3\n0\n0\n0\n0\n0\n", "play", "--lang", "pt");
    assertThat(said.out())
        .contains("ESCOLHA O JOGO", "ESCOLHA O MODO DE JOGO", "Humano vs Computador")
        .contains("ESCOLHA O JOGADOR COMPUTADOR", "Programa da disciplina")
        .contains("Tempo por jogada do computador em milissegundos", "QUEM COMEÇA?");
    assertThat(said.code()).isZero();
    assertThat(run("play").refusal()).contains("GAME is missing");
    assertThat(typing("4\n9\n0\n0\n", "play").out()).contains("expected a number from 0 to 2");
  }

  @Test
  void menusOfferAllPlayersAndTheLimitsOfTheCourse() {
    String lines = "4\n1\n23\n4\n999\n5001\n5000\n6\n0\n0\n0\n0\n0\n";
    assertThat(typing(lines, "play").out())
        .contains("1 - Course program", "2 - Minimax", "3 - Negamax", "4 - Negamax with alpha-beta")
        .contains("5 - Alpha-beta", "8 - Engine", "9 - Monte Carlo")
        .contains("Computer, level 1", "23 - More (6)")
        .contains("Computer, level 9", "Greedy", "Random", "23 - First entries")
        .contains("in milliseconds, 1000 to 5000 (0 = back):")
        .contains("expected a number from 1000 to 5000, or 0 to go back")
        .contains("Maximum depth of the computer, 1 to 5 (Enter = none, 0 = back):")
        .contains("expected a number from 1 to 5, or 0 to go back");
    assertThat(typing("1\n1\n1\n0\n0\n0\n0\n", "play").out()).contains("1000 to 20000");
    assertThat(typing("3\n1\n1\n0\n0\n0\n0\n", "play").out()).contains("1000 to 5000");
  }

  /** Removes the files that a game from a menu writes in the current folder. */
  private static void removing(List<String> names, Runnable test) throws IOException {
    try {
      test.run();
      assertThat(names).allMatch(name -> Files.exists(Path.of(name)));
    } finally {
      for (String name : names) {
        Files.deleteIfExists(Path.of(name));
      }
    }
  }

  @Test
  void theLastMoveOfAMenuStartsTheGame() throws IOException {
    removing(
        List.of("log.dat", "dots-1.jsonl"),
        () ->
            assertThat(typing("1\n1\n4\n1000\n2\n1\n(arco-horizontal 1 1)\nquit\n", "play").out())
                .contains(
                    "$ tabuleiro play dots --first human --second negamax-ab --time 1000 --depth 2"
                        + " --log log.dat --record dots-1.jsonl\n")
                .contains("player 2 (negamax-ab)", "quit after 2 moves"));
  }

  @Test
  void zeroGoesBackFromTheGameToTheMenu() throws IOException {
    removing(
        List.of("log.dat", "blokus-1.jsonl"),
        () -> {
          Said said = typing("2\n1\n1\n1000\n\n1\npeca-a 0 0\n0\n0\n", "play");
          assertThat(said.code()).isZero();
          assertThat(said.out()).contains("quit after 2 moves");
          assertThat(said.out().split("CHOOSE A GAME\\b(?! MODE)", -1)).hasSize(3);
        });
    Said direct = typing("0\n", "play", "dots");
    assertThat(direct.code()).isZero();
    assertThat(direct.out()).contains("quit after 0 moves").doesNotContain("CHOOSE");
  }

  @Test
  void zeroIsAPieceWhereItIsAMove() {
    Said said =
        typing("0\nquit\n", "play", "quatro", "--variant", "give=opponent", "--second", "human");
    assertThat(said.out()).contains("quit after 1 moves");
  }

  @Test
  void aGameWithARandomStartGetsANewOneFromTheMenu() throws IOException {
    removing(
        List.of("log.dat", "cavalo-1.jsonl"),
        () ->
            assertThat(typing("4\n2\n1\n1\n1000\n1\n", "play").out())
                .containsPattern("new board, seed (\\d+)\n[$] tabuleiro play cavalo --first course")
                .containsPattern("--seed \\d+ --log log.dat --record cavalo-1.jsonl\n"));
  }
}
