package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.lab.run.LocalPool;

/**
 * Runs the presets of the Tetris report, without our own search, and compares the results with the
 * table of figures in the document of the game.
 */
@Tag("long")
class TetrisFiguresTest {
  private static final String EXAMPLE =
      "((0111111111 0111111111 1011111111 1101111111 1111011101 1000001100) (t))";

  /** The rows of the table: the figure, and the cells after it. */
  private static Map<String, List<String>> figures() throws IOException {
    String text = Files.readString(Path.of("..", "docs", "games", "tetris.md"));
    assertThat(text).contains("--puzzle \"" + EXAMPLE + "\" --heuristics");
    Map<String, List<String>> rows = new LinkedHashMap<>();
    String section = text.substring(text.indexOf("## The figures of the report"));
    for (String line : section.lines().skip(6).takeWhile(l -> l.startsWith("|")).toList()) {
      List<String> cells = List.of(line.split("\\|")).stream().map(String::strip).toList();
      rows.put(cells.get(1), cells.subList(2, cells.size()));
    }
    return rows;
  }

  /** The scores of a preset, a row for each problem or method. */
  private static List<List<String>> scores(String preset)
      throws IOException, InputException, InterruptedException {
    String yaml =
        Files.readString(Path.of("..", "presets", preset + ".yaml"))
            .lines()
            .filter(line -> !line.contains("{use: procura-best,"))
            .reduce("", (text, line) -> text + line + "\n");
    return Laboratory.table(
        new Laboratory().run(Laboratory.plan(yaml), new LocalPool(2)), "Scores");
  }

  private static void check(
      Map<String, List<String>> figures, String figure, String ours, String equal) {
    List<String> row = Objects.requireNonNull(figures.remove(figure), figure);
    assertThat(row.get(1)).as(figure).isEqualTo(ours);
    assertThat(row.get(2)).as(figure).startsWith(equal);
  }

  private static boolean differs(String cell) {
    return cell.contains("[");
  }

  /** Whether a limit ended our run, so that its failure is not compared. */
  private static boolean isLimited(String cell) {
    return cell.contains("†");
  }

  private static int number(String cell) {
    return Integer.parseInt(cell.split(" ")[0]);
  }

  private static String minus(int number) {
    return String.valueOf(number).replace('-', '−');
  }

  @Test
  void theTableShowsWhatThePresetsGive() throws Exception {
    Map<String, List<String>> figures = figures();
    example(figures);
    annex2(figures);
    annex1(figures);
    annex5(figures);
    assertThat(figures).isEmpty();
  }

  private static void example(Map<String, List<String>> figures) throws InputException {
    TetrisWorld world = new TetrisWorld();
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    check(figures, "3.1.2, altura geral of the example", value(puzzles, "altura"), "equal");
    check(figures, "3.2.2, buracos of the example", value(puzzles, "buracos"), "equal");
  }

  private static <S extends Puzzle> String value(Puzzles<S> puzzles, String heuristic)
      throws InputException {
    S state = puzzles.notation().read(EXAMPLE);
    return String.valueOf(new SolverFactory<>(puzzles).heuristic(heuristic).of(state));
  }

  private static void annex2(Map<String, List<String>> figures)
      throws IOException, InputException, InterruptedException {
    List<List<String>> rows = scores("tetris-course-1");
    List<List<String>> cells = rows.subList(0, 40);
    List<String> names = List.of("PP", "A* qualidade", "A* custo-oportunidade");
    for (int i = 0; i < names.size(); i++) {
      int column = i + 1;
      List<String> compared =
          cells.stream().map(row -> row.get(column)).filter(cell -> !isLimited(cell)).toList();
      assertThat(compared).noneMatch(TetrisFiguresTest::differs);
      int limited = cells.size() - compared.size();
      int sum = cells.stream().mapToInt(row -> number(row.get(column))).sum();
      String figure = "annex 2, " + names.get(i) + ", 40 scores";
      String equal = compared.size() + " of 40 equal, " + limited + " not compared";
      check(figures, figure, "sum " + minus(sum), equal);
    }
    long sameWithRule =
        cells.stream().filter(row -> number(row.get(2)) == number(row.get(4))).count();
    assertThat(sameWithRule).isEqualTo(34);
    List<Long> positive =
        IntStream.of(1, 2)
            .mapToObj(i -> cells.stream().filter(row -> number(row.get(i)) > 0).count())
            .toList();
    String counts = positive.get(0) + " and " + positive.get(1);
    check(figures, "4.1.3, boards with a positive score, PP and A*", counts, "equal");
    check(figures, "4.1.2 and 4.1.3, number of tests", "120", "the report contradicts itself");
  }

  private static void annex1(Map<String, List<String>> figures)
      throws IOException, InputException, InterruptedException {
    List<List<String>> rows =
        scores("tetris-course-2").stream()
            .filter(row -> row.get(0).contains("random") && !row.get(0).contains("slow"))
            .toList();
    assertThat(rows).hasSize(41);
    int different = 0;
    int limited = 0;
    for (List<String> row : rows) {
      for (int tab = 0; tab < 9; tab++) {
        String cell = row.get(tab + 1);
        if (isLimited(cell)) {
          limited++;
        } else if (differs(cell)) {
          different++;
          String number = row.get(0).substring(row.get(0).indexOf('-') + 1);
          String figure = "annex 1, row " + number + ", tab " + tab;
          check(figures, figure, minus(number(cell)), "cannot be decided");
        }
      }
    }
    int equal = 369 - different - limited;
    String verdict = equal + " of 369 equal, " + limited + " not compared";
    check(figures, "annex 1, 41 vectors, 369 scores", "", verdict);
    List<Integer> sums = rows.stream().map(row -> number(row.get(10))).sorted().toList();
    int best = sums.get(40);
    long often = sums.stream().filter(sum -> sum == best).count();
    check(figures, "4.3.2, best sum of annex 1, and how often", best + ", " + often, "equal");
    long slight = sums.stream().filter(sum -> sum == -200).count();
    check(figures, "4.3.3, vectors with a slightly negative sum", "" + slight, "equal: −200 each");
  }

  private static void annex5(Map<String, List<String>> figures)
      throws IOException, InputException, InterruptedException {
    Map<List<Double>, List<String>> computed = new LinkedHashMap<>();
    List<CourseRows.Row> vectors =
        CourseRows.weights(Resources.text(TetrisWorld.class, "course-genetic.csv"));
    List<List<String>> rows = scores("tetris-course-3");
    for (int i = 0; i < vectors.size(); i++) {
      computed.put(vectors.get(i).weights(), rows.get(i));
    }
    int equal = 0;
    List<Integer> sums = new ArrayList<>();
    for (String[] printed : printed()) {
      List<Double> weights =
          IntStream.range(2, 6).mapToObj(i -> Double.valueOf(printed[i])).toList();
      List<String> ours = Objects.requireNonNull(computed.get(weights));
      assertThat(ours).noneMatch(TetrisFiguresTest::isLimited);
      for (int tab = 0; tab < 9; tab++) {
        equal += number(ours.get(tab + 1)) == Integer.parseInt(printed[6 + tab]) ? 1 : 0;
      }
      sums.add(number(ours.get(10)));
    }
    check(figures, "annex 5, 90 rows, 810 scores", "", equal + " of 810 equal");
    pools(figures, sums);
  }

  private static void pools(Map<String, List<String>> figures, List<Integer> sums) {
    List<Integer> pools = new ArrayList<>();
    int equal = 0;
    for (int i = 0; i < sums.size(); i += 5) {
      int pool = sums.subList(i, i + 5).stream().mapToInt(sum -> sum).sum();
      equal += Double.parseDouble(printed().get(i)[16]) == pool ? 1 : 0;
      pools.add(pool);
    }
    String range = pools.get(0) + " … " + pools.get(pools.size() - 1);
    check(figures, "annex 5, sums of the five best", range, equal + " of 18 equal");
    List<Integer> last = new ArrayList<>(sums.subList(85, 90));
    last.sort((one, other) -> other - one);
    String shown = String.join(" ", last.stream().map(String::valueOf).toList());
    int mean = last.stream().mapToInt(sum -> sum).sum() / 5;
    check(figures, "4.4.2, last five sums, and their mean", shown + ", " + mean, "equal");
    check(figures, "4.4.3, sum of the best weights", "" + last.get(1), "equal, for both vectors");
    check(figures, "4.4.1, iterations", "" + pools.size(), "annex 5 ends after 18 iterations");
  }

  private static List<String[]> printed() {
    return Resources.text(TetrisWorld.class, "course-genetic.csv")
        .lines()
        .skip(1)
        .map(line -> line.split(",", -1))
        .toList();
  }
}
