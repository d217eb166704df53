package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.duel.DeadlinePlayer;

/** Players for whole games. */
class OpponentTest {

  @ParameterizedTest
  @CsvSource({"cavalo, engine, true", "dots, engine, true", "quatro, greedy, false"})
  void enginesKeepDeadlines(String world, String player, boolean hasDeadline)
      throws InputException {
    Player<Position> opponent =
        new PlayerFactory<>(game(world)).opponent(PlayerSpec.parse(player), 0);
    assertThat(opponent instanceof DeadlinePlayer).isEqualTo(hasDeadline);
  }

  @SuppressWarnings("unchecked") // a player of the factory only meets positions of its own game
  private static Game<Position> game(String id) throws InputException {
    World world = Worlds.find(id);
    return (Game<Position>) world.game(Variant.standard(world)).orElseThrow();
  }
}
