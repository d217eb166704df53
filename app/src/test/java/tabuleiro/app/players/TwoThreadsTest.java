package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

/** Two threads of the engine prove the same values as one, on 1,000 positions of each game. */
class TwoThreadsTest {
  private static final int POSITIONS = 1000;
  private static final int MOST_BACK = 12;
  private static final Limits SHORT = Limits.NONE.withNodes(5000);

  static List<Game<?>> games() throws InputException {
    List<Game<?>> games = new ArrayList<>();
    for (World world : Worlds.own()) {
      world.game(Variant.standard(world)).ifPresent(games::add);
    }
    return games;
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  <P extends Position> void twoThreadsProveTheSameValues(Game<P> game) {
    EngineOptions options = EngineOptions.STANDARD.withMegabytes(1);
    Engine<P> two = new Engine<>(game, options.withThreads(2));
    SplittableRandom random = new SplittableRandom(20);
    int compared = 0;
    for (long seed = 0; compared < POSITIONS; seed++) {
      assertThat(seed).as("games played").isLessThan(5 * POSITIONS);
      List<P> states = randomGame(game, seed, random).states();
      int back = 1 + random.nextInt(Math.min(MOST_BACK, states.size() - 1));
      P position = states.get(states.size() - 1 - back);
      Report one = new Engine<>(game, options).choose(position, SHORT, progress -> {}).report();
      if (one.exact()) {
        Report both = two.choose(position, Limits.NONE, progress -> {}).report();
        assertThat(both.exact()).isTrue();
        assertThat(both.points()).as("seed %d, back %d", seed, back).isEqualTo(one.points());
        compared++;
      }
    }
  }

  private static <P extends Position> GameHistory<P> randomGame(
      Game<P> game, long seed, SplittableRandom random) {
    GameHistory<P> history = GameHistory.from(game.start(seed));
    MoveList moves = new MoveList();
    while (!history.state().isOver()) {
      moves.clear();
      history.state().moves(moves);
      history = history.play(moves.get(random.nextInt(moves.size())));
    }
    return history;
  }
}
