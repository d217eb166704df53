package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.app.fuzz.FuzzTarget.Afterwards;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.search.solo.SolverOptions;

/** The targets of readers that no world owns. */
final class TextTargets {
  private static final List<World> WORLDS = Worlds.own();
  private static final List<String> YAML =
      List.of(
          (": |- |\n|\n  |{|}|[|]|&a|*a|<<: *a|!!|>|#|null|~|0|-1|1e9|name|game|variant|players|games"
                  + "|nodes|depth|time|problems|algorithms|use|heuristics|weights|seed")
              .split("\\|"));

  private TextTargets() {}

  static List<FuzzTarget> all() {
    List<FuzzTarget> targets =
        new ArrayList<>(List.of(lisp(), variant(), player(), solver(), json()));
    Stream.of("study", "tune", "tournament").map(TextTargets::experiment).forEach(targets::add);
    return targets;
  }

  private static FuzzTarget lisp() {
    return new TextTarget(
        "lisp",
        List.of("(a (1 -2.5 +3e4) \"text \\\" more\" 'b) ; comment\n()", "nil"),
        List.of("(", ")", "'", "\"", "\\", ";", "\n", "1.", ".5", "1e5", "+", "-", "\uFEFF"),
        input -> {
          List<LispReader.Entry> entries = LispReader.entries(input);
          return () -> {
            for (LispReader.Entry entry : entries) {
              String text = entry.form().toString();
              assertThat(LispReader.entries(text).get(0).form().toString()).isEqualTo(text);
              assertThat(entry.form().brief().length()).isLessThan(100);
            }
          };
        });
  }

  /** The first character selects the world; each line is a choice, {@code key=value}. */
  private static FuzzTarget variant() {
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < WORLDS.size(); i++) {
      try {
        for (Variant variant : WorldTargets.variants(WORLDS.get(i))) {
          examples.add((char) ('A' + i) + variant.toString().replace(' ', '\n'));
        }
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }
    return new TextTarget(
        "variant",
        examples,
        List.of("=", "\n", "size=", "x", "target=", "preset=", "auto", "99999999999", "0", "-1"),
        input -> {
          World world = StateTarget.setup(WORLDS, input);
          Variant variant = Variant.parse(world, StateTarget.rest(input).lines().toList());
          world.game(variant).ifPresent(TextTargets::start);
          world.puzzles(variant);
          return Afterwards.NOTHING;
        });
  }

  static <P extends Position> String start(Game<P> game) {
    String text = game.notation().write(game.start(0));
    try {
      game.notation().read(text);
      return text;
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  /** The first character selects the world; the rest is the specification of a player. */
  private static FuzzTarget player() {
    List<String> examples = new ArrayList<>();
    for (String spec :
        List.of(
            "human",
            "engine:level=3,memory=1",
            "engine:eval=course,weights=1/2/3/4/5,quiescence=2",
            "alphabeta:depth=4,eval=course",
            "mcts:nodes=100,seed=7,exploration=0.5",
            "mtdf:depth=2,table=1",
            "pvs:time=100",
            "random:seed=5")) {
      for (int i = 0; i < 4; i++) {
        examples.add((char) ('A' + i) + spec);
      }
    }
    return new TextTarget(
        "player",
        examples,
        List.of(
            ":",
            ",",
            "=",
            "/",
            "engine",
            "alphabeta",
            "minimax",
            "greedy",
            "course",
            "human",
            "bot:",
            "depth=",
            "nodes=",
            "time=",
            "eval=",
            "weights=",
            "memory=",
            "threads=",
            "seed=",
            "level=",
            "1e9",
            "-1",
            "99999999999999999999",
            ".5"),
        input -> {
          World world = StateTarget.setup(WORLDS.subList(0, 4), input);
          return player(world.game(Variant.standard(world)).orElseThrow(), StateTarget.rest(input));
        });
  }

  private static <P extends Position> Afterwards player(Game<P> game, String text)
      throws InputException {
    PlayerSpec spec = PlayerSpec.parse(text);
    ResourceLimits small = new ResourceLimits(8L << 20, 1);
    PlayerSpec fitted = small.fit(spec);
    if (!spec.isHuman()) {
      new PlayerFactory<>(game).player(fitted, 0);
    }
    small.fit(spec, spec.limits(Limits.NONE));
    return () -> assertThat(PlayerSpec.parse(spec.toString())).isEqualTo(spec);
  }

  /** The first character selects the world; the lines are an algorithm and a heuristic. */
  private static FuzzTarget solver() {
    List<String> examples = new ArrayList<>();
    List<String> words = new ArrayList<>(List.of("\n", "recommended"));
    for (int i = 0; i < WORLDS.size(); i++) {
      try {
        Puzzles<?> puzzles = WORLDS.get(i).puzzles(Variant.standard(WORLDS.get(i))).orElseThrow();
        String heuristic = puzzles.heuristics().get(0).name();
        for (String name : new SolverFactory<>(puzzles).names()) {
          examples.add((char) ('A' + i) + name + "\n" + heuristic);
        }
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }
    return new TextTarget(
        "solver",
        examples,
        words,
        input -> {
          World world = StateTarget.setup(WORLDS, input);
          String[] parts = StateTarget.rest(input).split("\n", 2);
          solver(
              world.puzzles(Variant.standard(world)).orElseThrow(),
              parts[0],
              parts.length < 2 ? "" : parts[1]);
          return Afterwards.NOTHING;
        });
  }

  private static <S extends Puzzle> void solver(
      Puzzles<S> puzzles, String algorithm, String heuristic) throws InputException {
    SolverFactory<S> factory = new SolverFactory<>(puzzles);
    factory.solver(algorithm, factory.heuristic(heuristic), SolverOptions.STANDARD);
    factory.weightedSolver(algorithm);
    factory.weightedHeuristic(heuristic);
    factory.isInformed(algorithm);
  }

  /** The bodies of requests and the messages of sockets. */
  private static FuzzTarget json() {
    return new TextTarget(
        "json",
        List.of(
            "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"},\"players\":[\"human\"],\"ply\":0,\"legal\":true}"),
        List.of("{ } [ ] null true 1e999 \"\\u0000\" \"a\": \"b\": 99999999999".split(" ")),
        input -> {
          try {
            RequestReader request = RequestReader.of(input);
            for (String field : List.of("world", "a", "b")) {
              request.optional(field);
            }
            request.texts("variant");
            request.list("players");
            request.number("ply", 0, 100, 0);
            request.isOn("legal", false);
          } catch (RequestException e) {
            assertThat(e.status()).isBetween(400, 499);
          }
          return Afterwards.NOTHING;
        });
  }

  /** Descriptions of experiments. The plan is made and nothing is run. */
  private static FuzzTarget experiment(String kind) {
    return new TextTarget(
        kind,
        Corpus.presets(kind),
        YAML,
        input -> {
          Description description = new Description(kind, "fuzz.yaml", input);
          Plans.of(description);
          description.fingerprint();
          return Afterwards.NOTHING;
        });
  }
}
