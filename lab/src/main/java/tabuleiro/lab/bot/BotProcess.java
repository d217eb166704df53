package tabuleiro.lab.bot;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.ErrorLines;
import tabuleiro.lab.bot.system.ExitReason;
import tabuleiro.lab.bot.system.InputLines;
import tabuleiro.lab.bot.system.OutputLines;
import tabuleiro.lab.bot.system.ProcessTable;
import tabuleiro.lab.bot.system.ShownText;

/**
 * The running process of a bot. Reading is bounded and every wait has a deadline, so whatever the
 * program does, the referee goes on. One thread talks to it.
 *
 * <pre>
 *   caller ──send──► InputLines  ──thread──► stdin  ┐
 *   caller ◄─line─── OutputLines ◄─thread─── stdout ├ the bot, in a {@link BotSandbox}
 *   evidence ◄────── ErrorLines  ◄─thread─── stderr ┘
 *   BotSampler: memory, processes, processor time        BotGuard: ends it if this program ends
 * </pre>
 */
public final class BotProcess implements AutoCloseable {
  private static final long EXIT_WAIT_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long CONTAIN_WAIT_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final int STACK_BYTES = 1 << 18;

  private final Bot bot;
  private final RunningBot running;
  private final InputLines input;
  private final OutputLines output;
  private final ErrorLines errors;
  private final Dialogue dialogue = new Dialogue();
  private final AtomicReference<@Nullable BotFault> fault = new AtomicReference<>();
  private long requestNanos = System.nanoTime();

  private BotProcess(Bot bot, RunningBot running) {
    this.bot = bot;
    this.running = running;
    Process process = running.process();
    BotLimits limits = bot.limits();
    input = new InputLines(process.getOutputStream(), this::wake);
    output =
        new OutputLines(
            process.getInputStream(),
            new OutputLines.Limits(limits.lineBytes(), limits.outputBytes()),
            this::overrun);
    errors = new ErrorLines(process.getErrorStream(), limits.errorBytes(), this::overrun);
  }

  /**
   * Starts a bot. A bot with a build command is built first, if its sources have changed.
   *
   * @throws PlayerFailure of kind CRASH if the program cannot be built or started
   */
  public static BotProcess start(Bot bot) {
    return start(bot, BotSandbox.here());
  }

  static BotProcess start(Bot bot, BotSandbox sandbox) {
    BotProcess process = new BotProcess(bot, RunningBot.start(bot, sandbox));
    process.startThreads();
    return process;
  }

  private void startThreads() {
    startThread("bot-output", output);
    startThread("bot-errors", errors);
    startThread("bot-input", input);
    BotSampler.sampler().add(running, bot.limits(), this::overrun);
    if (running.isGated()) {
      startContained();
    }
    request();
  }

  /** Starts the program when its containment is complete; that does not count as its own time. */
  private void startContained() {
    try {
      long deadline = System.nanoTime() + CONTAIN_WAIT_NANOS;
      input.send("", deadline);
      for (int i = 0; i < running.sandbox().ownProcesses(); i++) {
        if (!output.next(deadline).equals(Optional.of(BotSandbox.READY))) {
          PlayerFailure failure = failure(Kind.CRASH, BotFault.text("start.contained"));
          close();
          throw failure;
        }
      }
      input.send("", deadline);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  static void startThread(String name, Runnable work) {
    Thread thread = new Thread(null, work, name, STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * A new request begins: its elapsed time and its output are counted from now on. Lines that the
   * bot printed before it stay readable.
   */
  public void request() {
    requestNanos = System.nanoTime();
    output.request();
  }

  /**
   * Sends a line. It does not wait for the bot to read it.
   *
   * @param line without its end
   * @throws PlayerFailure if the bot has not read megabytes of earlier lines for as long as {@link
   *     BotLimits#patience}
   */
  public void send(String line) {
    boolean isWindowsLine = line.endsWith("\r"); // a check sends one
    int end = isWindowsLine ? line.length() - 1 : line.length();
    if (line.indexOf('\n') >= 0 || line.substring(0, end).indexOf('\r') >= 0) {
      throw new IllegalArgumentException("one line");
    }
    dialogue.sent(line);
    try {
      long deadline = System.nanoTime() + bot.limits().patience().toNanos();
      if (!input.send(line, deadline)) {
        throw failure(Kind.SILENT, BotFault.text("input.unread"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The next line that the bot prints, without its end. Bytes that are not UTF-8 are replaced.
   *
   * @param deadlineNanos by {@link System#nanoTime}
   * @return empty at the deadline, or if the thread is interrupted; the interrupt status stays set
   * @throws PlayerFailure if there will be no further line: the bot has ended (CRASH) or used more
   *     than its limits allow (OUTPUT, MEMORY, PROCESSES, TIME)
   */
  public Optional<String> line(long deadlineNanos) {
    try {
      while (true) {
        checkLimits();
        Optional<String> line = output.next(deadlineNanos);
        if (line.isPresent()) {
          dialogue.received(line.get());
          return line;
        }
        checkLimits();
        if (output.isAtEnd()) {
          throw ended();
        } else if (input.isBroken()) {
          throw broken();
        } else if (deadlineNanos - System.nanoTime() <= 0) {
          return Optional.empty();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** What the bot has printed after its last whole line; empty if nothing. */
  public String unfinishedLine() {
    return ShownText.of(output.unfinished());
  }

  /** The last lines in both directions. */
  public Dialogue dialogue() {
    return dialogue;
  }

  /** How well the bot is contained. */
  public BotContainment containment() {
    return running.sandbox().level();
  }

  /** A failure of this bot, with the evidence of now. */
  public PlayerFailure failure(Kind kind, Message reason) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - requestNanos);
    return new PlayerFailure(
        kind, reason, new PlayerFailure.Evidence(elapsed, dialogue.lines(), errors.last()));
  }

  /** What the bot printed to standard error: the last lines. */
  public List<String> errors() {
    return errors.last();
  }

  /** Ends the standard input of the bot, as if the referee had ended. */
  public void endInput() {
    input.close();
  }

  /**
   * Waits until the bot has ended by itself.
   *
   * @param deadlineNanos by {@link System#nanoTime}
   * @return its exit code; empty if it still runs at the deadline
   */
  public OptionalInt exitCode(long deadlineNanos) {
    try {
      long left = Math.max(0, deadlineNanos - System.nanoTime());
      return running.process().waitFor(left, TimeUnit.NANOSECONDS)
          ? OptionalInt.of(running.process().exitValue())
          : OptionalInt.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    }
  }

  /** How many processes the bot runs now; 0 if this system does not tell. */
  public int processCount() {
    return processes().size();
  }

  /** The resident memory of all processes of the bot now; 0 if this system does not tell. */
  public long residentBytes() {
    return processes().stream().mapToLong(ProcessTable.Entry::bytes).sum();
  }

  private List<ProcessTable.Entry> processes() {
    return ProcessTable.isAvailable()
        ? running.processes(bot.limits().processes() + 1, true)
        : List.of();
  }

  /** Kills all processes of the bot and waits until they are gone. May be called twice. */
  @Override
  public void close() {
    BotSampler.sampler().remove(running);
    input.close();
    output.close();
    running.kill();
    try {
      output.awaitEnd(EXIT_WAIT_NANOS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void overrun(BotFault what) {
    fault.compareAndSet(null, what);
    output.wake();
    running.kill();
  }

  private void wake() {
    output.wake();
  }

  private void checkLimits() {
    BotFault found = fault.get();
    if (found != null) {
      throw failure(found.kind(), found.reason());
    }
  }

  /** The output has ended: usually because the program has. */
  private PlayerFailure ended() throws InterruptedException {
    String rest = unfinishedLine();
    if (!rest.isEmpty()) {
      dialogue.received(rest);
    }
    boolean hasEnded = running.process().waitFor(EXIT_WAIT_NANOS, TimeUnit.NANOSECONDS);
    if (hasEnded) {
      errors.awaitEnd(); // the last lines often say why
    }
    checkLimits();
    BotFault reason =
        hasEnded
            ? ExitReason.of(running.process().exitValue())
            : BotFault.of(Kind.CRASH, "output.closed");
    return failure(reason.kind(), reason.reason());
  }

  /** The bot no longer reads. If it is ending, the exit code says more. */
  private PlayerFailure broken() throws InterruptedException {
    output.awaitEnd(EXIT_WAIT_NANOS);
    return output.isAtEnd() ? ended() : failure(Kind.CRASH, BotFault.text("input.closed"));
  }
}
