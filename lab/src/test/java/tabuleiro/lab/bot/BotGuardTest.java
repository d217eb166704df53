package tabuleiro.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.lab.bot.TestBots.marker;
import static tabuleiro.lab.bot.TestBots.running;
import static tabuleiro.lab.bot.TestBots.shell;
import static tabuleiro.lab.bot.TestBots.soon;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A referee that is killed leaves nothing behind. */
@Tag("long")
class BotGuardTest {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("tabuleiro.lab.bot.TestBots#sandboxes")
  void botsEndWithAKilledReferee(BotSandbox sandbox) throws Exception {
    String marker = marker();
    Process referee =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                KilledReferee.class.getName(),
                String.valueOf(BotSandbox.candidates().indexOf(sandbox)),
                folder.toString(),
                marker)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = referee.inputReader()) {
      assertThat(output.readLine()).isEqualTo("up");
      Path botFolder = Path.of(output.readLine());
      List<ProcessHandle> bots = running(marker);
      assertThat(bots).hasSizeGreaterThan(3);
      assertThat(referee.destroyForcibly().waitFor()).isEqualTo(137);
      for (ProcessHandle bot : bots) {
        bot.onExit().get(2, TimeUnit.MINUTES);
      }
      assertThat(running(marker)).isEmpty();
      long deadline = soon();
      while (Files.exists(botFolder) && System.nanoTime() < deadline) {
        Thread.onSpinWait(); // the guard removes it last
      }
      assertThat(botFolder).doesNotExist();
    } finally {
      referee.destroyForcibly();
    }
  }

  /** Starts a bot with children, tells so and waits to be killed. */
  static final class KilledReferee {
    private KilledReferee() {}

    public static void main(String[] arguments) throws Exception {
      BotSandbox sandbox = BotSandbox.candidates().get(Integer.parseInt(arguments[0]));
      String script =
          "sleep $1 & setsid sleep $1 & (sleep $1 &); (setsid sleep $1 &); echo up; sleep $1";
      Bot bot = shell(Path.of(arguments[1]), script, arguments[2]);
      BotProcess process = BotProcess.start(bot, sandbox);
      System.out.println(process.line(soon()).orElseThrow());
      System.out.println(BotFolder.folder());
      Thread.currentThread().join();
    }
  }
}
