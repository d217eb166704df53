package tabuleiro.app.players;

import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.textbook.Algorithm;
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/**
 * The player of the course program if it is a search: fixed-depth alpha-beta with the course's
 * evaluation. Games whose course program works differently provide their own player of that name.
 */
record CourseKind() implements PlayerKind {
  static final String NAME = "course";
  private static final int DEPTH = 4;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public boolean plays(Game<?> game) {
    return game.knowledge().evaluations().stream().anyMatch(e -> e.name().equals(NAME));
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed) {
    int depth = options.has("depth") ? 0 : DEPTH;
    TextbookOptions search = TextbookOptions.PLAIN.withDepth(depth).withEvaluation(NAME);
    return new RenamedPlayer<>(NAME, new Textbook<>(Algorithm.ALPHA_BETA, game, search));
  }
}
