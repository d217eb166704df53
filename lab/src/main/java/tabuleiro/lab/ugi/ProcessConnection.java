package tabuleiro.lab.ugi;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.Message;
import tabuleiro.lab.bot.BotProcess;

/** The connection with a bot that runs in a process of its own. */
public record ProcessConnection(BotProcess process) implements BotConnection {

  @Override
  public void request() {
    process.request();
  }

  @Override
  public void send(String line) {
    process.send(line);
  }

  @Override
  public Optional<String> line(long deadline) {
    return process.line(deadline);
  }

  @Override
  public String unfinished() {
    return process.unfinishedLine();
  }

  @Override
  public List<String> errors() {
    return process.errors();
  }

  @Override
  public PlayerFailure failure(PlayerFailure.Kind kind, Message reason) {
    return process.failure(kind, reason);
  }

  @Override
  public void close() {
    process.close();
  }
}
