package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.study.PlayRun;
import tabuleiro.lab.study.SolveRun;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.study.StudyPlan;

/**
 * The tables of figures in the documents of the games: each is generated from a preset. If a table
 * is outdated, the test fails and writes the new one to {@code target}.
 */
class CourseFiguresTest {
  private static final Path PRESETS = Path.of("..", "presets");
  private static final Path GAMES = Path.of("..", "docs", "games");
  private static final String END = "<!-- end of figures -->";

  @ParameterizedTest
  @CsvSource({
    "dots.md, dots-course",
    "dots.md, dots-course-game",
    "blokus.md, blokus-course",
    "quatro.md, quatro-course-game",
    "cavalo.md, cavalo-course",
    "cavalo.md, cavalo-course-game"
  })
  void theTableOfTheDocumentIsThatOfThePreset(String document, String preset)
      throws IOException, InputException, InterruptedException {
    String start = "<!-- figures of presets/" + preset + ".yaml -->\n";
    String today = start + table(preset) + END;
    String text = Files.readString(GAMES.resolve(document));
    int from = text.indexOf(start);
    String found = from < 0 ? "" : text.substring(from, text.indexOf(END, from) + END.length());
    if (!found.equals(today)) {
      Files.writeString(Path.of("target", "figures-" + preset + ".md"), today + "\n");
    }
    assertThat(found).as(document + ": copy target/figures-" + preset + ".md").isEqualTo(today);
  }

  @Test
  void everyFigureThatDiffersHasAReason() throws Exception {
    for (String preset :
        List.of("dots-course", "dots-course-game", "blokus-course", "quatro-course-game")) {
      assertThat(rows(report(preset)))
          .isNotEmpty()
          .allSatisfy(row -> assertThat(row.get(5)).matches("yes( \\[\\d+])?|.* \\[\\d+]"));
    }
  }

  /** The table in Markdown, a line for each run, and the reasons below it. */
  private static String table(String preset)
      throws IOException, InputException, InterruptedException {
    Document report = report(preset);
    StringBuilder text = new StringBuilder("| run | reported | ours | equal |\n");
    text.append("|---|---|---|---|\n");
    Map<String, List<List<String>>> runs = new LinkedHashMap<>();
    for (List<String> row : rows(report)) {
      String run = row.get(0) + ", `" + row.get(1) + "`";
      runs.computeIfAbsent(run, key -> new ArrayList<>()).add(row);
    }
    runs.forEach(
        (run, rows) -> {
          List<String> cells = List.of(run, figures(rows, 3), figures(rows, 4), figures(rows, 5));
          text.append("| ").append(String.join(" | ", cells)).append(" |\n");
        });
    List<String> reasons = reasons(report);
    text.append(reasons.isEmpty() ? "" : "\n");
    reasons.forEach(reason -> text.append("* ").append(reason).append('\n'));
    return text.toString();
  }

  /** The cells of a column, each with its measure; or once if all are the same words. */
  private static String figures(List<List<String>> rows, int column) {
    Set<String> cells = new HashSet<>();
    rows.forEach(row -> cells.add(row.get(column)));
    if (column == 5 && cells.size() == 1) {
      return rows.get(0).get(column);
    }
    return String.join(", ", rows.stream().map(row -> row.get(2) + " " + row.get(column)).toList());
  }

  private static List<List<String>> rows(Document report) {
    return Laboratory.table(report, "Reported");
  }

  private static List<String> reasons(Document report) {
    return report.blocks().stream()
        .filter(Document.Paragraph.class::isInstance)
        .map(block -> ((Document.Paragraph) block).text())
        .filter(text -> text.startsWith("["))
        .toList();
  }

  /** The report of a preset, of which only the runs with reported figures are performed. */
  private static Document report(String preset)
      throws IOException, InputException, InterruptedException {
    Path file = PRESETS.resolve(preset + ".yaml");
    Description description = new Description("study", file.toString(), Files.readString(file));
    StudyPlan plan = (StudyPlan) Plans.of(description);
    StudyFile study = description.as(StudyFile.class);
    Set<String> reported = new HashSet<>();
    Stream.concat(
            Stream.ofNullable(study.solve()).map(StudyFile.Solve::reported),
            Stream.ofNullable(study.play()).map(StudyFile.Play::reported))
        .flatMap(reference -> Objects.requireNonNull(reference.rows()).stream())
        .forEach(row -> reported.add(row.problem() + "/" + row.method()));
    Map<String, Result> results = new LinkedHashMap<>();
    List<Task> needed = new ArrayList<>();
    for (Task task : plan.tasks()) {
      if (reported.contains(task.key())) {
        needed.add(task);
      } else {
        results.put(task.key(), omitted(task.key(), study.solve() != null));
      }
    }
    assertThat(needed).hasSize(reported.size());
    new LocalPool(2).run(needed, plan.worker(), done -> results.put(done.key(), done));
    return plan.telling().document(results, Locale.ENGLISH);
  }

  private static Result omitted(String key, boolean isSolve) {
    return new Result(
        key, isSolve ? SolveRun.broken().values() : PlayRun.broken().values(), Duration.ZERO);
  }
}
