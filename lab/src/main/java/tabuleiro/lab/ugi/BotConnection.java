package tabuleiro.lab.ugi;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.Message;

/** The lines to and from a bot. One thread uses it, except {@link #close}. */
public interface BotConnection extends AutoCloseable {

  /** Starts the clock of a new request. */
  void request();

  /** Sends a line. */
  void send(String line) throws PlayerFailure;

  /**
   * The next line; empty at the deadline, or at once if the thread is interrupted, which stays set.
   *
   * @param deadline as {@link System#nanoTime} gives it
   * @throws PlayerFailure if the bot has ended or broken a limit
   */
  Optional<String> line(long deadline) throws PlayerFailure;

  /** The beginning of a line whose end has not come; blank if there is none. */
  String unfinished();

  /** The last lines that the bot wrote to its standard error. */
  List<String> errors();

  /** A failure with what is known now. */
  PlayerFailure failure(PlayerFailure.Kind kind, Message reason);

  /** Ends the bot. */
  @Override
  void close();
}
