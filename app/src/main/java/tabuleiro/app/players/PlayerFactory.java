package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.weights.Weighted;
import tabuleiro.core.world.Game;
import tabuleiro.lab.match.Contestant;
import tabuleiro.search.duel.Algorithm;
import tabuleiro.search.duel.DeadlinePlayer;
import tabuleiro.search.duel.Engine;
import tabuleiro.search.duel.EngineOptions;
import tabuleiro.search.duel.Greedy;
import tabuleiro.search.duel.Level;
import tabuleiro.search.duel.Margin;
import tabuleiro.search.duel.RandomPlayer;
import tabuleiro.search.duel.SearchTracer;
import tabuleiro.search.duel.Textbook;
import tabuleiro.search.duel.TextbookOptions;
import tabuleiro.search.duel.Watchful;
import tabuleiro.search.mcts.Uct;
import tabuleiro.search.mcts.UctOptions;

/**
 * The players of a game, by name: those of the game itself, which come first, and those that play
 * any game.
 *
 * <pre>
 *   human                                              a person
 *   random     seed                                    any legal move
 *   greedy     seed                                    what brings most at once
 *   course                                             what the course program plays
 *   engine     threads eval memory level seed          the strongest; with an evaluation or
 *              quiescence watch                        quiescence named, the general one that
 *                                                      plays any game; watch=false: takes no notice
 *                                                      of how its opponent plays
 *              weights                                 of the evaluation: weights=24/12/6/140/1280,
 *                                                      or the name of known ones
 *   minimax negamax alphabeta pvs mtdf                 a page of a textbook each
 *              eval memo order quiescence, and soft of alphabeta
 *   mcts       iterations seed                         Monte-Carlo tree search
 *   all        time depth nodes                        limits
 * </pre>
 */
public final class PlayerFactory<P extends Position> {
  private static final int COURSE_DEPTH = 4;
  private static final int QUIESCENCE = 8;

  private final Game<P> game;

  public PlayerFactory(Game<P> game) {
    this.game = game;
  }

  /** The names that can be asked for. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of("human", "random", "greedy"));
    if (own("course").isEmpty() && hasCourseEvaluation()) {
      names.add("course");
    }
    for (Player<P> own : game.players()) {
      names.add(own.name());
    }
    if (own("engine").isEmpty()) {
      names.add("engine");
    }
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm != Algorithm.ALPHA_BETA_HARD) {
        names.add(algorithm.title());
      }
    }
    names.add("mcts");
    return names;
  }

  /** The names of the evaluations, the recommended one first. */
  public List<String> evaluations() {
    List<String> names = new ArrayList<>();
    game.knowledge().evaluations().forEach(evaluation -> names.add(evaluation.name()));
    if (!names.contains(Margin.NAME)) {
      names.add(Margin.NAME);
    }
    return names;
  }

  /** The evaluation of a name; the recommended one if the name is empty. */
  public Evaluation<P> evaluation(String name) throws NotationException {
    if (!name.isEmpty() && !evaluations().contains(name)) {
      String known = String.join(", ", evaluations());
      throw PlayerSpec.fault("player.evaluation", name, known);
    }
    return Margin.orNamed(game.knowledge(), name);
  }

  /** A new player; the seed decides where chance decides and the spec names no seed. */
  public Player<P> player(PlayerSpec spec, long seed) throws NotationException {
    return player(spec, seed, SearchTracer.NONE);
  }

  /**
   * A new player for the whole of one game: unlike one who is asked for advice, an engine is heard
   * in time and may watch what its opponent plays.
   */
  public Player<P> opponent(PlayerSpec spec, long seed) throws NotationException {
    return inTime(watching(spec, seed), spec, seed);
  }

  /** A new player who is heard in time if it is an engine. */
  public Player<P> withDeadline(PlayerSpec spec, long seed) throws NotationException {
    return inTime(player(spec, seed), spec, seed);
  }

  private Player<P> inTime(Player<P> player, PlayerSpec spec, long seed) throws NotationException {
    return spec.name().equals("engine") ? new DeadlinePlayer<>(player, player(spec, seed)) : player;
  }

  /** A new player, who watches its opponent if it can. */
  Player<P> watching(PlayerSpec spec, long seed) throws NotationException {
    Player<P> player = player(spec, seed);
    if (!(player instanceof Engine<P> engine) || !spec.isOn("watch", true)) {
      return player;
    }
    List<Player<P>> models = new ArrayList<>(List.of(new Greedy<>(0)));
    if (names().contains("course")) {
      models.add(player(PlayerSpec.parse("course"), 0));
    }
    return new Watchful<>(engine, models);
  }

  /** A new player whose searches are traced if it is one of a textbook. */
  public Player<P> player(PlayerSpec spec, long seed, SearchTracer tracer)
      throws NotationException {
    Optional<Player<P>> own = own(spec.name());
    if (own.isPresent() && !spec.name().equals("engine")) {
      only(spec);
      return own.get();
    }
    return switch (spec.name()) {
      case "human" -> throw PlayerSpec.fault("player.human");
      case "random" -> {
        only(spec, "seed");
        yield new RandomPlayer<>(seed(spec, seed));
      }
      case "greedy" -> {
        only(spec, "seed");
        yield new Greedy<>(seed(spec, seed));
      }
      case "course" -> course(spec);
      case "engine" -> engine(spec, seed);
      case "mcts" -> monteCarlo(spec, seed);
      default -> textbook(spec, tracer);
    };
  }

  /** One who can play a series: the spec is checked now, players are made for each game. */
  public Contestant<P> contestant(PlayerSpec spec, Limits limits) throws NotationException {
    opponent(spec, 0);
    return new Contestant<>(spec.toString(), seed -> sure(spec, seed), spec.limits(limits));
  }

  private Player<P> sure(PlayerSpec spec, long seed) {
    try {
      return opponent(spec, seed);
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a player's searches can be traced. */
  public static boolean isTextbook(PlayerSpec spec) {
    return algorithm(spec.name()).isPresent();
  }

  private Optional<Player<P>> own(String name) {
    for (Player<P> own : game.players()) {
      if (own.name().equals(name)) {
        return Optional.of(own);
      }
    }
    return Optional.empty();
  }

  private boolean hasCourseEvaluation() {
    return game.knowledge().evaluations().stream().anyMatch(e -> e.name().equals("course"));
  }

  /** A course program that is a search: alpha-beta to a depth with the course's evaluation. */
  private Player<P> course(PlayerSpec spec) throws NotationException {
    if (!hasCourseEvaluation()) {
      throw unknown(spec);
    }
    only(spec);
    int depth = spec.options().containsKey("depth") ? 0 : COURSE_DEPTH;
    TextbookOptions options = TextbookOptions.PLAIN.withDepth(depth).withEvaluation("course");
    return new Named<>("course", new Textbook<>(Algorithm.ALPHA_BETA, game.knowledge(), options));
  }

  /** The game's own engine if it has one; the general one if an option asks for it. */
  private Player<P> engine(PlayerSpec spec, long seed) throws NotationException {
    only(spec, "threads", "eval", "weights", "memory", "level", "seed", "quiescence", "watch");
    Optional<Player<P>> own = own("engine");
    boolean isGeneral =
        Stream.of("eval", "weights", "quiescence").anyMatch(key -> spec.option(key).isPresent());
    Player<P> engine = own.isPresent() && !isGeneral ? own.get() : general(spec);
    int level = (int) spec.number("level", Level.LOWEST, Level.HIGHEST, 0);
    return level == 0 ? engine : new Level<>(engine, level, seed(spec, seed));
  }

  private Player<P> general(PlayerSpec spec) throws NotationException {
    Evaluation<P> named = evaluation(spec.option("eval").orElse(""));
    Optional<String> weights = spec.option("weights");
    Knowledge<P> knowledge =
        weights.isEmpty()
            ? game.knowledge()
            : new Reweighed<>(game.knowledge(), reweighed(spec, named, weights.get()));
    EngineOptions options =
        EngineOptions.STANDARD
            .withEvaluation(named.name())
            .withThreads((int) spec.number("threads", 1, 256, 1))
            .withMegabytes((int) spec.number("memory", 1, 8192, 64))
            .withQuiescence((int) spec.number("quiescence", 0, 255, 0));
    return new Engine<>(knowledge, options);
  }

  /** The evaluation with the weights that a spec gives. */
  private Evaluation<P> reweighed(PlayerSpec spec, Evaluation<P> named, String text)
      throws NotationException {
    List<Weighted<Evaluation<P>>> all = game.knowledge().weighted();
    for (Weighted<Evaluation<P>> weighted : all) {
      if (weighted.name().equals(named.name())) {
        return weighted.with(WeightsText.read(spec, weighted, text));
      }
    }
    String names = String.join(", ", all.stream().map(Weighted::name).toList());
    throw all.isEmpty()
        ? PlayerSpec.fault("player.weights.none", spec)
        : PlayerSpec.fault("player.weights.evaluation", spec, named.name(), names);
  }

  private Player<P> monteCarlo(PlayerSpec spec, long seed) throws NotationException {
    only(spec, "iterations", "seed");
    int iterations = (int) spec.number("iterations", 1, Integer.MAX_VALUE, 0);
    return new Uct<>(UctOptions.STANDARD.withSeed(seed(spec, seed)).withIterations(iterations));
  }

  private Player<P> textbook(PlayerSpec spec, SearchTracer tracer) throws NotationException {
    Algorithm algorithm = algorithm(spec.name()).orElseThrow(() -> unknown(spec));
    if (algorithm == Algorithm.ALPHA_BETA) {
      only(spec, "eval", "soft", "memo", "order", "quiescence");
      algorithm = spec.isOn("soft", true) ? algorithm : Algorithm.ALPHA_BETA_HARD;
    } else {
      only(spec, "eval", "memo", "order", "quiescence");
    }
    TextbookOptions options =
        TextbookOptions.PLAIN
            .withEvaluation(evaluation(spec.option("eval").orElse("")).name())
            .withMemory(spec.isOn("memo", false))
            .withOrdering(spec.isOn("order", false))
            .withQuiescence(spec.isOn("quiescence", false) ? QUIESCENCE : 0);
    return new Textbook<>(algorithm, game.knowledge(), options, tracer);
  }

  private static Optional<Algorithm> algorithm(String name) {
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm.title().equals(name)) {
        return Optional.of(algorithm);
      }
    }
    return Optional.empty();
  }

  private static long seed(PlayerSpec spec, long seed) throws NotationException {
    return spec.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, seed);
  }

  /** Refuses options that a player does not have. */
  private static void only(PlayerSpec spec, String... keys) throws NotationException {
    List<String> known = new ArrayList<>(List.of(keys));
    known.addAll(PlayerSpec.LIMITS);
    for (String key : spec.options().keySet()) {
      if (!known.contains(key)) {
        throw PlayerSpec.fault("player.option", spec.name(), key, String.join(", ", known));
      }
    }
  }

  private NotationException unknown(PlayerSpec spec) {
    return PlayerSpec.fault("player.unknown", spec.name(), String.join(", ", names()));
  }
}
