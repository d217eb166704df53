package tabuleiro.lab.bot;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Ends the bots when this program ends, even if it is killed: one small process per program, whose
 * input is a pipe from here. The system closes the pipe when this program is gone, and the guard
 * then kills all processes that were registered.
 */
final class BotGuard {
  /** The name of the environment variable that marks the processes of bots. */
  static final String VARIABLE = "TABULEIRO_BOT";

  private static final String PROGRAM = UUID.randomUUID().toString();
  private static final BotGuard GUARD = new BotGuard();

  private final Set<RunningBot> bots = new LinkedHashSet<>();
  private @Nullable Process process;
  private boolean hasHook;
  private long marks;

  private BotGuard() {}

  static BotGuard guard() {
    return GUARD;
  }

  /** A new mark for the environment of a bot. */
  synchronized String mark() {
    return PROGRAM + "." + ++marks + ".";
  }

  /** Registers a process, before it runs a bot. */
  synchronized void add(RunningBot bot) throws IOException {
    bots.add(bot);
    if (!bot.isGated()) {
      addHook();
      return;
    }
    try {
      tell("add", bot.process().pid());
    } catch (IOException e) {
      startAgain(bot);
    }
  }

  /** Forgets a process that has been killed. */
  synchronized void remove(RunningBot bot) {
    if (bots.remove(bot) && bot.isGated()) {
      try {
        tell("remove", bot.process().pid());
      } catch (IOException e) {
        process = null;
      }
    }
  }

  /** Somebody has ended the guard: a new one has to know all bots. */
  private void startAgain(RunningBot added) throws IOException {
    process = null;
    try {
      for (RunningBot bot : bots) {
        tell("add", bot.process().pid());
      }
    } catch (IOException e) {
      bots.remove(added);
      added.process().destroyForcibly();
      throw e;
    }
  }

  /** A system without a shell, such as Windows: bots end with this program unless it is killed. */
  private void addHook() {
    if (!hasHook) {
      hasHook = true;
      Runtime.getRuntime().addShutdownHook(new Thread(() -> all().forEach(RunningBot::kill)));
    }
  }

  private synchronized List<RunningBot> all() {
    return List.copyOf(bots);
  }

  private void tell(String verb, long pid) throws IOException {
    Process guard = process == null ? start() : process;
    process = guard;
    OutputStream stream = guard.getOutputStream();
    stream.write((verb + " " + pid + "\n").getBytes(StandardCharsets.UTF_8));
    stream.flush();
  }

  private Process start() throws IOException {
    BotSandbox sandbox = BotSandbox.here();
    List<String> words = new ArrayList<>();
    // In a session of its own, so that Ctrl-C in the terminal does not reach it.
    if (sandbox.level() != BotContainment.PROCESS) {
      words.add("setsid");
    }
    words.addAll(List.of("/bin/sh", "-c", BotSandbox.resource("guard.sh"), "bot-guard"));
    words.addAll(List.of(VARIABLE + "=" + PROGRAM, BotFolder.folder().toString()));
    return new ProcessBuilder(words)
        .directory(BotFolder.folder().getRoot().toFile())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
