package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameHistory;
import tabuleiro.lab.match.Referee;
import tabuleiro.search.duel.DeadlinePlayer;
import tabuleiro.search.duel.Watchful;

/** Engines that watch their opponents, in the game where it matters most. */
class WatchTest {
  private static final int BOARDS = 20;

  @Test
  void greedyLosesFromEverySeatOnceItIsWatched() throws InputException {
    assertThat(wins("engine:nodes=1000", "greedy")).isEqualTo(2 * BOARDS);
    assertThat(wins("engine:nodes=1000,watch=false", "greedy")).isLessThan(2 * BOARDS);
  }

  /** Games won of those from either seat of some boards. */
  private static int wins(String player, String opponent) throws InputException {
    Game<Position> game = game("cavalo");
    PlayerSpec spec = PlayerSpec.parse(player);
    int wins = 0;
    for (int board = 0; board < BOARDS; board++) {
      for (int seat = 0; seat < 2; seat++) {
        List<Player<Position>> players = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
          PlayerSpec name = side == seat ? spec : PlayerSpec.parse(opponent);
          players.add(new PlayerFactory<>(game).opponent(name, 0));
        }
        GameHistory<Position> start = GameHistory.from(game, game.start(board));
        GameHistory<Position> played = Referee.finish(start, players, spec.limits(Limits.NONE));
        wins += (seat == Position.FIRST ? 1 : -1) * played.position().margin() > 0 ? 1 : 0;
      }
    }
    return wins;
  }

  @ParameterizedTest
  @CsvSource({
    "cavalo, engine, true",
    "blokus, engine, true",
    "cavalo, 'engine:eval=course', true",
    "cavalo, 'engine:watch=false', false",
    "cavalo, 'engine:level=3', false",
    "cavalo, greedy, false",
    "dots, engine, false",
    "quatro, engine, false"
  })
  void theGeneralEngineWatches(String world, String player, boolean watches) throws InputException {
    Player<Position> asked = new PlayerFactory<>(game(world)).watching(PlayerSpec.parse(player), 0);
    assertThat(asked instanceof Watchful).isEqualTo(watches);
  }

  @ParameterizedTest
  @CsvSource({"cavalo, engine, true", "dots, engine, true", "quatro, greedy, false"})
  void enginesAreHeardInTime(String world, String player, boolean hasDeadline)
      throws InputException {
    Player<Position> opponent =
        new PlayerFactory<>(game(world)).opponent(PlayerSpec.parse(player), 0);
    assertThat(opponent instanceof DeadlinePlayer).isEqualTo(hasDeadline);
  }

  @Test
  void theOptionIsTrueOrFalse() {
    assertThatThrownBy(
            () ->
                new PlayerFactory<>(game("cavalo"))
                    .contestant(PlayerSpec.parse("engine:watch=maybe"), Limits.NONE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("watch");
  }

  @SuppressWarnings("unchecked") // a player of the factory only meets positions of its own game
  private static Game<Position> game(String id) throws InputException {
    World world = Worlds.find(id);
    return (Game<Position>) world.game(Variant.standard(world)).orElseThrow();
  }
}
