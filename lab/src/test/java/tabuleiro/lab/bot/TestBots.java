package tabuleiro.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;
import tabuleiro.lab.bot.system.ProgramFile;

/** Small programs for tests, and a look at what is left of them. */
final class TestBots {
  private static final List<BotSandbox> WORKING =
      BotSandbox.candidates().stream().filter(BotSandbox::works).toList();

  private TestBots() {}

  /** Every form of containment that works here. */
  static Stream<BotSandbox> sandboxes() {
    return WORKING.stream();
  }

  static Bot shell(Path folder, String script, String... arguments) {
    List<String> words = new ArrayList<>(List.of("sh", "-c", script, "bot"));
    words.addAll(List.of(arguments));
    return Bot.of("test", words, folder);
  }

  static void assumeProgram(String name) {
    try {
      assumeTrue(ProgramFile.onPath(name).isPresent(), name);
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  static long soon() {
    return System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
  }

  /** The failure that ends the output of a bot. */
  static PlayerFailure failure(BotProcess process) {
    PlayerFailure failure =
        catchThrowableOfType(
            PlayerFailure.class,
            () -> {
              while (process.line(soon()).isPresent()) {}
            });
    assertThat(failure).isNotNull();
    return failure;
  }

  /** A text that no other program has on its command line; {@code sleep} accepts it as a time. */
  static String marker() {
    long digits = UUID.randomUUID().getMostSignificantBits() >>> 1;
    return "1000." + digits;
  }

  /** The processes that have a marker on their command line, without zombies. */
  static List<ProcessHandle> running(String marker) {
    List<ProcessHandle> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"))) {
      for (Path process : all) {
        Numerals.whole(process.getFileName().toString())
            .ifPresent(
                pid -> {
                  if (text(process.resolve("cmdline")).contains(marker)) {
                    ProcessHandle.of(pid).ifPresent(found::add);
                  }
                });
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return found;
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
