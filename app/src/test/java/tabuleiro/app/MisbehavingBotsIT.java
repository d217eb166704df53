package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.text.Words;

/**
 * Bots that break the protocol or the limits, in matches of the real launcher with little memory:
 * each loses with the right kind and reason, its failure can be reproduced by the printed command,
 * and none of its processes keeps running.
 */
class MisbehavingBotsIT {
  private static final Launcher HERE = Launcher.here();
  private static final Path PROGRAM =
      Path.of("src/test/resources/tabuleiro/app/bot/misbehaving.py").toAbsolutePath();
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(2);

  @TempDir private Path folder = Path.of("");

  /**
   * A bot and how it must fail.
   *
   * @param kinds the kinds of failure that are right for it
   * @param reason words of the sentence, or of standard error, that say what happened
   */
  private record Bad(String way, List<String> kinds, String reason) {
    static Bad of(String way, String kind, String reason) {
      return new Bad(way, List.of(kind), reason);
    }

    String game() {
      return way.equals("wrong-side") ? "blokus" : "dots --variant size=3x3";
    }
  }

  private static final List<Bad> BADS =
      List.of(
          Bad.of("illegal", "illegal", "not a legal move"),
          Bad.of("endless-output", "output", "for one request"),
          Bad.of("no-newline", "silent", "has no end of line"),
          Bad.of("late", "time", "1000 ms"),
          Bad.of("crash-at-move-3", "crash", "the third move is too much"),
          Bad.of("fork-and-hang", "silent", "bestmove"),
          Bad.of("fork-bomb", "processes", "processes"),
          new Bad("closed-stdin", List.of("crash", "silent"), ""),
          Bad.of("garbage-bytes", "illegal", "not a legal move"),
          Bad.of("wrong-side", "illegal", "starting corner"),
          Bad.of("memory-hog", "memory", "100"),
          Bad.of("ignores-stop", "silent", "bestmove"),
          Bad.of("answers-before-asked", "protocol", "asked for"),
          Bad.of("huge-line", "output", "65536 bytes"),
          Bad.of("zombie-children", "processes", "processes"),
          Bad.of("silent-from-start", "silent", "ugiok"),
          Bad.of("ends-at-start", "crash", "no configuration"),
          Bad.of("answers-twice", "protocol", "asked for"),
          Bad.of("leaves-daemon", "crash", "7"),
          Bad.of("floods-errors", "output", "standard error"));

  /** Most of the time is waiting, so two bots are refereed at the same time. */
  @TestFactory
  List<DynamicTest> everyFailureHasItsKindAndCanBeReproduced() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<DynamicTest> tests = new ArrayList<>();
    for (Bad bad : BADS) {
      Future<?> work = pool.submit(() -> fails(bad));
      tests.add(dynamicTest(bad.way, work::get));
    }
    pool.shutdown();
    return tests;
  }

  private boolean fails(Bad bad) throws IOException, InterruptedException {
    String mark = UUID.randomUUID().toString();
    String bot = bot(bad.way);
    JsonNode result = match(bad.game(), bot, mark);
    JsonNode failure = result.get("failures").get(0);
    assertThat(failure).as(result.toPrettyString()).isNotNull();
    assertThat(failure.get("kind").asText()).as(failure.toPrettyString()).isIn(bad.kinds);
    assertThat(failure.toString()).contains(bad.reason);
    assertThat(failure.get("dialogue")).hasSizeLessThanOrEqualTo(20);
    assertThat(result.get("games").asInt()).isEqualTo(2);
    assertThat(result.get("failures")).hasSize(2);
    reproduces(failure, mark);
    isGone(mark);
    return true;
  }

  /** Runs the printed command, which must show the same kind of failure. */
  private static void reproduces(JsonNode failure, String mark) throws JsonProcessingException {
    String command = failure.get("command").asText();
    assertThat(command).startsWith("./tabuleiro check-bot ");
    Launcher.Said said =
        HERE.run(command.replaceFirst("check-bot ", "check-bot --json "), environment(mark));
    assertThat(said.code()).as(command + "\n" + said.err() + said.out()).isEqualTo(1);
    JsonNode replay = new ObjectMapper().readTree(said.out());
    assertThat(replay.get("reproduced").asBoolean()).isTrue();
    assertThat(replay.get("kind").asText()).isEqualTo(failure.get("kind").asText());
    assertThat(replay.get("ply").asInt()).isLessThanOrEqualTo(failure.get("ply").asInt());
  }

  @Test
  void filesOfTheRefereeCannotBeWritten() throws IOException, InterruptedException {
    String mark = UUID.randomUUID().toString();
    Path target = folder.resolve("results.txt");
    String bot = bot("writes-files " + target);
    Launcher.Said check =
        HERE.run("./tabuleiro check-bot dots --json -- " + bot, environment(mark));
    String level = new ObjectMapper().readTree(check.out()).get("containment").asText();
    JsonNode result = match("dots", bot, mark);
    if (level.equals("sandbox")) { // other systems do not allow to enforce it
      assertThat(target).doesNotExist();
      assertThat(result.get("failures").get(0).get("kind").asText()).isEqualTo("crash");
      assertThat(result.toString()).contains("Read-only file system");
    }
    isGone(mark);
  }

  @Test
  void aBotThatIgnoresQuitAndSignalsIsEnded() throws IOException, InterruptedException {
    String mark = UUID.randomUUID().toString();
    assertThat(match("dots", bot("immortal"), mark).get("failures")).isEmpty();
    isGone(mark);
  }

  @Test
  void aProgramThatDoesNotExistIsReported() {
    String line = "./tabuleiro match dots --players bot:" + folder.resolve("nowhere") + " random";
    Launcher.Said said = HERE.run(line);
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err().lines()).hasSize(1);
    assertThat(said.err()).contains("there is no such folder, file or program");
  }

  /** A folder with small limits, so that breaking them takes little of the machine. */
  private String bot(String arguments) throws IOException {
    Path bot = Files.createDirectories(folder.resolve(Words.of(arguments).get(0)));
    String limits =
        switch (arguments) {
          case "memory-hog" -> "memory: 100\n";
          case "silent-from-start" -> "start-up: 500\n";
          default -> "";
        };
    Files.writeString(
        bot.resolve("bot.yaml"),
        "name: bad\ncommand: python3 " + PROGRAM + " " + arguments + "\n" + limits);
    return bot.toString();
  }

  private static JsonNode match(String game, String bot, String mark)
      throws JsonProcessingException {
    String line =
        "./tabuleiro match "
            + game
            + " --players 'bot:"
            + bot
            + "' random --games 2 --time 1000 --opening-plies 0 --json";
    Launcher.Said said = HERE.run(line, environment(mark));
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    return new ObjectMapper().readTree(said.out());
  }

  /** All processes of a bot inherit the mark. */
  private static Map<String, String> environment(String mark) {
    return Map.of("TABULEIRO_JVM", "-Xmx128m", "MISBEHAVING_MARK", mark);
  }

  private static void isGone(String mark) throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    List<String> left = marked(mark);
    while (!left.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(50);
      left = marked(mark);
    }
    assertThat(left).isEmpty();
  }

  /** The processes that have the mark in their environment. */
  private static List<String> marked(String mark) throws IOException {
    try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
      return processes.filter(p -> environ(p).contains(mark)).map(Path::toString).toList();
    }
  }

  /** Empty for what is no process, or one that has ended meanwhile. */
  private static String environ(Path process) {
    try {
      byte[] bytes = Files.readAllBytes(process.resolve("environ"));
      return new String(bytes, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
