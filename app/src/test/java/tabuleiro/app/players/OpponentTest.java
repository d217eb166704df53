package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.duel.DeadlinePlayer;

class OpponentTest {

  @ParameterizedTest
  @CsvSource({"cavalo, engine", "dots, engine", "blokus, mcts", "quatro, alphabeta"})
  void everyOpponentKeepsItsDeadline(String world, String player) throws InputException {
    Player<Position> opponent =
        new PlayerFactory<>(game(world)).opponent(PlayerSpec.parse(player), 0);
    assertThat(opponent).isInstanceOf(DeadlinePlayer.class);
  }

  /** Without the time limit, this search would take longer than the age of the universe. */
  @Test
  void depthAndTimeApplyTogether() throws InputException {
    PlayerSpec spec = PlayerSpec.parse("alphabeta:depth=60");
    Game<Position> game = game("blokus");
    Limits limits = spec.limits(Limits.time(Duration.ofMillis(50)));
    int move =
        new PlayerFactory<>(game).player(spec, 0).choose(game.start(0), limits, r -> {}).move();
    assertThat(move).isNotNegative();
  }

  @SuppressWarnings("unchecked") // a player of the factory only sees positions of its own game
  private static Game<Position> game(String id) throws InputException {
    World world = Worlds.find(id);
    return (Game<Position>) world.game(Variant.standard(world)).orElseThrow();
  }
}
