package tabuleiro.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.UgiSession;

/** A player chooses the same moves in this program and over the protocol. */
@Timeout(240)
class BotAgreementTest {
  private static final long SEED = 5;
  private static final Limits LIMITS = Limits.nodes(300);

  static Stream<World> duels() throws InputException {
    return Worlds.own().stream().filter(world -> hasGame(world));
  }

  private static boolean hasGame(World world) {
    try {
      return world.game(Variant.standard(world)).isPresent();
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("duels")
  void theEngineChoosesTheSameMoves(World world) throws InputException {
    check(world, "engine");
  }

  @ParameterizedTest
  @MethodSource("duels")
  void aPlayerWithARandomSeedChoosesTheSameMoves(World world) throws InputException {
    check(world, "engine:level=2");
    check(world, "random");
  }

  private static void check(World world, String spec) throws InputException {
    Variant variant = Variant.standard(world);
    check(world, variant, world.game(variant).orElseThrow(), spec);
  }

  private static <P extends Position> void check(
      World world, Variant variant, Game<P> game, String spec) throws InputException {
    Player<P> here = new PlayerFactory<>(game).opponent(PlayerSpec.parse(spec), SEED);
    BotPlayer<P> bot = bot(world, variant, game, spec);

    assertThat(game(game, bot).moves()).isEqualTo(game(game, here).moves());
    assertThat(bot.session().orElseThrow().noise()).isEmpty();
    bot.close();
  }

  private static <P extends Position> BotPlayer<P> bot(
      World world, Variant variant, Game<P> game, String spec) throws InputException {
    GameName name = GameName.of(world, variant);
    PipedBot piped = new PipedBot(world, variant, spec);
    return new BotPlayer<>(
        PipedBot.BOT,
        game,
        new BotPlayer.Setting(name, SEED, Duration.ZERO),
        () -> UgiSession.open(piped, PipedBot.BOT, name, SEED));
  }

  /** A game against an opponent that is always the same. */
  private static <P extends Position> GameHistory<P> game(Game<P> game, Player<P> player)
      throws InputException {
    Player<P> opponent = new PlayerFactory<>(game).player(PlayerSpec.parse("random"), 1);
    return Referee.finish(GameHistory.from(game.start(SEED)), List.of(player, opponent), LIMITS);
  }
}
