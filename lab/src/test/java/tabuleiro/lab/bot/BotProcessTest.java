package tabuleiro.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dialogue with a well-behaved program, in every containment that works here. */
class BotProcessTest {
  @TempDir Path folder;

  @Test
  void linesGoToTheBotAndBack() {
    for (BotContainment level : BotContainment.values()) {
      BotSandbox.of(level)
          .ifPresent(
              sandbox -> {
                try (BotProcess process = BotProcess.start(shell("cat"), sandbox)) {
                  process.request();
                  process.send("olá");
                  process.send("");
                  assertThat(process.line(soon())).as(level.id()).contains("olá");
                  assertThat(process.line(soon())).contains("");
                  assertThat(process.dialogue().lines())
                      .containsExactly("> olá", "> ", "< olá", "< ");
                }
              });
    }
  }

  private Bot shell(String script) {
    return Bot.of("test", List.of("sh", "-c", script), folder);
  }

  private static long soon() {
    return System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
  }
}
