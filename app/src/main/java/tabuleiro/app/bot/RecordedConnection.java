package tabuleiro.app.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.Message;
import tabuleiro.lab.bot.BotProcess;
import tabuleiro.lab.ugi.BotConnection;

/**
 * The connection with a bot, all of whose lines are shown.
 *
 * @param listener receives each line, after {@code "> "} if it goes to the bot and after {@code "<
 *     "} if it comes from it
 */
record RecordedConnection(BotProcess process, Consumer<String> listener) implements BotConnection {

  @Override
  public void request() {
    process.request();
  }

  @Override
  public void send(String line) {
    listener.accept("> " + line);
    process.send(line);
  }

  @Override
  public Optional<String> line(long deadline) {
    Optional<String> line = process.line(deadline);
    line.ifPresent(text -> listener.accept("< " + text));
    return line;
  }

  @Override
  public String unfinished() {
    return process.unfinishedLine();
  }

  @Override
  public PlayerFailure failure(PlayerFailure.Kind kind, Message reason) {
    return process.failure(kind, reason);
  }

  @Override
  public List<String> errors() {
    return process.errors();
  }

  @Override
  public void close() {
    process.close();
  }
}
