package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;

/** The menus of {@code solve}, and the files that they write. */
class SolveMenuTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  /** Runs a test with a file that menus write in the current folder, and removes it. */
  private static void writing(String name, Runnable test) throws IOException {
    Path file = Path.of(name).toAbsolutePath();
    try {
      test.run();
      assertThat(file).isNotEmptyFile();
    } finally {
      Files.deleteIfExists(file);
    }
  }

  @Test
  void menusAskAsTheCourseProgramsDo() throws IOException {
    writing(
        "solucao.txt",
        () -> {
          Said said = typing("1\n1\n3\n2\n", "solve", "--lang", "pt");
          assertThat(said.out())
              .contains("ESCOLHA O JOGO", "ESCOLHA O TABULEIRO", "ESCOLHA O ALGORITMO")
              .contains("Ficheiro de problemas próprio")
              .contains(
                  "$ tabuleiro solve dots --problem A --algorithm dls --depth 2"
                      + " --output solucao.txt --lang pt\n");
          assertThat(said.out()).contains("Escreva a profundidade:", "resolvido");
        });
    assertThat(typing("nine\n0\n", "solve").out()).contains("a number from 0 to");
    assertThat(run("solve").refusal()).contains("GAME is missing");
  }

  /** The last number of a solution file is the time. */
  @ParameterizedTest
  @ValueSource(strings = {"1\n1\n3\n2\n", "1\n1\n7\n0\n7\n3\n", "5\n3\n2\n", "3\n2\n1\n"})
  void theEchoedCommandWritesTheSameSolutionFile(String lines) throws IOException {
    Path file = Path.of("solucao.txt").toAbsolutePath();
    List<String> solutions = new ArrayList<>();
    try {
      Matcher echo = Pattern.compile("[$] tabuleiro (.*)").matcher(typing(lines, "solve").out());
      assertThat(echo.find()).isTrue();
      solutions.add(Files.readString(file).replaceFirst(" \\d+\\)\\s*$", ""));
      Files.delete(file);
      assertThat(run(echo.group(1).split(" ")).code()).isZero();
      solutions.add(Files.readString(file).replaceFirst(" \\d+\\)\\s*$", ""));
    } finally {
      Files.deleteIfExists(file);
    }
    assertThat(solutions.get(1)).isNotEmpty().isEqualTo(solutions.get(0));
  }

  @Test
  void theHeuristicsOfTheMenuHaveTheNamesOfTheManual() throws IOException {
    writing(
        "solucao.txt",
        () -> {
          Said said = typing("1\n1\n7\n0\n7\n3\n", "solve");
          assertThat(said.out())
              .contains("3 - given (dada)", "4 - group (grupo)")
              .contains("--algorithm astar --heuristic given --output solucao.txt\n");
        });
  }

  @Test
  void theUsersOwnProblemFileIsOfferedByTheMenu() throws IOException {
    Path file = folder.resolve("my problems.dat");
    Files.writeString(
        file, "; problem g\n((((0) (0)) ((1) (1))) 1)\n; problem h\n((((0) (1)) ((1) (1))) 1)\n");
    String echo = "$ tabuleiro solve dots --problems '" + file + "' --problem g --algorithm bfs";
    writing(
        "solucao.txt",
        () ->
            assertThat(typing("1\n1\n", "solve", "dots", "--problems", file.toString()).out())
                .contains("CHOOSE A BOARD", echo + " --output solucao.txt\n", "solved"));
    writing(
        "solucao.txt",
        () ->
            assertThat(typing("1\n1\n1\n", "solve", "--problems=" + file).out())
                .contains("CHOOSE A GAME", echo));
    writing(
        "solucao.txt",
        () ->
            assertThat(typing("1\n7\nnowhere\n" + file + "\n1\n1\n", "solve").out())
                .contains("7 - Your own problem file", "nowhere: ", echo));
    assertThat(typing("1\n7\n0\n0\n0\n", "solve").code()).isZero();
    assertThat(run("solve", "dots", "--problems", file.toString()).out()).contains("solved");
    assertThat(typing("", "solve", "dots", "--problems", "nowhere").refusal()).contains("nowhere");
  }

  @Test
  void aLongListOfBoardsIsShownInPages() throws IOException {
    String first = typing("5\n0\n0\n", "solve").out();
    String menu = first.substring(first.lastIndexOf("CHOOSE A BOARD"));
    assertThat(menu.substring(0, menu.indexOf("Enter a number:")).lines().count())
        .as("rows after the first of 24, with the question\n" + menu)
        .isLessThanOrEqualTo(22);
    assertThat(menu)
        .contains("  16 - study-1-1 ", " 102 - Your own problem file ", " 103 - More (85) ")
        .contains("   0 - Back ")
        .doesNotContain("study-1-2");
    assertThat(typing("5\n103\n0\n0\n", "solve", "--lang", "pt").out())
        .contains(" 103 - Mais (85) ", "  17 - study-1-2 ", "  32 - study-5-1 ")
        .contains(" 103 - Mais (69) ");
    assertThat(typing("5\n" + "103\n".repeat(7) + "0\n0\n", "solve").out())
        .containsSubsequence(" 101 - empty-100-1 ", " 103 - First entries ", "   1 - A ")
        .doesNotContain("expected a number");
    writing(
        "solucao.txt",
        () ->
            assertThat(typing("5\n103\n17\n17\n", "solve").out())
                .contains(
                    "$ tabuleiro solve tetris --problem study-1-2 --algorithm astar-course-quality"));
  }

  @Test
  void aShortListIsShownWhole() {
    assertThat(typing("5\n1\n0\n0\n0\n", "solve").out())
        .contains("  18 - astar-course-cost ")
        .doesNotContain("  19 - More", "  20 - More");
  }
}
