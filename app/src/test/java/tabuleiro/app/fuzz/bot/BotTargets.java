package tabuleiro.app.fuzz.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.app.bot.WorldHost;
import tabuleiro.app.fuzz.FuzzTarget;
import tabuleiro.app.fuzz.FuzzTarget.Afterwards;
import tabuleiro.app.fuzz.StateTarget;
import tabuleiro.app.fuzz.TextTarget;
import tabuleiro.app.fuzz.terminal.TerminalTargets;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.BotConnection;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiOption;
import tabuleiro.lab.ugi.UgiSession;
import tabuleiro.lab.ugi.server.UgiHost;
import tabuleiro.lab.ugi.server.UgiServer;

/** The targets of the protocol for bots: lines from a bot, and lines to our own bot. */
public final class BotTargets {
  private static final int MOST_LINES = 30;
  private static final Bot BOT = Bot.of("fuzz", List.of("fuzz"), Path.of("/"));
  private static final List<World> DUELS = Worlds.own().subList(0, 4);
  private static final List<String> WORDS =
      List.of(
          "ugi",
          "ugiok",
          "isready",
          "readyok",
          "position start",
          "position ",
          " moves ",
          "go",
          " nodes ",
          " movetime ",
          " depth ",
          " solve",
          " infinite",
          "p1time ",
          "stop",
          "bestmove ",
          "info ",
          "string ",
          "score ",
          "cp ",
          "pv ",
          "option name ",
          " type spin",
          " default ",
          " min ",
          " max ",
          " var ",
          "setoption name ",
          " value ",
          "game ",
          " version ",
          " variant ",
          "uginewgame",
          "solution ",
          "nosolution",
          " cost ",
          "\n",
          "(",
          ")",
          "\"",
          "\\",
          "1e9",
          "-1",
          "99999999999999999999");

  private BotTargets() {}

  public static List<FuzzTarget> all() {
    return List.of(referee(), server());
  }

  /** The first character selects the game; the lines are those of a bot. */
  private static FuzzTarget referee() {
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < DUELS.size(); i++) {
      String move = firstMove(DUELS.get(i));
      examples.add(
          (char) ('A' + i)
              + "Loading…\nid name Fuzz\nid author nobody\n"
              + "option name seed type spin default 0 min 0 max 9\n"
              + "option name history type check default false\n"
              + "option name style type combo default calm var calm var wild\n"
              + "ugiok\ninfo string ready\nreadyok\nreadyok\n"
              + ("info depth 3 score -1.5 nodes 10 time 4 pv " + move + " " + move + "\n")
              + ("info score cp 20 string text\nnoise\nbestmove " + move + " ponder x\n"));
      examples.add((char) ('A' + i) + "ugiok\nreadyok\nreadyok\nbestmove " + move + "\n");
    }
    return new TextTarget(
        "bot-lines",
        examples,
        WORDS,
        input -> {
          World world = StateTarget.setup(DUELS, input);
          Game<?> game = world.game(Variant.standard(world)).orElseThrow();
          choose(world, game, StateTarget.rest(input).lines().iterator());
          return Afterwards.NOTHING;
        });
  }

  private static <P extends Position> void choose(World world, Game<P> game, Iterator<String> lines)
      throws InputException {
    GameName name = GameName.of(world, Variant.standard(world));
    BotPlayer<P> player =
        new BotPlayer<>(
            BOT,
            game,
            new BotPlayer.Setting(name, 1, Duration.ZERO),
            () -> UgiSession.open(new WrittenBot(lines), BOT, name, 1));
    try {
      player.choose(game.start(0), Limits.nodes(1), report -> {});
    } catch (PlayerFailure e) {
      throw new InputException(e.reason());
    } finally {
      player.close();
    }
  }

  private static String firstMove(World world) {
    try {
      return firstMove(world.game(Variant.standard(world)).orElseThrow());
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <P extends Position> String firstMove(Game<P> game) {
    return new LegalMoves<>(game.notation(), game.start(0)).texts().get(0);
  }

  /** The first character selects the world; the lines are those of a referee. */
  private static FuzzTarget server() {
    List<String> examples = new ArrayList<>();
    List<World> worlds = Worlds.own();
    for (int i = 0; i < worlds.size(); i++) {
      String game = "game " + worlds.get(i).id() + " version 1\n";
      examples.add(
          (char) ('A' + i)
              + ("ugi\n" + game + "setoption name seed value 3\nisready\nuginewgame\nisready\n")
              + "position start\nlegal a b\ngo nodes 100 depth 3\nstop\nquit\n");
      examples.add(
          (char) ('A' + i)
              + "position start\ngo solve nodes 20\n"
              + "go p1time 5000 p2time 10 p1inc 1 p2inc 0\ngo infinite\nstop\n");
      if (i < DUELS.size()) {
        examples.add(
            (char) ('A' + i) + "position start moves " + firstMove(worlds.get(i)) + "\ngo\n");
      }
    }
    return new TextTarget(
        "bot-server",
        examples,
        WORDS,
        input -> {
          World world = StateTarget.setup(worlds, input);
          List<String> said = Collections.synchronizedList(new ArrayList<>());
          UgiServer server = new UgiServer(host(world), said::add, Locale.ENGLISH);
          Iterator<String> lines = StateTarget.rest(input).lines().limit(MOST_LINES).iterator();
          while (lines.hasNext() && server.answer(lines.next())) {
            server.end();
          }
          for (String line : said) {
            assertThat(line).hasSizeLessThan(5000).doesNotContain("program has failed");
            TerminalTargets.checkPlain(line);
          }
          return Afterwards.NOTHING;
        });
  }

  private static UgiHost host(World world) throws InputException {
    PlayerSpec random = new PlayerSpec("random", Map.of());
    WorldHost.Thinker thinker = new WorldHost.Thinker(random, 0);
    return new LimitedHost(new WorldHost(world, Variant.standard(world), thinker, Locale.ENGLISH));
  }

  /** A host whose searches take no time. */
  private record LimitedHost(UgiHost host) implements UgiHost {
    @Override
    public String name() {
      return host.name();
    }

    @Override
    public List<UgiOption> options() {
      return host.options();
    }

    @Override
    public void open(GameName game) throws InputException {
      host.open(game);
    }

    @Override
    public void newGame(Map<String, String> options) throws InputException {
      host.newGame(options);
    }

    @Override
    public void position(String text) throws InputException {
      host.position(text);
    }

    @Override
    public String answer(UgiGo go, Consumer<String> lines) throws InputException {
      return host.answer(new UgiGo(go.purpose(), Limits.nodes(20), go.clocks()), lines);
    }
  }

  /** A bot whose lines are given. */
  private record WrittenBot(Iterator<String> lines) implements BotConnection {
    @Override
    public void request() {}

    @Override
    public void send(String line) {
      assertThat(line).doesNotContain("\n").doesNotContain("\r");
    }

    @Override
    public Optional<String> line(long deadline) {
      if (!lines.hasNext()) {
        Message ended = Message.of("tabuleiro.core.messages", "file.unreadable");
        throw failure(PlayerFailure.Kind.CRASH, ended);
      }
      return Optional.of(lines.next());
    }

    @Override
    public String unfinished() {
      return "";
    }

    @Override
    public List<String> errors() {
      return List.of();
    }

    @Override
    public PlayerFailure failure(PlayerFailure.Kind kind, Message reason) {
      return new PlayerFailure(kind, reason, PlayerFailure.Evidence.NONE);
    }

    @Override
    public void close() {}
  }
}
