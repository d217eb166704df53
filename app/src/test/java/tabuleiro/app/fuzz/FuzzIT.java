package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Feeds all readers with fresh inputs: for half a minute together or, if {@code fuzz.inputs} is
 * given, each with so many. What a run finds is in {@code target/fuzz}.
 */
class FuzzIT {
  private static final Path FOLDER = Path.of("target", "fuzz").toAbsolutePath();
  private static final long INPUTS = Long.getLong("fuzz.inputs", 0);
  private static final int SECONDS = Integer.getInteger("fuzz.seconds", 30);

  @Test
  void allReadersTakeFreshInputs(@TempDir Path folder) throws Exception {
    JazzerRun.Result result = all(folder.resolve("short"), SECONDS);
    // A busy machine may have read only the examples in that time.
    check("all", hasFresh(result) ? result : all(folder.resolve("long"), 10 * SECONDS));
  }

  private static JazzerRun.Result all(Path folder, int seconds) throws Exception {
    return new JazzerRun("all", folder, List.of("-max_total_time=" + seconds)).run();
  }

  private static boolean hasFresh(JazzerRun.Result result) {
    return !result.isClean() || result.inputs("DONE") > result.inputs("INITED");
  }

  @TestFactory
  Stream<DynamicTest> everyReaderTakesManyInputs(@TempDir Path folder) throws IOException {
    List<String> only = Arrays.asList(System.getProperty("fuzz.targets", "").split(","));
    Files.createDirectories(FOLDER);
    ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    List<DynamicTest> tests = new ArrayList<>();
    for (FuzzTarget target : INPUTS > 0 ? FuzzTargets.all() : List.<FuzzTarget>of()) {
      if (only.contains("") || only.contains(target.name())) {
        Future<?> run = pool.submit(() -> fuzz(target, folder));
        tests.add(DynamicTest.dynamicTest(target.name(), run::get));
      }
    }
    pool.shutdown();
    return tests.stream();
  }

  private static boolean fuzz(FuzzTarget target, Path folder) throws Exception {
    Path own = folder.resolve(target.name());
    long inputs = Math.max(1, INPUTS / target.share());
    long start = System.nanoTime();
    JazzerRun.Result result = new JazzerRun(target.name(), own, List.of("-runs=" + inputs)).run();
    check(target.name(), result);
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    Files.writeString(
        FOLDER.resolve("report.md"),
        result.row() + " " + seconds + " |\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    return true;
  }

  private static void check(String name, JazzerRun.Result result) throws IOException {
    Files.createDirectories(FOLDER);
    Files.writeString(FOLDER.resolve(name + ".log"), result.output());
    if (!result.isClean()) {
      Files.writeString(FOLDER.resolve(name + ".findings"), result.findings());
    }
    assertThat(result.isClean())
        .as(
            String.format(
                Locale.ROOT,
                "target/fuzz/%s.log; add the input to %s.jsonl%n%s%n%s",
                name,
                name,
                result.findings(),
                result.end()))
        .isTrue();
    assertThat(result.figures()).isNotEmpty();
    assertThat(result.inputs("DONE"))
        .as("inputs that are not examples: %s", result.end())
        .isGreaterThan(result.inputs("INITED"));
  }
}
