package tabuleiro.app.players;

import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;

/**
 * The program of a course. It is a player of a game and its variants, so this kind plays none by
 * itself; a game or variant that the course program does not play refuses the name.
 */
record CourseKind() implements PlayerKind {
  static final String NAME = "course";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public boolean plays(Game<?> game) {
    return false;
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed) {
    throw new IllegalArgumentException("no course program for " + game.id());
  }
}
