package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Position;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.UgiOption;

/** A bot while it is checked, with the process that runs now. */
final class BotUnderTest<P extends Position> implements AutoCloseable {
  /** The wait for an answer without a time limit. The referee waits longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final int MOST_INFOS = 1000;

  private final Bot bot;
  private final Game<P> game;
  private final GameName name;
  private final long seed;
  private final List<String> infos = new ArrayList<>();
  private @Nullable BotTalk talk;

  /** An answer to {@code go}. */
  record Answer(String text, int move, boolean isAsListed, Duration elapsed) {}

  BotUnderTest(Bot bot, Game<P> game, GameName name, long seed) {
    this.bot = bot;
    this.game = game;
    this.name = name;
    this.seed = seed;
  }

  Bot bot() {
    return bot;
  }

  Game<P> game() {
    return game;
  }

  GameName name() {
    return name;
  }

  long seed() {
    return seed;
  }

  /** The same bot for another variant of the game. */
  <Q extends Position> BotUnderTest<Q> in(Game<Q> other, GameName otherName) {
    return new BotUnderTest<>(bot, other, otherName, seed);
  }

  /** The lines {@code info} so far. */
  List<String> infos() {
    return infos;
  }

  Duration startUp() {
    return bot.limits().startUp();
  }

  /** Starts a process that has not been greeted; an earlier one is ended. */
  BotTalk startNew() {
    close();
    BotTalk started = BotTalk.start(bot);
    talk = started;
    return started;
  }

  /** The process that runs; a new one is started and greeted if there is none. */
  BotTalk talk() {
    BotTalk running = talk;
    return running == null ? greeted() : running;
  }

  /** A new process, ready for a game. */
  BotTalk greeted() {
    BotTalk started = startNew();
    started.request("ugi");
    started.await("ugiok", startUp());
    boolean hasSeed =
        started.others().stream()
            .flatMap(line -> UgiOption.parse(line).stream())
            .anyMatch(option -> option.name().equals("seed"));
    started.send(name.line());
    if (hasSeed) {
      started.send("setoption name seed value " + seed);
    }
    bot.options()
        .forEach((key, value) -> started.send("setoption name " + key + " value " + value));
    started.send("uginewgame");
    ready(started);
    return started;
  }

  /** Waits until the bot is ready. */
  void ready(BotTalk running) {
    running.request("isready");
    running.await("readyok", startUp());
  }

  /**
   * Asks for a move. The bot must answer with a legal one.
   *
   * @param go the words after {@code go}
   */
  Answer ask(P position, String go) {
    return ask(position, go, PATIENCE);
  }

  /** Asks for a move; an answer that does not come in time is a failure. */
  Answer ask(P position, String go, Duration wait) {
    BotTalk running = talk();
    LegalMoves<P> legal = legal(position);
    long began = begin(running, position, go);
    String line = running.await("bestmove", wait);
    Duration elapsed = Duration.ofNanos(System.nanoTime() - began);
    return read(running, legal, line, elapsed);
  }

  /** Sends a request and returns when it was sent. */
  long begin(BotTalk running, P position, String go) {
    ready(running); // as the referee does, so that a second answer cannot pass for the next one
    for (String line : running.others()) {
      if (BotTalk.first(line).equals("bestmove")) {
        throw running
            .process()
            .failure(Kind.PROTOCOL, Message.of(Finding.BUNDLE, "found.unasked", line));
      }
    }
    running.request("position " + game.notation().write(position));
    running.send("legal " + String.join(" ", legal(position).texts()));
    long began = System.nanoTime();
    running.send("go " + go);
    return began;
  }

  /** The move of a line {@code bestmove}. */
  Answer read(BotTalk running, LegalMoves<P> legal, String line, Duration elapsed) {
    running.others().stream()
        .filter(each -> BotTalk.first(each).equals("info"))
        .forEach(this::note);
    String text = line.strip().substring("bestmove".length()).strip();
    try {
      return new Answer(text, legal.read(text), legal.texts().contains(text), elapsed);
    } catch (InputException e) {
      throw running.process().failure(Kind.ILLEGAL, e.problem());
    }
  }

  private void note(String line) {
    if (infos.size() < MOST_INFOS) {
      infos.add(line);
    }
  }

  LegalMoves<P> legal(P position) {
    return new LegalMoves<>(game.notation(), position);
  }

  /** The dialogue and standard error of the process that runs. */
  Evidence evidence() {
    BotTalk running = talk;
    return running == null
        ? Evidence.NONE
        : new Evidence(
            Duration.ZERO, running.process().dialogue().lines(), running.process().errors());
  }

  /** Ends the process that runs, if there is one. */
  @Override
  public void close() {
    BotTalk running = talk;
    talk = null;
    if (running != null) {
      running.close();
    }
  }
}
