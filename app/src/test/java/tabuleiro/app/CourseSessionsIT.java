package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;

/**
 * The session of a student at a real terminal for each manual: from the menus, in the words of the
 * manual, to {@code solucao.txt} and {@code log.dat}.
 */
class CourseSessionsIT {
  private final Launcher launcher = Launcher.here();

  @TempDir private Path folder = Path.of("");

  /** A terminal in which a student answers menus by their labels. */
  private record Student(Screen screen) {

    /** Types an answer at the next question. */
    void answer(String text) {
      screen.await("a question", this::isAsked);
      String asked = screen.text();
      screen.type(text);
      screen.await("an answer taken", () -> !screen.text().equals(asked));
    }

    /** Chooses an entry of the menu on the screen. */
    void choose(String title, String label) {
      screen.await("the menu " + title, () -> isAsked() && menu().contains(title));
      Pattern entry = Pattern.compile("\\| +(\\d+) - " + Pattern.quote(label) + " *\\|");
      List<MatchResult> found = entry.matcher(menu()).results().toList();
      assertThat(found).as(label + " in\n" + menu()).isNotEmpty();
      answer(found.get(found.size() - 1).group(1));
    }

    private boolean isAsked() {
      String text = screen.text().stripTrailing();
      return text.endsWith(":") || text.endsWith(">");
    }

    /** The last menu on the screen. */
    private String menu() {
      String text = screen.text();
      int end = text.lastIndexOf("|--");
      int start = end < 0 ? -1 : text.lastIndexOf("|--", end - 1);
      return start < 0 ? "" : text.substring(start, end);
    }
  }

  private String tabuleiro(String arguments) {
    return launcher.root().resolve("tabuleiro") + " " + arguments;
  }

  private String lines(String first, String... more) {
    return "cd " + folder + "; " + first + (more.length == 0 ? "" : "; " + String.join("; ", more));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dots | E | group (grupo) | 1000 | 3 | (arco-horizontal 1 1) | JOGADOR2 ((((",
        "blokus | A | given (dada) | 20000 | 1 | peca-a 0 0 | Posição para onde jogou: PECA-A 0 0",
        "quatro | A | given (dada) | 5000 | 1 | (3 - 3) (preta quadrada baixa cheia)"
            + " | Jogada: (3 - 3)",
        "cavalo | A | given (dada) | 3000 | 4 | operador | Jogador: -2, Tempo Gasto: ",
      })
  void aStudentSolvesAndPlaysWithTheWordsOfTheManual(
      String game,
      String board,
      String heuristic,
      String time,
      String depth,
      String move,
      String logged)
      throws Exception {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    String session = lines(tabuleiro("solve --lang pt"), tabuleiro("play --lang pt"));
    try (Screen screen = new Screen(launcher, session)) {
      Student student = new Student(screen);
      student.choose("ESCOLHA O JOGO", game);
      student.choose("ESCOLHA O TABULEIRO", board);
      student.choose("ESCOLHA O ALGORITMO", "astar");
      student.choose("ESCOLHA A HEURÍSTICA", heuristic);
      student.choose("ESCOLHA O JOGO", game);
      student.choose("ESCOLHA O MODO DE JOGO", "Humano vs Computador");
      student.choose("ESCOLHA O JOGADOR COMPUTADOR", "Programa da disciplina");
      student.answer(time);
      student.answer(depth);
      student.choose("QUEM COMEÇA?", "Humano");
      play(student, game, move);
      awaitMoves(screen, game, 2);
      student.answer("0");
      student.choose("ESCOLHA O JOGO", "Sair");
      screen.await("ended with 0");
    }
    checkSolution();
    assertThat(Files.readString(folder.resolve("log.dat"))).contains(logged);
  }

  /** Makes the first move. On a random board the student tries the operators of the manual. */
  private void play(Student student, String game, String move) throws IOException {
    if (!move.equals("operador")) {
      student.answer(move);
      return;
    }
    for (int operator = 1; operator <= 9 && moves(game) == 0; operator++) {
      student.answer(operator <= 8 ? "operador-" + operator : "passar");
      student.screen().await("an answer", student::isAsked);
    }
  }

  /** Returns the number of moves in the record of the game. */
  private long moves(String game) throws IOException {
    Path record = folder.resolve(game + "-1.jsonl");
    return Files.exists(record)
        ? Files.readString(record).lines().filter(line -> line.contains("\"moved\"")).count()
        : 0;
  }

  private void awaitMoves(Screen screen, String game, long count) {
    screen.await(
        count + " moves",
        () -> {
          try {
            return moves(game) >= count;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Checks the form of the solution file: (node generated expanded penetrance seconds). */
  private void checkSolution() throws IOException, InputException {
    String text = Files.readString(folder.resolve("solucao.txt"));
    List<Form> parts = LispReader.one(text).list(5);
    assertThat(parts.get(0).list(4).get(3).list(4)).isNotEmpty();
    assertThat(parts.get(1).integer()).isPositive();
    assertThat(parts.get(3).toString()).matches("\\d+/\\d+");
    assertThat(parts.get(4).integer()).isNotNegative();
  }

  @Test
  void theExaminersProblemIsOfferedAtOnce() throws Exception {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    Path problems = folder.resolve("problemas.dat");
    Files.writeString(problems, "; problema g\n((((0 0) (1 1)) ((1) (0) (1))) 2)\n");
    String session = lines(tabuleiro("solve dots --problems problemas.dat --lang pt"));
    try (Screen screen = new Screen(launcher, session)) {
      Student student = new Student(screen);
      student.choose("ESCOLHA O TABULEIRO", "g");
      student.choose("ESCOLHA O ALGORITMO", "dls");
      student.answer("4");
      screen.await("ended with 0");
      assertThat(screen.text())
          .contains("$ tabuleiro solve dots --problems problemas.dat --problem g --algorithm dls")
          .contains("--depth 4 --output solucao.txt --lang pt");
    }
    checkSolution();
  }

  /**
   * IA-Tetris has no second player, so a run ends with the actions and their points, and there is
   * no log. The public tests of the project follow.
   */
  @Test
  void aStudentSolvesTetrisAndRunsThePublicTests() throws Exception {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    String session = lines(tabuleiro("solve --lang pt"), tabuleiro("grade tetris --lang pt"));
    try (Screen screen = new Screen(launcher, session)) {
      Student student = new Student(screen);
      student.choose("ESCOLHA O JOGO", "tetris");
      student.choose("ESCOLHA O TABULEIRO", "A");
      student.choose("ESCOLHA O ALGORITMO", "procura-best");
      screen.await("ended with 0");
      assertThat(screen.text()).contains("29 de 29 testes passaram");
    }
    List<Form> parts = LispReader.one(Files.readString(folder.resolve("solucao.txt"))).list(2);
    assertThat(parts.get(0).list(4)).hasToString("[(0 t0), (9 i0), (3 l3), (6 l3)]");
    assertThat(parts.get(1).integer()).isEqualTo(100);
  }

  @Test
  void twoProgramsPlayAWholeGameForTheLog() throws Exception {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    try (Screen screen = new Screen(launcher, lines(tabuleiro("play --lang pt")))) {
      Student student = new Student(screen);
      student.choose("ESCOLHA O JOGO", "cavalo");
      student.choose("ESCOLHA O MODO DE JOGO", "Computador vs Computador");
      student.choose("ESCOLHA O JOGADOR 1", "Negamax com cortes alfa-beta");
      student.choose("ESCOLHA O JOGADOR 2", "Alfa-beta");
      student.answer("1000");
      student.answer("2");
      screen.await("ended with 0");
    }
    String log = Files.readString(folder.resolve("log.dat"));
    assertThat(log).contains("Jogador: -1, Tempo Gasto: ", "Jogador: -2, Tempo Gasto: ");
  }
}
