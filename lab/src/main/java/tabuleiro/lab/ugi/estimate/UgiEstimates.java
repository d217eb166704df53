package tabuleiro.lab.ugi.estimate;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotProcess;
import tabuleiro.lab.ugi.BotConnection;
import tabuleiro.lab.ugi.ProcessConnection;

/**
 * Asks a bot for estimates: {@code go h FORM} is answered by {@code h NUMBER}. Requests from
 * several threads take turns.
 */
public final class UgiEstimates implements AutoCloseable {
  private final Bot bot;
  private final BotConnection connection;

  private UgiEstimates(Bot bot, BotConnection connection) {
    this.bot = bot;
    this.connection = connection;
  }

  /**
   * Starts a bot and greets it.
   *
   * @throws PlayerFailure if it does not answer within its start-up time
   */
  public static UgiEstimates open(Bot bot) {
    UgiEstimates estimates = new UgiEstimates(bot, new ProcessConnection(BotProcess.start(bot)));
    try {
      estimates.connection.request();
      estimates.ask("ugi", "ugiok", bot.limits().startUp().toNanos());
      estimates.ask("isready", "readyok", bot.limits().startUp().toNanos());
      return estimates;
    } catch (RuntimeException e) {
      estimates.close();
      throw e;
    }
  }

  /**
   * The estimate of a state as the bot writes it.
   *
   * @param form the state, on one line
   * @throws PlayerFailure if the bot does not answer with one word
   */
  public synchronized String estimate(String form) {
    connection.request();
    List<String> answer = ask("go h " + form, "h", bot.limits().patience().toNanos());
    if (answer.size() != 2) {
      throw failure(Kind.PROTOCOL, "estimate.form", String.join(" ", answer));
    }
    return answer.get(1);
  }

  /** Sends a line and reads until one that starts with the word that is expected. */
  private List<String> ask(String request, String expected, long nanos) {
    connection.send(request);
    long deadline = System.nanoTime() + nanos;
    while (true) {
      Optional<String> line = connection.line(deadline);
      if (line.isEmpty()) {
        throw failure(Kind.SILENT, "estimate.silent", expected, request);
      }
      List<String> words = Words.of(line.get());
      if (!words.isEmpty() && words.get(0).equals(expected)) {
        return words;
      }
    }
  }

  private PlayerFailure failure(Kind kind, String key, Object... arguments) {
    return connection.failure(kind, Message.of("tabuleiro.lab.ugi.messages", key, arguments));
  }

  @Override
  public void close() {
    connection.close();
  }
}
