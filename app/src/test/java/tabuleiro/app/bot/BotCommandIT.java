package tabuleiro.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.Launcher;
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
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotLimits;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;

/** The command {@code bot} with the real launcher, as its own process. */
@Timeout(600)
class BotCommandIT {
  private static final Launcher HERE = Launcher.here();
  private static final Duration LONG = Duration.ofMinutes(2);

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void aPlayerChoosesTheSameMovesInItsOwnProcess(String id) throws InputException {
    World world = Worlds.find(id);
    Variant variant = Variant.standard(world);
    check(world, world.game(variant).orElseThrow());
  }

  private static <P extends Position> void check(World world, Game<P> game) throws InputException {
    BotPlayer<P> bot =
        new BotPlayer<>(bot(world), game, new BotPlayer.Setting(name(world), 5, Duration.ZERO));
    Player<P> here = new PlayerFactory<>(game).opponent(PlayerSpec.parse("engine"), 5);
    try {
      assertThat(play(game, bot).moves()).isEqualTo(play(game, here).moves());
      assertThat(bot.session().orElseThrow().noise()).isEmpty();
      assertThat(bot.session().orElseThrow().errors()).isEmpty();
    } finally {
      bot.close();
    }
  }

  private static Bot bot(World world) {
    Path launcher = HERE.root().resolve("tabuleiro");
    List<String> command = List.of(launcher.toString(), "bot", world.id());
    return Bot.of("ours", command, HERE.root())
        .with(BotLimits.STANDARD.withStartUp(LONG).withPatience(LONG));
  }

  private static GameName name(World world) {
    return GameName.of(world, Variant.standard(world));
  }

  private static <P extends Position> GameHistory<P> play(Game<P> game, Player<P> player)
      throws InputException {
    Player<P> random = new PlayerFactory<>(game).player(PlayerSpec.parse("random"), 1);
    return Referee.finish(
        GameHistory.from(game.start(5)), List.of(player, random), Limits.nodes(200));
  }

  @Test
  void aPipeIsAnsweredToItsEnd() {
    Launcher.Said said =
        HERE.run(
            "printf 'ugi\\nposition start\\ngo nodes 100\\n'"
                + " | ./tabuleiro bot dots --variant size=2x2 --player alphabeta");

    assertThat(said.code()).isZero();
    assertThat(said.err()).isEmpty();
    assertThat(said.out().lines())
        .startsWith("id name Tabuleiro dots alphabeta")
        .contains("ugiok")
        .anyMatch(line -> line.startsWith("bestmove (h "));
  }

  @Test
  void quitEndsASearchThatHasNoLimit() {
    Launcher.Said said = HERE.run("printf 'go infinite\\nquit\\n' | ./tabuleiro bot cavalo");

    assertThat(said.code()).isZero();
  }

  @Test
  void aWrongCommandLineIsOneSentence() {
    assertThat(HERE.run("./tabuleiro bot dots --json").err()).contains("does not support --json");
    assertThat(HERE.run("./tabuleiro bot tetris --player random").err()).contains("no effect");
    assertThat(HERE.run("./tabuleiro bot dots --player nobody").code()).isEqualTo(2);
  }
}
