package tabuleiro.app.terminal.option;

import java.util.OptionalLong;
import tabuleiro.core.Position;
import tabuleiro.core.world.Game;

/**
 * Chooses the start of a new game. As in the course programs, a game whose start is random gets
 * another one every time; the seed is shown to the user, who can repeat it with {@code --seed}.
 */
public final class NewStart {
  private static final int SEEDS = 1_000_000;

  private NewStart() {}

  /** Returns a new seed; empty if the game always starts the same. */
  public static <P extends Position> OptionalLong seed(Game<P> game) {
    String one = game.notation().write(game.start(0));
    boolean isRandom = !one.equals(game.notation().write(game.start(1)));
    return isRandom
        ? OptionalLong.of(Math.floorMod(System.nanoTime() / 1000, SEEDS))
        : OptionalLong.empty();
  }
}
