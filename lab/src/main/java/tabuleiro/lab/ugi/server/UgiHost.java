package tabuleiro.lab.ugi.server;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiOption;

/** Plays the games that a {@link UgiServer} is asked to play. */
public interface UgiHost {

  /** The name of the bot. */
  String name();

  List<UgiOption> options();

  /** Chooses the game and its variant. */
  void open(GameName game) throws InputException;

  /** Starts a new game with these options; a player that has learned something forgets it. */
  void newGame(Map<String, String> options) throws InputException;

  /** Sets up a position: {@code start} or a form, and {@code moves M1 M2 …}. */
  void position(String text) throws InputException;

  /**
   * Searches and returns the line that answers. If its thread is interrupted, it returns soon.
   *
   * @param lines receives the lines to send before the answer
   * @throws InputException if there is nothing to answer
   */
  String answer(UgiGo go, Consumer<String> lines) throws InputException;
}
