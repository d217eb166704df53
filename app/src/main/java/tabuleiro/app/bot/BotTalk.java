package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotProcess;

/**
 * A conversation with one process of a bot, line by line. It shows a check every line that the bot
 * prints, where a session of the referee would only count them.
 */
final class BotTalk implements AutoCloseable {
  private final BotProcess process;
  private final List<String> others = new ArrayList<>();

  private BotTalk(BotProcess process) {
    this.process = process;
  }

  static BotTalk start(Bot bot) {
    return new BotTalk(BotProcess.start(bot));
  }

  BotProcess process() {
    return process;
  }

  /** Sends a line that starts a new request. */
  void request(String line) {
    process.request();
    others.clear();
    process.send(line);
  }

  void send(String line) {
    process.send(line);
  }

  /** The next line; empty if none comes in time. */
  Optional<String> next(Duration wait) {
    return process.line(System.nanoTime() + wait.toNanos());
  }

  /**
   * Reads until a line starts with a word. Other lines are kept for {@link #others}.
   *
   * @throws PlayerFailure of kind SILENT if it does not come in time
   */
  String await(String word, Duration wait) {
    return awaitOrEmpty(word, wait)
        .orElseThrow(() -> process.failure(Kind.SILENT, silent(word, wait)));
  }

  Optional<String> awaitOrEmpty(String word, Duration wait) {
    long deadline = System.nanoTime() + wait.toNanos();
    while (true) {
      Optional<String> line = process.line(deadline);
      if (line.isEmpty() || first(line.get()).equals(word)) {
        return line;
      }
      others.add(line.get());
    }
  }

  private Message silent(String word, Duration wait) {
    String unfinished = process.unfinishedLine();
    return unfinished.isBlank()
        ? Message.of(Finding.BUNDLE, "found.silent", word, wait.toMillis())
        : Message.of(Finding.BUNDLE, "found.unfinished", word, wait.toMillis(), unfinished);
  }

  /** The lines since the last request that were not waited for. */
  List<String> others() {
    return List.copyOf(others);
  }

  static String first(String line) {
    List<String> words = Words.of(line);
    return words.isEmpty() ? "" : words.get(0);
  }

  @Override
  public void close() {
    process.close();
  }
}
