package tabuleiro.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tabuleiro.lab.bot.TestBots.assumeProgram;
import static tabuleiro.lab.bot.TestBots.failure;
import static tabuleiro.lab.bot.TestBots.marker;
import static tabuleiro.lab.bot.TestBots.running;
import static tabuleiro.lab.bot.TestBots.shell;
import static tabuleiro.lab.bot.TestBots.soon;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;

/** Programs that do what they must not, in every form of containment that works here. */
@Tag("long")
class BotMisbehaviourTest {
  private static final String SANDBOXES = "tabuleiro.lab.bot.TestBots#sandboxes";

  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void endlessOutputIsCutOff(BotSandbox sandbox) {
    assertFailure(sandbox, "yes", Kind.OUTPUT, "more than 4194304 bytes for one request");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void endlessEmptyLinesAreCutOff(BotSandbox sandbox) {
    assertFailure(sandbox, "yes ''", Kind.OUTPUT, "more than 4194304 bytes for one request");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aHugeLineIsCutOff(BotSandbox sandbox) {
    String script = "head -c 100000000 /dev/zero | tr '\\000' x; sleep 1000";
    assertFailure(sandbox, script, Kind.OUTPUT, "a line of more than 65536 bytes");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aLineWithoutItsEndIsNoLine(BotSandbox sandbox) {
    try (BotProcess process = start(sandbox, "echo first; printf 'bestmove a'; sleep 1000")) {
      assertThat(process.line(soon())).contains("first");
      while (process.unfinishedLine().length() < 10) {
        assertThat(process.line(System.nanoTime() + 1_000_000)).isEmpty();
      }
      assertThat(process.unfinishedLine()).isEqualTo("bestmove a");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void bytesThatAreNotTextAreReplaced(BotSandbox sandbox) {
    try (BotProcess process = start(sandbox, "printf '\\377\\000\\376abc\\r\\n\\n'; sleep 1000")) {
      assertThat(process.line(soon())).contains("\ufffd\0\ufffdabc");
      assertThat(process.line(soon())).contains("");
      assertThat(process.dialogue().lines()).containsExactly("< \ufffd\ufffd\ufffdabc", "< ");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aCrashHasItsExitCodeAndItsErrors(BotSandbox sandbox) {
    String script = "read -r x; echo almost; printf half; echo 'no such move' >&2; exit 3";
    try (BotProcess process = start(sandbox, script)) {
      process.request();
      process.send("go");
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.CRASH);
      assertThat(failure).hasMessageContaining("exit code 3");
      assertThat(failure.evidence().dialogue()).containsExactly("> go", "< almost", "< half");
      assertThat(failure.evidence().errors()).containsExactly("no such move");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aCrashHasItsSignal(BotSandbox sandbox) {
    assertFailure(sandbox, "kill -SEGV $$", Kind.CRASH, "signal 11 (SIGSEGV)");
    assertFailure(sandbox, "kill -KILL $$", Kind.CRASH, "signal 9 (SIGKILL)");
    assertFailure(sandbox, "exit 0", Kind.CRASH, "ended by itself");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void anEndedBotThatLeavesAProcessHasCrashed(BotSandbox sandbox) {
    String marker = marker();
    String script = "sleep $1 & exit 5";
    try (BotProcess process = BotProcess.start(shell(folder, script, marker), sandbox)) {
      assertThat(failure(process)).hasMessageContaining("exit code 5");
    }
    assertThat(running(marker)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void closedInputIsNoticed(BotSandbox sandbox) {
    try (BotProcess process = start(sandbox, "exec <&-; echo closed; sleep 1000")) {
      assertThat(process.line(soon())).contains("closed");
      process.send("go");
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.CRASH);
      assertThat(failure).hasMessageContaining("closed its standard input");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void closedOutputIsNoticed(BotSandbox sandbox) {
    assertFailure(sandbox, "exec >&-; sleep 1000", Kind.CRASH, "closed its standard output");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aBotThatNeverReadsDoesNotBlockTheReferee(BotSandbox sandbox) {
    BotLimits limits = BotLimits.STANDARD.withPatience(Duration.ofMillis(100));
    Bot bot = shell(folder, "sleep 1000").with(limits);
    String line = "x".repeat(100_000);
    try (BotProcess process = BotProcess.start(bot, sandbox)) {
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  process.send(line);
                }
              })
          .isInstanceOfSatisfying(
              PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.SILENT));
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void nothingIsLeftOfChildrenAndDaemons(BotSandbox sandbox) {
    assumeProgram("setsid");
    String marker = marker();
    String script =
        "sleep $1 & (sleep $1 &); setsid sleep $1 & (setsid sh -c 'sleep '$1' & sleep '$1 &)"
            + "; (trap '' HUP INT TERM; sleep $1) & echo up; read -r x; sleep $1";
    try (BotProcess process = BotProcess.start(shell(folder, script, marker), sandbox)) {
      assertThat(process.line(soon())).contains("up");
      assertThat(running(marker)).hasSizeGreaterThan(2);
    }
    assertThat(running(marker)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aFewZombiesAreAllowedAndManyAreNot(BotSandbox sandbox) {
    assumeProgram("python3");
    String zombies =
        """
        python3 -c 'import os, sys, time
        for i in range(int(sys.argv[1])):
          if os.fork() == 0: os._exit(0)
        print("up", flush=True)
        time.sleep(1000)' \
        """;
    try (BotProcess process = start(sandbox, zombies + 5)) {
      assertThat(process.line(soon())).contains("up");
    }
    assertFailure(sandbox, zombies + 60, Kind.PROCESSES, "more than 32 processes");
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void tooMuchMemoryIsNoticed(BotSandbox sandbox) {
    Bot bot = shell(folder, "awk 'BEGIN { while (1) a[i++] = sprintf(\"%1000s\", i) }'; read x");
    Bot limited = bot.with(BotLimits.STANDARD.withMegabytes(60));
    try (BotProcess process = BotProcess.start(limited, sandbox)) {
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.MEMORY);
      assertThat(failure).hasMessageContaining("60 MB are allowed");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void tooManyProcessesAreNoticed(BotSandbox sandbox) {
    String marker = marker();
    String script = "i=0; while [ $i -lt 100 ]; do sleep $1 & i=$((i+1)); done; wait";
    try (BotProcess process = BotProcess.start(shell(folder, script, marker), sandbox)) {
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.PROCESSES);
      assertThat(failure).hasMessageContaining("more than 32 processes");
    }
    assertThat(running(marker)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void tooMuchProcessorTimeIsNoticed(BotSandbox sandbox) {
    Bot bot = shell(folder, "while :; do :; done");
    Bot limited = bot.with(BotLimits.STANDARD.withCpu(Duration.ofSeconds(1)));
    try (BotProcess process = BotProcess.start(limited, sandbox)) {
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.TIME);
      assertThat(failure).hasMessageContaining("processor time");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void endlessErrorsAreCutOff(BotSandbox sandbox) {
    try (BotProcess process = start(sandbox, "yes error >&2")) {
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(Kind.OUTPUT);
      assertThat(failure).hasMessageContaining("to standard error");
      assertThat(failure.evidence().errors()).hasSizeBetween(20, 21).contains("error");
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aSandboxProtectsFiles(BotSandbox sandbox) throws Exception {
    assumeTrue(sandbox.level() == BotContainment.SANDBOX);
    Path file = Files.writeString(folder.resolve("result.txt"), "valuable");
    String script =
        "echo broken >$1; rm -f $1; echo x >new.txt; mount -o remount,rw /;"
            + " echo own >$HOME/own.txt; cat $HOME/own.txt; echo null >/dev/null && echo null";
    Bot bot = shell(folder, script, file.toString());
    try (BotProcess process = BotProcess.start(bot, sandbox)) {
      assertThat(process.line(soon())).contains("own");
      assertThat(process.line(soon())).contains("null");
      failure(process);
    }
    assertThat(file).hasContent("valuable");
    assertThat(folder.toFile().list()).containsExactly("result.txt");
    assertThat(BotFolder.cell().toFile().list()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aNamespaceHasNoNetwork(BotSandbox sandbox) throws Exception {
    assumeProgram("bash");
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      String script = "(exec 3<>/dev/tcp/127.0.0.1/$1) 2>/dev/null && echo yes || echo no";
      String port = String.valueOf(server.getLocalPort());
      Bot bot = Bot.of("network", List.of("bash", "-c", script, "bot", port), folder);
      try (BotProcess process = BotProcess.start(bot, sandbox)) {
        assertThat(process.line(soon())).contains(sandbox.hasNamespace() ? "no" : "yes");
      }
    }
  }

  @ParameterizedTest
  @MethodSource(SANDBOXES)
  void aNamespaceShowsNoOtherProcess(BotSandbox sandbox) {
    assumeTrue(sandbox.level() == BotContainment.SANDBOX);
    String script = "test -d /proc/$1 && echo seen || echo hidden; echo $TABULEIRO_BOT";
    String pid = String.valueOf(ProcessHandle.current().pid());
    try (BotProcess process = BotProcess.start(shell(folder, script, pid), sandbox)) {
      // The number may exist in the namespace too, but only if it is very small.
      assumeTrue(ProcessHandle.current().pid() > 100);
      assertThat(process.line(soon())).contains("hidden");
    }
  }

  private BotProcess start(BotSandbox sandbox, String script) {
    return BotProcess.start(shell(folder, script), sandbox);
  }

  private void assertFailure(BotSandbox sandbox, String script, Kind kind, String reason) {
    try (BotProcess process = start(sandbox, script)) {
      PlayerFailure failure = failure(process);
      assertThat(failure.kind()).isEqualTo(kind);
      assertThat(failure).hasMessageContaining(reason);
      assertThat(failure.evidence().dialogue()).hasSizeLessThanOrEqualTo(20);
    }
  }
}
