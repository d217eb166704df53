package tabuleiro.app.terminal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.Sums;
import tabuleiro.app.terminal.output.ExitCode;

class ExperimentCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  private final Sums.Lab lab = new Sums.Lab();

  @BeforeEach
  void describe() throws IOException {
    Files.writeString(folder.resolve("sums.yaml"), "name: some sums\ntasks: 20\nseed: 7\n");
  }

  /** Runs a command with the store of this test. */
  private Said lab(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--store", folder.resolve("lab.db").toString()));
    return planned(lab::plan, all.toArray(String[]::new));
  }

  private Said study(String... more) {
    List<String> all = new ArrayList<>(List.of("study", folder.resolve("sums.yaml").toString()));
    all.addAll(List.of("--report", folder.resolve("r.html").toString()));
    all.addAll(List.of(more));
    return lab(all.toArray(String[]::new));
  }

  @Test
  void anExperimentIsRunPrintedAndReported() throws IOException {
    Said said = study("--report", folder.resolve("r.md").toString(), "--threads", "2");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.err()).isEmpty();
    assertThat(said.out())
        .startsWith(
            """
            some sums
            ═════════
            Sums of en.

            All sums
              task  sum
              ────  ───
              t0    217
              t1    248
            """)
        .endsWith("experiment 1: the report is in " + folder.resolve("r.html") + "\n");
    assertThat(Files.readString(folder.resolve("r.html"))).contains("<html", "some sums", "806");
    assertThat(Files.readString(folder.resolve("r.md"))).contains("some sums", "806");
    assertThat(study("--lang", "pt").out()).contains("Sums of pt.", "o relatório está em");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrder("sums.yaml", "lab.db", "lab.db-lock", "r.html", "r.md");
    }
  }

  @Test
  void jsonHasWhatIsPromised() {
    JsonNode json = study("--json").json();
    assertThat(json.toString())
        .isEqualTo(
            "{\"id\":1,\"status\":\"done\",\"report\":\""
                + folder.resolve("r.html")
                + "\",\"kind\":\"study\",\"name\":\"some sums\",\"tasks\":20,\"resumed\":0,\"reused\":0,"
                + "\"parked\":[]}");
    assertThat(study("--json").json().path("resumed").asInt()).isEqualTo(20);
    assertThat(lab.performed).as("nothing is done again").hasValue(20);
    JsonNode again = study("--json", "--new").json();
    assertThat(again.path("id").asInt()).isEqualTo(2);
    assertThat(again.path("resumed").asInt()).isZero();
    assertThat(lab.performed).hasValue(40);
  }

  @Test
  void anInterruptedExperimentIsResumed() throws IOException {
    lab.breakAt = 8;
    Said broken = study("--threads", "1");
    assertThat(broken.code()).isEqualTo(ExitCode.LIMIT);
    assertThat(broken.out()).isEmpty();
    assertThat(broken.err())
        .isEqualTo(
            "interrupted: 8 tasks of experiment 1 are done and saved; run the same command to resume\n");
    assertThat(folder.resolve("r.html")).doesNotExist();
    assertThat(Thread.interrupted()).isFalse();
    lab.performed.set(0);
    lab.breakAt = 5;
    Said json = study("--threads", "1", "--json");
    assertThat(json.code()).isEqualTo(ExitCode.LIMIT);
    JsonNode said = new JsonMapper().readTree(json.out());
    assertThat(said.path("status").asText()).isEqualTo("open");
    assertThat(said.path("report").isNull()).isTrue();
    assertThat(said.path("tasks").asInt()).isEqualTo(13);
    assertThat(said.path("resumed").asInt()).isEqualTo(8);
    lab.performed.set(0);
    lab.breakAt = -1;
    Said rest = study();
    assertThat(rest.code()).as(rest.err()).isZero();
    assertThat(lab.performed).hasValue(7);
    assertThat(rest.out()).contains("t19   806");
  }

  @Test
  void theLayoutOfADescriptionDoesNotMatterButItsMeaningDoes() throws IOException {
    study();
    Files.writeString(
        folder.resolve("sums.yaml"), "# again\n{seed: 7, name: some sums, tasks: 20}");
    assertThat(study("--json").json().path("resumed").asInt()).isEqualTo(20);
    Files.writeString(folder.resolve("sums.yaml"), "{seed: 8, name: some sums, tasks: 20}");
    assertThat(study("--json").json().path("resumed").asInt()).isZero();
    JsonNode tune =
        lab("tune", folder + "/sums.yaml", "--json", "--report", folder + "/t.md").json();
    assertThat(tune.path("kind").asText()).isEqualTo("tune");
    assertThat(tune.path("resumed").asInt()).isZero();
  }

  @Test
  void badInputLeavesNothingBehind() throws IOException {
    assertThat(lab("study", folder + "/none.yaml").refusal()).endsWith("the file does not exist");
    assertThat(study("--threads", "0").refusal())
        .isEqualTo("--threads must be from 1 to 1024, not 0");
    assertThat(study("--report", folder + "/r.pdf").refusal())
        .isEqualTo(folder + "/r.pdf: the name of a report must end in .html or .md");
    assertThat(study("--report", folder + "/no/r.md").refusal())
        .endsWith("the folder of the file does not exist");
    Files.writeString(folder.resolve("sums.yaml"), "name: x\nseed: 1\n");
    assertThat(study().refusal()).endsWith("sums.yaml: the field “tasks” is missing");
    Files.writeString(folder.resolve("sums.yaml"), "name: x\ntasks: 3\nseed: 1\ntsaks: 3\n");
    assertThat(study().refusal())
        .isEqualTo(
            folder
                + "/sums.yaml, line 4, column 1: unknown field “tsaks”; expected one of: name, seed,"
                + " tasks");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("sums.yaml"));
    }
  }

  @Test
  void resultsAreListedShownAndRemoved() {
    study();
    lab.breakAt = 20;
    study("--new", "--threads", "1");
    assertThat(lab("results", "list").out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .element(2)
        .asString()
        .startsWith("2 study some sums running 0 20");
    JsonNode list = lab("results", "list", "--json").json().path("experiments");
    assertThat(list).hasSize(2);
    assertThat(list.path(1).path("status").asText()).isEqualTo("done");
    assertThat(list.path(0).path("ended").isNull()).isTrue();
    assertThat(lab("results", "show", "1").out())
        .contains(
            "experiment 1: study “some sums”, done, 20 tasks", "seeds: {\"seed\":7}", "t19   806");
    assertThat(lab("results", "show", "2", "--lang", "pt").out())
        .contains("ainda não há relatório");
    JsonNode shown = lab("results", "show", "1", "--json").json();
    assertThat(shown.path("manifest").path("options").path(0).asText()).isEqualTo("study");
    assertThat(shown.path("manifest").path("version").asText()).isNotEmpty();
    assertThat(shown.path("description").asText()).startsWith("name: some sums\n");
    assertThat(lab("results", "remove", "2").out()).isEqualTo("experiment 2 removed\n");
    assertThat(lab("results", "show", "2").refusal())
        .isEqualTo("experiment 2 does not exist in " + folder.resolve("lab.db"));
    assertThat(lab("results", "remove", "1", "--json").json().path("status").asText())
        .isEqualTo("removed");
    assertThat(lab("results", "list").out()).isEqualTo("no experiments\n");
  }

  @Test
  void aStoreThatIsNotThereIsNotMadeByLooking() {
    assertThat(lab("results", "list").refusal())
        .contains("the database of experiments does not exist yet");
    assertThat(lab("rerun", "1").refusal())
        .contains("the database of experiments does not exist yet");
    assertThat(folder.resolve("lab.db")).doesNotExist();
  }

  @Test
  void resultsAreExported() throws IOException {
    study();
    String csv = lab("results", "export", "1").out();
    assertThat(csv).startsWith("task,seed,milliseconds,out.sum,out.millis,out.more.text\nt0,7,");
    assertThat(csv).contains("\nt19,26,", ",806,", ",\"a, “b”\n\"\"c\"\"\"\n");
    JsonNode json = lab("results", "export", "1", "--format", "json").json();
    assertThat(json.path("results")).hasSize(20);
    assertThat(json.path("results").path(0).path("out").path("sum").asInt()).isEqualTo(217);
    assertThat(json.path("manifest").path("seeds").path("seed").asInt()).isEqualTo(7);
    Path file = folder.resolve("out.csv");
    assertThat(lab("results", "export", "1", "--output", file.toString()).out())
        .isEqualTo("20 rows written to " + file + "\n");
    assertThat(Files.readString(file)).isEqualTo(csv);
    assertThat(lab("results", "export", "1", "--format", "xml").refusal())
        .isEqualTo("--format cannot be “xml”; expected csv, json");
    assertThat(lab("results", "export", "one").refusal()).contains("“one” is not a valid value");
  }

  @Test
  void anExperimentIsRepeatedAndCompared() {
    study();
    String report = folder.resolve("again.md").toString();
    Said same = lab("rerun", "1", "--report", report);
    assertThat(same.code()).as(same.err()).isZero();
    assertThat(same.out())
        .endsWith("same results as experiment 1, apart from times: 20 results agree\n")
        .contains("experiment 2: the report is in " + report);
    assertThat(lab.performed).hasValue(40);
    lab.shift = 1;
    assertThat(lab("rerun", "1", "--report", report).out())
        .contains("the results differ from experiment 1: 20 of 20 are different; the first is t0");
    JsonNode json = lab("rerun", "3", "--report", report, "--json").json();
    assertThat(json.path("repeats").asInt()).isEqualTo(3);
    assertThat(json.path("id").asInt()).isEqualTo(4);
    assertThat(json.path("same").asBoolean()).isTrue();
    assertThat(json.path("differences")).isEmpty();
  }
}
