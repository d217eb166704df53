package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

class PlayerSpecTest {
  private static final Limits GIVEN = Limits.time(Duration.ofMillis(100));

  @Test
  void aSpecIsANameAndOptions() throws InputException {
    PlayerSpec spec = PlayerSpec.parse("AlphaBeta:depth=4, eval=course");
    assertThat(spec.name()).isEqualTo("alphabeta");
    assertThat(spec).hasToString("alphabeta:depth=4,eval=course");
    assertThat(PlayerSpec.parse(spec.toString())).isEqualTo(spec);
    assertThat(PlayerSpec.parse("human").isHuman()).isTrue();
  }

  @Test
  void limitsOfASpecReplaceThoseOfTheSameKindAndTheOthersApplyToo() throws InputException {
    assertThat(PlayerSpec.parse("engine").limits(GIVEN)).isEqualTo(GIVEN);
    assertThat(PlayerSpec.parse("alphabeta:depth=4").limits(GIVEN)).isEqualTo(GIVEN.withDepth(4));
    assertThat(PlayerSpec.parse("engine:time=5,nodes=7").limits(GIVEN))
        .isEqualTo(Limits.of(null, 7L, 5L));
    assertThat(PlayerSpec.parse("mcts:iterations=9").limits(GIVEN)).isEqualTo(GIVEN);
  }

  @Test
  void standardLimitsApplyOnlyIfThereAreNoOthers() throws InputException {
    Limits standard = Limits.nodes(3);
    assertThat(PlayerSpec.parse("engine").limits(Limits.NONE, standard)).isEqualTo(standard);
    assertThat(PlayerSpec.parse("engine").limits(GIVEN, standard)).isEqualTo(GIVEN);
    assertThat(PlayerSpec.parse("engine:depth=4").limits(Limits.NONE, standard))
        .isEqualTo(Limits.depth(4));
    assertThat(PlayerSpec.parse("mcts:iterations=9").limits(Limits.NONE, standard))
        .isEqualTo(Limits.NONE);
  }

  @Test
  void aSpecCanTakeTheCommandsLimitsAlong() throws InputException {
    assertThat(PlayerSpec.parse("engine").within(GIVEN)).hasToString("engine:time=100");
    assertThat(PlayerSpec.parse("engine:eval=x").within(Limits.of(3, 9L, null)))
        .hasToString("engine:eval=x,depth=3,nodes=9");
    assertThat(PlayerSpec.parse("engine:depth=2").within(GIVEN))
        .hasToString("engine:depth=2,time=100");
    assertThat(PlayerSpec.parse("human").within(GIVEN)).hasToString("human");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "random:seed=-3",
        "greedy",
        "engine:nodes=200",
        "engine:nodes=200,threads=2,memory=1",
        "engine:level=1",
        "engine:depth=2,eval=margin",
        "minimax:depth=1",
        "negamax:depth=1",
        "alphabeta:depth=2,soft=false,memo=true,order=true",
        "pvs:depth=2,order=true",
        "mtdf:depth=2",
        "mcts:iterations=50,seed=4",
      })
  void everyPlayerPlaysEveryGame(String text) throws InputException {
    for (World world : Worlds.own()) {
      var game = world.game(Variant.standard(world));
      if (game.isPresent()) {
        plays(game.get(), PlayerSpec.parse(text));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine:depth=2,quiescence=4", "pvs:depth=2,memo=true,quiescence=true"})
  void quiescenceIsRejectedInAGameWithoutNoisyMoves(String text) throws InputException {
    for (World world : Worlds.own()) {
      var game = world.game(Variant.standard(world));
      if (game.isPresent() && game.get().knowledge().noisyMoves().isPresent()) {
        plays(game.get(), PlayerSpec.parse(text));
      } else if (game.isPresent()) {
        assertThat(world.id()).isEqualTo("cavalo");
        assertThatThrownBy(() -> plays(game.get(), PlayerSpec.parse(text)))
            .isInstanceOfSatisfying(
                InputException.class,
                e ->
                    assertThat(e.in(Locale.ENGLISH))
                        .isEqualTo(
                            "player “%s”: quiescence has no effect in this game, which has no"
                                + " noisy moves such as captures; remove it",
                            text));
      }
    }
    World cavalo = Worlds.find("cavalo");
    plays(
        cavalo.game(Variant.standard(cavalo)).orElseThrow(),
        PlayerSpec.parse("alphabeta:depth=1,quiescence=false"));
  }

  @Test
  void theCourseProgramOfQuatroDoesNotPlayTheVariantThatItDoesNotKnow() throws InputException {
    World world = Worlds.find("quatro");
    Variant variant = Variant.of(world, Map.of("give", "opponent"));
    Game<?> game = world.game(variant).orElseThrow();
    assertThatThrownBy(() -> plays(game, PlayerSpec.parse("course")))
        .isInstanceOfSatisfying(
            InputException.class,
            e ->
                assertThat(e.in(Locale.ENGLISH))
                    .startsWith("the player “course” does not play this game or variant;")
                    .doesNotContain(", course"));
  }

  private static <P extends Position> void plays(Game<P> game, PlayerSpec spec)
      throws InputException {
    P start = game.start(1);
    Limits limits = spec.limits(Limits.time(Duration.ofSeconds(2)));
    Choice choice = new PlayerFactory<>(game).player(spec, 5).choose(start, limits, report -> {});
    MoveList legal = new MoveList();
    start.moves(legal);
    assertThat(legal.contains(choice.move())).as(game.id() + " " + spec).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|“” is not a player; expected NAME or NAME:key=value,key=value",
        "bot:|“bot:”: after “bot:” a folder with bot.yaml, a Lisp file or a command is expected, such as bot:./mybot",
        "engine:fast|player “engine:fast”: “fast” is not of the form key=value",
        "engine:time=|player “engine:time=”: “time=” is not of the form key=value",
        "engine:time=1,time=2|player “engine:time=1,time=2”: time is given twice",
        "engine:time=soon|player “engine:time=soon”: time cannot be “soon”; expected a whole number"
            + " from 1 to 1000000000",
        "engine:depth=0|player “engine:depth=0”: depth cannot be “0”; expected a whole number from"
            + " 1 to 1000",
        "engine:level=10|player “engine:level=10”: level cannot be “10”; expected a whole number"
            + " from 1 to 9",
        "engine:soft=true|player engine has no option “soft”; expected one of: threads, eval, weights,"
            + " memory, level, seed, quiescence, time, depth, nodes",
        "course:seed=1|player course has no option “seed”; expected one of: time, depth, nodes",
        "alphabeta:memo=maybe|player “alphabeta:memo=maybe”: memo cannot be “maybe”; expected true"
            + " or false",
        "alphabeta:eval=magic|unknown evaluation “magic”; expected one of: margin",
        "deepblue|unknown player “deepblue”; expected one of: human, random",
        "human|the player human can be used only in play",
        "human:zz=aaa|the player human has no options; remove “zz”",
        "human:time=5|the player human has no options; remove “time”",
      })
  void whatCannotBeUnderstoodIsSaidInOneSentence(String text, String expected)
      throws InputException {
    World world = Worlds.find("dots");
    Game<?> game = world.game(Variant.standard(world)).orElseThrow();
    assertThatThrownBy(() -> new PlayerFactory<>(game).player(PlayerSpec.parse(text), 0))
        .isInstanceOfSatisfying(
            InputException.class,
            e -> {
              String start = expected.replace(" margin", " ").strip();
              assertThat(e.in(Locale.ENGLISH)).startsWith(start);
              assertThat(e.in(Locale.forLanguageTag("pt"))).doesNotStartWith("there");
            });
  }

  @Test
  void aSpecHasALimitedLength() {
    String text = "engine:eval=" + "a".repeat(90_000);
    assertThatThrownBy(() -> PlayerSpec.parse(text))
        .isInstanceOfSatisfying(
            InputException.class,
            e ->
                assertThat(e.in(Locale.ENGLISH))
                    .hasSizeLessThan(150)
                    .endsWith("is 90012 characters long; at most 2000 are allowed"));
  }

  private static Game<?> cavalo() throws InputException {
    World world = Worlds.find("cavalo");
    return world.game(Variant.standard(world)).orElseThrow();
  }

  private static <P extends Position> long value(Game<P> game, String spec) throws InputException {
    PlayerSpec parsed = PlayerSpec.parse(spec);
    Choice choice =
        new PlayerFactory<>(game)
            .player(parsed, 0)
            .choose(game.start(4), parsed.limits(Limits.NONE), report -> {});
    return Math.round(choice.report().points() * 1000);
  }

  @Test
  void theEngineTakesWeightsOfItsEvaluation() throws InputException {
    long standard = value(cavalo(), "engine:eval=potential,depth=2");
    assertThat(value(cavalo(), "engine:eval=potential,weights=24/12/6/140/1280,depth=2"))
        .isEqualTo(standard);
    assertThat(value(cavalo(), "engine:weights=24/12/6/140/1280,depth=2")).isEqualTo(standard);
    assertThat(value(cavalo(), "engine:eval=potential,weights=50.5/1e2/0/0/0,depth=2"))
        .isNotEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "engine:weights=1/2|player “engine:weights=1/2”: weights cannot be “1/2”; expected 5"
            + " numbers separated by “/” (near/middle/far/threat/stuck)",
        "engine:weights=1/2/x|player “engine:weights=1/2/x”: weights cannot be “1/2/x”; expected 5",
        "engine:weights=1/2/3/4/NaN|player “engine:weights=1/2/3/4/NaN”: weights cannot be “1/2/3/4/NaN”",
        "engine:weights=1/2/3/4/1e300|player “engine:weights=1/2/3/4/1e300”: weights cannot be",
        "engine:eval=points,weights=1|player “engine:eval=points,weights=1”: the evaluation points"
            + " has no weights; expected one of: potential",
        "mcts:weights=1/2/3|player mcts has no option “weights”",
        "alphabeta:weights=1/2/3|player “alphabeta:weights=1/2/3”: weights cannot be “1/2/3”",
      })
  void weightsThatDoNotFitAreToldOf(String text, String expected) throws InputException {
    Game<?> game = cavalo();
    assertThatThrownBy(() -> new PlayerFactory<>(game).player(PlayerSpec.parse(text), 0))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(expected);
  }
}
