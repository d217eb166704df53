package tabuleiro.lab.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.ProcessTable;

/**
 * Measures the memory, the processes and the processor time of all running bots, twenty times a
 * second, in one thread. Limits of the system would not do: a limit of address space stops programs
 * that only reserve it, such as Java, SBCL and Node, and a limit of processes counts those of the
 * user.
 */
final class BotSampler implements Runnable {
  private static final long PERIOD_MILLIS = 50;

  /** How many samples there are between two searches for processes that have left the tree. */
  private static final int THOROUGH = 10;

  private static final BotSampler SAMPLER = new BotSampler();

  private final Map<RunningBot, Limit> bots = new LinkedHashMap<>();
  private @Nullable Thread thread;

  private record Limit(BotLimits limits, Consumer<BotFault> overrun) {}

  private BotSampler() {}

  static BotSampler sampler() {
    return SAMPLER;
  }

  /** Begins to measure a bot. */
  synchronized void add(RunningBot bot, BotLimits limits, Consumer<BotFault> overrun) {
    if (!ProcessTable.isAvailable()) {
      return;
    }
    bots.put(bot, new Limit(limits, overrun));
    if (thread == null) {
      thread = new Thread(null, this, "bot-sampler", 1 << 18);
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Stops measuring a bot. */
  synchronized void remove(RunningBot bot) {
    bots.remove(bot);
    if (bots.isEmpty()) {
      notifyAll();
    }
  }

  @Override
  public void run() {
    for (int i = 0; isNeeded(); i++) {
      for (RunningBot bot : copy()) {
        sample(bot, i % THOROUGH == 0);
      }
    }
  }

  /** Waits for the time of the next sample; false if there are no bots left. */
  @SuppressWarnings("WaitNotInLoop") // a sample that comes too early does no harm
  private synchronized boolean isNeeded() {
    try {
      if (!bots.isEmpty()) {
        wait(PERIOD_MILLIS);
      }
    } catch (InterruptedException e) {
      bots.clear(); // nobody interrupts this thread
    }
    if (bots.isEmpty()) {
      thread = null;
      return false;
    }
    return true;
  }

  private synchronized List<RunningBot> copy() {
    return new ArrayList<>(bots.keySet());
  }

  private synchronized @Nullable Limit limit(RunningBot bot) {
    return bots.get(bot);
  }

  private void sample(RunningBot bot, boolean isThorough) {
    Limit limit = limit(bot);
    if (limit == null) {
      return;
    }
    BotLimits most = limit.limits;
    List<ProcessTable.Entry> processes = bot.processes(most.processes() + 1, isThorough);
    long megabytes = processes.stream().mapToLong(ProcessTable.Entry::bytes).sum() >> 20;
    long seconds = processes.stream().mapToLong(ProcessTable.Entry::seconds).sum();
    BotFault fault = null;
    if (processes.size() > most.processes()) {
      fault = BotFault.of(Kind.PROCESSES, "limit.processes", most.processes());
    } else if (megabytes > most.megabytes()) {
      fault = BotFault.of(Kind.MEMORY, "limit.memory", megabytes, most.megabytes());
    } else if (seconds > most.cpu().toSeconds()) {
      fault = BotFault.of(Kind.TIME, "limit.cpu", most.cpu().toSeconds());
    }
    if (fault != null) {
      remove(bot);
      limit.overrun.accept(fault);
    }
  }
}
