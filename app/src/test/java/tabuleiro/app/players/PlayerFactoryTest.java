package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.plugin.LastMoveKind;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.core.world.PlayerKind.Suggestion;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Referee;

/** Tests the built-in kinds of players and those of plug-ins. */
class PlayerFactoryTest {

  /** A plug-in kind that always fails. */
  private record Stub(String name, String suggested) implements PlayerKind {
    @Override
    public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed) {
      throw new IllegalStateException("no board");
    }

    @Override
    public boolean plays(Game<?> game) {
      throw new IllegalStateException("no rules");
    }

    @Override
    public List<Suggestion> suggestions() {
      return suggested.isEmpty()
          ? PlayerKind.super.suggestions()
          : List.of(new Suggestion(suggested, PlayerSpec.fault("player.human").problem()));
    }
  }

  @SuppressWarnings("unchecked") // a player of the factory only sees positions of its own game
  private static Game<Position> game(String id) throws InputException {
    World world = Worlds.find(id);
    return (Game<Position>) world.game(Variant.standard(world)).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "dots, 'course engine'",
    "quatro, 'engine course'",
    "blokus, 'course engine'",
    "cavalo, 'course engine'"
  })
  void thePlayersOfAGameComeBetweenTheSimpleOnesAndTheTextbooks(String world, String own)
      throws InputException {
    assertThat(String.join(" ", new PlayerFactory<>(game(world)).names()))
        .isEqualTo(
            "human random greedy "
                + own
                + " minimax negamax negamax-ab alphabeta pvs mtdf mcts last");
  }

  @Test
  void aKindOfAPluginPlaysAWholeGame() throws InputException {
    Game<Position> game = game("dots");
    PlayerFactory<Position> factory = new PlayerFactory<>(game);
    List<Player<Position>> players = new ArrayList<>();
    for (String spec : List.of("last", "last:back=2,nodes=5")) {
      players.add(factory.opponent(PlayerSpec.parse(spec), 0));
    }
    GameHistory<Position> played =
        Referee.finish(GameHistory.from(game.start(0)), players, Limits.nodes(10));
    assertThat(played.state().isOver()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "last:soft=true|player last has no option “soft”; expected one of: back, memory, threads, time,"
            + " depth, nodes",
        "last:back=x|player “last:back=x”: back cannot be “x”; expected a whole number from 0 to 9",
        "last:memory=13|the player “last” of a plug-in failed: java.lang.IllegalStateException:"
            + " thirteen",
      })
  void faultsOfAKindOfAPluginAreSentences(String spec, String expected) {
    assertThatThrownBy(() -> new PlayerFactory<>(game("dots")).player(PlayerSpec.parse(spec), 0))
        .isInstanceOf(InputException.class)
        .hasMessage(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "engine|''|the player “engine” of a plug-in is ignored: another player has the"
            + " same name",
        "alphabeta-hard|''|the player “alphabeta-hard” of a plug-in is ignored: another player",
        "human|''|the player “human” of a plug-in is ignored: another player has",
        "last|''|the player “last” of a plug-in is ignored: another player has",
        "My Bot|''|the player tabuleiro.app.players.PlayerFactoryTest$Stub of a plug-in is"
            + " ignored: its name “My Bot” must consist of lower-case letters",
        "mine|engine:level=3|the player “mine” of a plug-in is ignored: it suggests"
            + " “engine:level=3”, which is another player",
        "mine|mine:fast=true|player mine has no option “fast”; expected one of: time, depth, nodes",
      })
  void aKindOfAPluginThatCannotBeUsedIsReported(String name, String suggested, String expected) {
    PlayerKinds kinds = new PlayerKinds(List.of(new LastMoveKind(), new Stub(name, suggested)));
    assertThat(kinds.faults()).hasSize(1);
    assertThat(kinds.faults().get(0).in(Locale.ENGLISH)).startsWith(expected);
    assertThat(kinds.listed()).hasSameSizeAs(PlayerKinds.here().listed());
    assertThat(kinds.find("engine").orElseThrow()).isInstanceOf(EngineKind.class);
  }

  @Test
  void aKindThatFailsIsAPlayerAndSaysWhy() throws InputException {
    PlayerKinds kinds = new PlayerKinds(List.of(new Stub("broken", "")));
    PlayerFactory<Position> factory = new PlayerFactory<>(game("dots"), kinds);
    assertThat(kinds.faults()).isEmpty();
    assertThat(factory.names()).endsWith("mcts", "broken");
    assertThatThrownBy(() -> factory.player(PlayerSpec.parse("broken"), 0))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("failed: java.lang.IllegalStateException: no board");
  }

  @Test
  void playersAreSuggestedUnderTheirNamesForPeople() throws InputException {
    World world = Worlds.find("dots");
    List<Suggestion> all = new PlayerFactory<>(game("dots")).suggestions(world);
    List<String> levels =
        Stream.of(1, 2, 3, 4, 5, 6, 7, 8, 9).map(i -> "engine:level=" + i).toList();
    assertThat(all.stream().map(Suggestion::spec))
        .startsWith(levels.toArray(String[]::new))
        .endsWith(
            "engine:time=20000",
            "course",
            "greedy",
            "random",
            "mcts:time=1000",
            "last",
            "last:back=2");
    assertThat(PlayerKinds.title(all.get(2), Locale.ENGLISH)).isEqualTo("Computer, level 3");
    assertThat(PlayerKinds.title(all.get(all.size() - 1), Locale.forLanguageTag("pt")))
        .isEqualTo("a última jogada menos 2");
    for (Suggestion suggestion : all) {
      new PlayerFactory<>(game("dots")).player(PlayerSpec.parse(suggestion.spec()), 0);
    }
  }

  @Test
  void aSuggestionWithoutATextIsShownByItsSpecification() {
    PlayerKinds kinds = new PlayerKinds(List.of(new Stub("broken", "")));
    List<Suggestion> all = kinds.suggestions();
    assertThat(PlayerKinds.title(all.get(all.size() - 1), Locale.ENGLISH)).isEqualTo("broken");
  }

  @Test
  void theRecommendedPlayersExist() throws InputException {
    for (PlayerSpec spec :
        List.of(RecommendedPlayers.ADVISER, RecommendedPlayers.OPPONENT, RecommendedPlayers.TREE)) {
      new PlayerFactory<>(game("quatro")).player(spec, 0);
    }
    assertThat(PlayerFactory.isTextbook(RecommendedPlayers.TREE)).isTrue();
    assertThat(PlayerFactory.isTextbook(RecommendedPlayers.ADVISER)).isFalse();
  }
}
