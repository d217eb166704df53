package tabuleiro.app.players;

import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/** The option {@code quiescence} of players that search. */
final class Quiescence {
  /** The maximum number of extra plies of a textbook search. */
  private static final int PLIES = 8;

  private static final int MOST_PLIES = 255;
  private static final String NAME = "quiescence";

  private Quiescence() {}

  /** Returns the plies of an option that is true or false. */
  static int ofSwitch(Game<?> game, PlayerOptions options) throws InputException {
    return check(game, options, options.isOn(NAME, false) ? PLIES : 0);
  }

  /** Returns the plies of an option that is a number. */
  static int ofNumber(Game<?> game, PlayerOptions options) throws InputException {
    return check(game, options, (int) options.number(NAME, 0, MOST_PLIES, 0));
  }

  private static int check(Game<?> game, PlayerOptions options, int plies) throws InputException {
    if (plies > 0 && game.knowledge().noisyMoves().isEmpty()) {
      throw PlayerSpec.fault("player.quiescence", options);
    }
    return plies;
  }
}
