package tabuleiro.lab.bot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.ProcessTable;
import tabuleiro.lab.bot.system.ProgramFile;

/**
 * All processes of a bot.
 *
 * @param process the first one: the shell or the program that sets up the namespaces
 * @param mark a text in the environment of all processes
 */
record RunningBot(Process process, BotSandbox sandbox, String mark) {
  /** Killing repeats while new processes appear; a bounded number of times. */
  private static final int ROUNDS = 200;

  private static final long WAIT_SECONDS = 10;

  /** Variables of the referee's environment with such words in their names are kept from bots. */
  private static final List<String> SECRETS =
      List.of("TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL", "API_KEY", "PGPASS");

  static RunningBot start(Bot bot, BotSandbox sandbox) {
    try {
      bot.prepare();
      List<String> program = ProgramFile.resolved(bot.command(), bot.folder());
      return start(program, bot, sandbox);
    } catch (InputException e) {
      throw crash(e.problem());
    }
  }

  /** Starts a program in a bot's folder; it waits for a line if {@link #isGated}. */
  static RunningBot start(List<String> program, Bot bot, BotSandbox sandbox) {
    String mark = BotGuard.guard().mark();
    ProcessBuilder builder = new ProcessBuilder(sandbox.command(program, bot.limits().cpu()));
    builder.directory(bot.folder().toFile());
    clean(builder.environment());
    builder.environment().put(BotGuard.VARIABLE, mark);
    try {
      RunningBot running = new RunningBot(builder.start(), sandbox, mark);
      BotGuard.guard().add(running);
      if (!sandbox.hasNamespace()) {
        // What the program leaves behind would keep its output open.
        CompletableFuture<Void> unused = running.process.onExit().thenRun(running::kill);
      }
      return running;
    } catch (IOException e) {
      String detail = e.getMessage() == null ? e.toString() : e.getMessage();
      throw crash(BotFault.text("start.failed", new Quotation.Detail(detail)));
    }
  }

  /** Whether the program starts only when a first line has been sent. */
  boolean isGated() {
    return sandbox.hasShell();
  }

  /**
   * The processes of the bot, without those of the containment.
   *
   * @param most after so many the rest is left out
   * @param isThorough whether to look for processes that have left the tree, which takes longer
   */
  List<ProcessTable.Entry> processes(int most, boolean isThorough) {
    List<ProcessTable.Entry> all =
        new ArrayList<>(ProcessTable.tree(process.pid(), most + sandbox.ownProcesses()));
    all.removeIf(entry -> entry.pid() == process.pid());
    if (sandbox.hasNamespace()) {
      all.removeIf(entry -> entry.parent() == process.pid());
    } else if (isThorough) {
      Set<Long> known = new HashSet<>(List.of(process.pid()));
      all.forEach(entry -> known.add(entry.pid()));
      ProcessTable.marked(process.pid(), mark).stream()
          .filter(entry -> known.add(entry.pid()))
          .forEach(all::add);
    }
    return all;
  }

  /** Kills everything and waits until it is gone. May be called by several threads. */
  void kill() {
    boolean wasInterrupted = Thread.interrupted(); // an interrupt must not leave processes behind
    try {
      if (sandbox.hasNamespace()) {
        killNamespace();
      } else {
        killAll();
      }
    } catch (InterruptedException e) {
      wasInterrupted = true;
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    BotGuard.guard().remove(this);
  }

  /** When process 1 of a namespace ends, the system kills all others, and its parent ends last. */
  private void killNamespace() throws InterruptedException {
    List<Long> first = process.isAlive() ? ProcessTable.children(process.pid()) : List.of();
    first.forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
    if (process.isAlive() && first.isEmpty()) {
      killAll(); // the namespace is just being made
    } else if (!process.waitFor(WAIT_SECONDS, TimeUnit.SECONDS)) {
      killAll();
    }
  }

  private void killAll() throws InterruptedException {
    for (int round = 0; round < ROUNDS; round++) {
      List<ProcessHandle> found = found();
      if (found.isEmpty()) {
        break;
      }
      found.forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      process.waitFor(WAIT_SECONDS, TimeUnit.SECONDS);
    }
    process.destroyForcibly().waitFor(WAIT_SECONDS, TimeUnit.SECONDS);
  }

  private List<ProcessHandle> found() {
    List<ProcessHandle> found = new ArrayList<>(process.descendants().toList());
    if (ProcessTable.isAvailable()) {
      for (ProcessTable.Entry entry : ProcessTable.marked(process.pid(), mark)) {
        ProcessHandle.of(entry.pid()).ifPresent(found::add);
      }
      found.removeIf(p -> ProcessTable.entry(p.pid()).map(e -> e.isZombie()).orElse(true));
    }
    return found;
  }

  private static void clean(Map<String, String> environment) {
    environment
        .keySet()
        .removeIf(name -> SECRETS.stream().anyMatch(name.toUpperCase(Locale.ROOT)::contains));
  }

  private static PlayerFailure crash(Message reason) {
    return new PlayerFailure(Kind.CRASH, reason, PlayerFailure.Evidence.NONE);
  }
}
