package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.experiment.ExperimentFiles;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.testkit.TestBots;

class BotSpecTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bot:./mine",
        "bot:python3 bot.py --depth=4,5 time=3",
        "bot:sh 'a b.sh' \"c\"",
        "bot:projeto.lisp:p01",
        "bot:C:\\bots\\mine",
      })
  void aBotIsTheTextAfterItsName(String text) throws InputException {
    PlayerSpec spec = PlayerSpec.parse(text);
    assertThat(spec).hasToString(text);
    assertThat(spec.bot()).contains(text.substring(4));
    assertThat(PlayerSpec.parse(spec.toString())).isEqualTo(spec);
    assertThat(PlayerSpec.parse(" BOT : " + text.substring(4) + " ")).isEqualTo(spec);
    assertThat(spec.within(Limits.nodes(3))).isEqualTo(spec);
    assertThat(spec.limits(Limits.nodes(3))).isEqualTo(Limits.nodes(3));
    assertThat(spec.isRepeatable(Limits.nodes(3))).isTrue();
    assertThat(spec.isRepeatable(Limits.time(Duration.ofSeconds(1)))).isFalse();
    assertThat(PlayerSpec.parse("engine").bot()).isEmpty();
  }

  @Test
  void botsAreRefusedUnlessTheyAreAllowed() throws InputException {
    World world = Worlds.find("dots");
    Variant variant = Variant.standard(world);
    Game<?> game = world.game(variant).orElseThrow();
    PlayerSpec spec = PlayerSpec.parse("bot:sh");
    PlayerFactory<?> factory = new PlayerFactory<>(game);
    assertThatThrownBy(() -> factory.opponent(spec, 0))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("bots cannot play here");
    Player<?> player = factory.withBots(BotSource.ANY, world, variant).opponent(spec, 0);
    assertThat(player).isInstanceOf(BotPlayer.class);
    player.close();
    player.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"./nothing-here", "no-such-program-anywhere --x", "nowhere/bot.sh"})
  void aProgramThatDoesNotExistIsRefusedBeforeTheGame(String text) {
    assertThatThrownBy(() -> BotSource.ANY.find(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there is no such folder, file or program");
  }

  @Test
  void aDirectoryOffersItsFoldersByName() throws Exception {
    TestBots bots = new TestBots(folder);
    bots.folder("zeta");
    bots.folder("alpha");
    Files.createDirectories(folder.resolve("no-bot"));
    BotSource source = BotSource.in(folder);
    assertThat(source.listed().stream().map(Bot::name)).containsExactly("alpha", "zeta");
    assertThat(source.find("zeta").name()).isEqualTo("zeta");
    for (String other : List.of("no-bot", "sh", "../" + folder.getFileName() + "/zeta", "")) {
      assertThatThrownBy(() -> source.find(other))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("alpha, zeta");
    }
    assertThatThrownBy(() -> BotSource.in(folder.resolve("absent")))
        .isInstanceOf(InputException.class);
  }

  @Test
  void aStoredExperimentKnowsTheHashesOfItsBotsEvenIfTheyAreGone() throws Exception {
    Path mine = new TestBots(folder).folder("mine");
    ExperimentFiles files = ExperimentFiles.beside("x.yaml");
    String hash = new ExperimentPrograms(files).hash(mine.toString());
    ExperimentPrograms stored = new ExperimentPrograms(ExperimentFiles.stored(files.contents()));
    assertThat(stored.hash(mine.toString())).isEqualTo(hash);
    stored.check();
    Files.writeString(mine.resolve("bot.sh"), "# changed", java.nio.file.StandardOpenOption.APPEND);
    assertThat(new ExperimentPrograms(ExperimentFiles.beside("x.yaml")).hash(mine.toString()))
        .isNotEqualTo(hash);
    assertThat(stored.hash(mine.toString())).isEqualTo(hash);
    assertThatThrownBy(stored::check)
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is gone or has changed");
  }
}
