package tabuleiro.app.fuzz.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import tabuleiro.app.fuzz.FuzzTarget;
import tabuleiro.app.fuzz.FuzzTarget.Afterwards;
import tabuleiro.app.fuzz.StateTarget;
import tabuleiro.app.fuzz.TextTarget;
import tabuleiro.app.keyboard.PlainKeyboard;
import tabuleiro.app.play.GameFiles;
import tabuleiro.app.play.GameSetup;
import tabuleiro.app.play.PlayConsole;
import tabuleiro.app.play.PlaySession;
import tabuleiro.app.play.Seat;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.terminal.TabuleiroCommand;
import tabuleiro.app.terminal.command.JogarCommand;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/** The targets of the terminal: the championship protocol, a game, command lines, stores. */
public final class TerminalTargets {
  private static final int MOST_LINES = 30;
  private static final int MOST_OUTPUT = 2_000_000;
  private static final List<String> GAMES = List.of("dots", "blokus", "quatro", "cavalo");

  private TerminalTargets() {}

  public static List<FuzzTarget> all() {
    return List.of(jogar(), console(), commandLine(), store());
  }

  /** The streams of a command in this process. */
  private static final class Streams {
    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();

    Terminal terminal(String input, String... arguments) {
      PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      BufferedReader reader = new BufferedReader(new StringReader(input));
      return new Terminal(
          stream,
          new PrintStream(err, true, StandardCharsets.UTF_8),
          Terminal.language(arguments, Map.of()),
          false,
          reader,
          new PlainKeyboard(reader, stream),
          false,
          Terminal.USUAL_WIDTH);
    }
  }

  /** The first character selects the game; the rest is sent to {@code jogar}. */
  private static FuzzTarget jogar() {
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < GAMES.size(); i++) {
      String start = start(GAMES.get(i));
      examples.add((char) ('A' + i) + start + " 100\n");
      examples.add((char) ('A' + i) + "(jogar '" + start + "\n 5)\n" + start + " 1\n");
    }
    return new TextTarget(
        "jogar",
        examples,
        List.of("(", ")", "'", "(jogar '", " 100\n", "\n", " 0", " -1", " 999999999", "nil", "\""),
        input -> {
          Streams streams = new Streams();
          JogarCommand command = new JogarCommand(streams.terminal(StateTarget.rest(input)));
          new CommandLine(command).parseArgs(StateTarget.setup(GAMES, input), "--player", "random");
          command.call();
          return () -> assertThat(streams.out.size()).isLessThan(MOST_OUTPUT);
        });
  }

  private static String start(String id) {
    try {
      World world = Worlds.find(id);
      return start(world.game(Variant.standard(world)).orElseThrow());
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <P extends Position> String start(Game<P> game) {
    return game.notation().write(game.start(0));
  }

  /** The first character selects the game; each line is what a human player enters. */
  private static FuzzTarget console() {
    return new TextTarget(
        "console",
        List.of(
            "A(h 1 1)\nmoves\nundo\nhint\neval\n(v 2 1)\nhelp\nresign\n",
            "B\njogadas\nload missing.jsonl\nabrir\nquit\n",
            "C\n \neval\ndesfazer\nsair\n",
            "D\navaliar\najuda\nmoves\ndesistir\n"),
        List.of(
            "undo", "hint", "eval", "load ", "resign", "moves", "help", "quit", "dica", "\n", "  "),
        input -> {
          World world = Worlds.find(StateTarget.setup(GAMES, input));
          Variant variant =
              Variant.of(world, world.id().equals("dots") ? Map.of("size", "3x3") : Map.of());
          return play(world, variant, world.game(variant).orElseThrow(), StateTarget.rest(input));
        });
  }

  private static <P extends Position> Afterwards play(
      World world, Variant variant, Game<P> game, String text) throws InputException {
    Seat<P> human = new Seat<>(PlayerSpec.parse("human"), Optional.empty(), Limits.NONE, 0);
    GameSetup<P> setup =
        new GameSetup<>(world, variant, game, List.of(human, human), Limits.nodes(50));
    // Saving writes a file with a name from the input.
    ScriptedConsole console =
        new ScriptedConsole(
            text.lines()
                .limit(MOST_LINES)
                .filter(line -> !line.strip().toLowerCase(Locale.ROOT).startsWith("save"))
                .filter(line -> !line.strip().toLowerCase(Locale.ROOT).startsWith("gravar"))
                .toList()
                .iterator());
    new PlaySession<>(console, setup, new GameFiles<>(game), GameHistory.from(game.start(0))).run();
    return Afterwards.NOTHING;
  }

  /** A console whose user enters given lines. It rejects output that a terminal would interpret. */
  private record ScriptedConsole(Iterator<String> lines) implements PlayConsole {
    @Override
    public String text(String key, Object... arguments) {
      return Message.of(Terminal.BUNDLE, key, arguments).in(Locale.ENGLISH);
    }

    @Override
    public void show(String text) {
      assertThat(text.length()).isLessThan(20_000);
      checkPlain(text);
    }

    @Override
    public void say(String label, String text) {
      show(label + text + "\n");
    }

    @Override
    public void glimpse(String line) {}

    @Override
    public Optional<String> ask(String prompt, List<String> likely) {
      return lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
    }

    @Override
    public void during(Runnable work, Runnable stop) {
      work.run();
    }

    @Override
    public DrawingStyle style() {
      return DrawingStyle.PLAIN;
    }
  }

  public static void checkPlain(String text) {
    boolean isPlain = text.chars().noneMatch(c -> Character.isISOControl(c) && c != '\n');
    assertThat(isPlain).as("control characters in %s", text).isTrue();
  }

  /** Each line is an argument. Commands that write, wait or take long are only parsed. */
  private static FuzzTarget commandLine() {
    List<String> examples =
        List.of(
            "games\nquatro\n--json",
            "show\ndots\n--variant\nsize=3x3\n--position\n(((0 0 0)(0 0 1)(1 1 0)(0 0 0))((0 0 0)(0 1 1)(1 0 1)(0 1 1)))",
            "show\ntetris\n--problem\nA\n--lang=pt",
            "show\nblokus\n--record\nmissing.jsonl\n--ply\n3",
            "perft\ncavalo\n--depth\n1\n--divide",
            "solve\nquatro\n--problem\nA\n--algorithm\nbfs\n--nodes\n100",
            "solve\ntetris\n--puzzle\n(nil (i o))\n--heuristic\naltura",
            "analyse\ndots\n--player\nalphabeta\n--nodes\n50\n--json",
            "match\ndots\n--players\nrandom\ngreedy\n--games\n2\n--sprt\n0,10",
            "data\ncavalo\nproblems.dat",
            "play\nquatro\n--first\nhuman\n--second\nengine:level=1\n--time\n100",
            "serve\n--port\n0\n--host\n127.0.0.1\n--no-browser",
            "study\nmissing.yaml\n--store\nmemory\n--threads\n2",
            "results\nshow\n1\n--store\nmissing.db",
            "rerun\n1",
            "new-game\nabc\n--puzzle\n--dir\nx",
            "new-bot\npython\ndots\nx",
            "check-bot\ndots\n--moves\n(h 1 1)\n--side\n2\n--\nx",
            "endless\n--games\n1\n--help",
            "--version",
            "help");
    return new TextTarget(
        "command-line",
        examples,
        List.of(
            "\n",
            "--",
            "-h",
            "--help",
            "--json",
            "--lang",
            "pt",
            "--variant",
            "--position",
            "--problem",
            "--depth",
            "--nodes",
            "--time",
            "--seed",
            "@",
            "=",
            "\"",
            "'",
            "-1",
            "99999999999",
            "1e3",
            "%s",
            "${",
            "{0}"),
        input -> {
          String[] arguments = Arguments.harmless(input.lines().limit(MOST_LINES).toList());
          Streams streams = new Streams();
          Locale before = Locale.getDefault();
          int code;
          try {
            code = TabuleiroCommand.run(streams.terminal("", arguments), arguments);
          } finally {
            Locale.setDefault(before); // --lang changes it
          }
          String err = streams.err.toString(StandardCharsets.UTF_8);
          assertThat(code).as(err).isIn(0, 1, 2, 3);
          if (code == ExitCode.BAD_INPUT) {
            assertThat(err).isNotBlank().doesNotContain("Exception").hasSizeLessThan(5000);
          }
          checkPlain(err);
          assertThat(streams.out.size()).isLessThan(MOST_OUTPUT);
          return Afterwards.NOTHING;
        });
  }

  /** Locations of stores. Nothing is created, and no server is contacted. */
  private static FuzzTarget store() {
    return new TextTarget(
        "store",
        List.of(
            "memory",
            "missing.db",
            "sqlite:missing.db",
            "jdbc:sqlite:x.db",
            "postgresql://user:word@host/base?password=x&ssl=on",
            "mysql://host"),
        List.of(
            "sqlite:",
            "jdbc:",
            "postgresql://",
            "postgres://",
            ":",
            "@",
            "/",
            "?password=",
            "&",
            "\u0000"),
        input -> {
          assertThat(Stores.shown(input).length()).isLessThan(input.length() + 20);
          if (!input.contains("postgres")) {
            try (Store store = Stores.existing("missing" + input)) {
              assertThat(store).isNotNull();
            }
          }
          return Afterwards.NOTHING;
        });
  }
}
