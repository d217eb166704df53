package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotLimits;
import tabuleiro.lab.bot.BotProcess;

/**
 * The referee's side of the dialogue with one bot, for one game. Before each request but the first
 * the bot must answer {@code isready}, so that a line that came too late or was not asked for
 * cannot pass for an answer to the next request. Not thread-safe, except {@link #close}.
 */
public final class UgiSession implements AutoCloseable {
  private static final int MOST_OPTIONS = 200;
  private static final int LONGEST_NAME = 80;

  private final BotConnection connection;
  private final BotLimits limits;
  private final Noise noise = new Noise();
  private final Latency latency = new Latency();
  private final List<UgiOption> options = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private String name = "";
  private String author = "";
  private boolean isFresh = true;

  private UgiSession(BotConnection connection, BotLimits limits) {
    this.connection = connection;
    this.limits = limits;
  }

  /**
   * Starts a bot and greets it.
   *
   * @throws PlayerFailure if it does not answer within its start-up time
   */
  public static UgiSession open(Bot bot, GameName game, long seed) {
    return open(new ProcessConnection(BotProcess.start(bot)), bot, game, seed);
  }

  /** Greets a bot that runs already. */
  public static UgiSession open(BotConnection connection, Bot bot, GameName game, long seed) {
    UgiSession session = new UgiSession(connection, bot.limits());
    try {
      session.greet(bot.options(), game, seed);
      return session;
    } catch (RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  private void greet(Map<String, String> wanted, GameName game, long seed) {
    connection.request();
    long deadline = System.nanoTime() + limits.startUp().toNanos();
    connection.send("ugi");
    await("ugi", "ugiok", deadline);
    connection.send(game.line());
    setOptions(wanted, seed);
    connection.send("isready");
    await("isready", "readyok", deadline);
    connection.send("uginewgame");
    connection.send("isready");
    await("isready", "readyok", deadline);
  }

  private void setOptions(Map<String, String> wanted, long seed) {
    wanted.forEach((key, value) -> connection.send(checked(key, value).set(value)));
    if (!wanted.containsKey(UgiOption.SEED)) {
      option(UgiOption.SEED).ifPresent(own -> connection.send(own.set(own.seed(seed))));
    }
    if (wantsHistory()) {
      connection.send(option(UgiOption.HISTORY).orElseThrow().set("true"));
    }
  }

  private UgiOption checked(String key, String value) {
    List<String> names = options.stream().map(UgiOption::name).toList();
    UgiOption option =
        option(key).orElseThrow(() -> protocol("option.undeclared", key, Quotation.names(names)));
    option
        .fault(value)
        .ifPresent(
            reason -> {
              throw connection.failure(Kind.PROTOCOL, reason);
            });
    return option;
  }

  private Optional<UgiOption> option(String key) {
    return options.stream().filter(option -> option.name().equals(key)).findFirst();
  }

  /** Reads until a line, of which the first word is expected. */
  private void await(String request, String expected, long deadline) {
    while (true) {
      Optional<String> line = connection.line(deadline);
      if (line.isEmpty()) {
        throw Thread.currentThread().isInterrupted()
            ? new CancellationException()
            : silent(request, expected, limits.startUp());
      }
      String word = word(line.get());
      if (word.equals(expected)) {
        return;
      } else if (word.equals("bestmove")) {
        throw protocol("unasked", line.get(), request);
      }
      take(word, line.get(), expected.equals("ugiok"));
    }
  }

  /** Keeps what a bot says about itself; anything else is noise. */
  private void take(String word, String line, boolean isGreeting) {
    Optional<UgiOption> option =
        isGreeting && word.equals("option") ? UgiOption.parse(line) : Optional.empty();
    String rest = rest(line);
    if (option.isPresent() && options.size() < MOST_OPTIONS) {
      options.add(option.get());
    } else if (isGreeting && word.equals("id") && word(rest).equals("name")) {
      name = brief(rest(rest));
    } else if (isGreeting && word.equals("id") && word(rest).equals("author")) {
      author = brief(rest(rest));
    } else if (word.equals("info")) {
      UgiInfo.parse(line).text().filter(text -> notes.size() < MOST_OPTIONS).ifPresent(notes::add);
    } else {
      noise.add(line);
    }
  }

  /**
   * Asks for a move.
   *
   * @param info receives every {@code info} while the bot thinks
   * @return an answer without a move if the thread was interrupted; then the session must be closed
   * @throws PlayerFailure if the bot does not answer in time or breaks the protocol
   */
  public UgiAnswer ask(UgiRequest request, Consumer<UgiInfo> info) {
    try {
      return begin(request, info).move();
    } catch (CancellationException e) {
      return new UgiAnswer(Optional.empty(), Optional.empty(), Duration.ZERO);
    }
  }

  /**
   * Asks for a solution of a puzzle.
   *
   * @throws CancellationException if the thread is interrupted; then the session must be closed
   * @throws PlayerFailure if the bot does not answer in time or breaks the protocol
   */
  public UgiSolution solve(UgiRequest request, Consumer<UgiInfo> info) {
    String line = begin(request, info).answer(List.of("solution", "nosolution"));
    try {
      return word(line).equals("solution") ? UgiSolution.parse(line) : UgiSolution.NONE;
    } catch (InputException e) {
      throw connection.failure(Kind.PROTOCOL, e.problem());
    }
  }

  private UgiThinking begin(UgiRequest request, Consumer<UgiInfo> info) {
    if (!isFresh) {
      ping();
    }
    isFresh = false;
    connection.request();
    connection.send("position " + request.position());
    if (!request.legalLine().isEmpty()) {
      connection.send(request.legalLine());
    }
    return new UgiThinking(this, request, info);
  }

  /**
   * Asks whether the bot is ready, and returns how long the answer took.
   *
   * @throws PlayerFailure if it does not answer within the start-up time, or sends a move
   */
  public Duration ping() {
    connection.request();
    long began = System.nanoTime();
    connection.send("isready");
    await("isready", "readyok", began + limits.startUp().toNanos());
    Duration taken = Duration.ofNanos(System.nanoTime() - began);
    latency.add(taken);
    return taken;
  }

  BotConnection connection() {
    return connection;
  }

  Noise noiseSoFar() {
    return noise;
  }

  PlayerFailure silent(String request, String expected, Duration wait) {
    String unfinished = connection.unfinished();
    Message reason =
        unfinished.isBlank()
            ? message("silent", request, expected, wait.toMillis())
            : message("unfinished", request, unfinished, wait.toMillis());
    return connection.failure(Kind.SILENT, reason);
  }

  PlayerFailure protocol(String key, Object... arguments) {
    return connection.failure(Kind.PROTOCOL, message(key, arguments));
  }

  static Message message(String key, Object... arguments) {
    return Message.of(WireMove.BUNDLE, key, arguments);
  }

  /** A failure with what is known now. */
  public PlayerFailure failure(Kind kind, Message reason) {
    return connection.failure(kind, reason);
  }

  /** The first lines that did not belong to the protocol. */
  public List<String> noise() {
    return noise.lines();
  }

  /** The number of lines that did not belong to the protocol. */
  public long noiseCount() {
    return noise.count();
  }

  /** What the bot said by {@code info string} before it was asked for a move. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** The last lines that the bot wrote to its standard error. */
  public List<String> errors() {
    return connection.errors();
  }

  /** The name that the bot gives itself; blank if it gives none. */
  public String name() {
    return name;
  }

  /** The author that the bot names; blank if it names none. */
  public String author() {
    return author;
  }

  public List<UgiOption> options() {
    return List.copyOf(options);
  }

  /** Whether the bot wants all moves of the game with the position. */
  public boolean wantsHistory() {
    return option(UgiOption.HISTORY).filter(o -> o.type() == UgiOption.Type.CHECK).isPresent();
  }

  public Latency latency() {
    return latency;
  }

  /** Ends the bot: it is told so, and then killed. */
  @Override
  public void close() {
    try {
      connection.send("quit");
    } catch (PlayerFailure e) {
      // It has ended already.
    } finally {
      connection.close();
    }
  }

  /** The first word of a line. */
  static String word(String line) {
    return new WireScanner(line).next().orElse("");
  }

  /** What follows the first word. */
  static String rest(String line) {
    WireScanner scan = new WireScanner(line);
    scan.next();
    return scan.rest();
  }

  private static String brief(String text) {
    return text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME);
  }
}
