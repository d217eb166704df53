package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.TuneFile;
import tabuleiro.lab.tune.TuneSettings;
import tabuleiro.lab.tune.Tuning;
import tabuleiro.lab.tune.TuningStart;

/**
 * Creates plans from tune files: finds the object to tune by its name and chooses how to score it.
 * See {@link TuneFile} for the fields.
 */
final class TunePlans {
  static final String BUNDLE = "tabuleiro.app.messages";
  private static final long MOST_MOVES = 100_000_000;
  private static final double FAILURE = -500; // the score that the course group used
  private final Description description;
  private final TuneFile file;
  private final TuneSettings settings;
  private final TuneFile.Subject subject;
  private final TuneFile.Judging judging;
  private final World world;
  private final Variant variant;

  private TunePlans(Description description, TuneFile file) throws InputException {
    this.description = description;
    this.file = file;
    settings = TuneSettings.of(description, file);
    subject = given("subject", file.subject());
    judging = given("fitness", file.fitness());
    try {
      world = Worlds.find(given("subject.game", subject.game()));
      variant = Variant.of(world, Objects.requireNonNullElse(subject.variant(), Map.of()));
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

  static Plan of(Description description) throws InputException {
    return new TunePlans(description, description.as(TuneFile.class)).plan();
  }

  private Plan plan() throws InputException {
    if (Stream.of(subject.trial(), subject.evaluation(), subject.solver(), subject.heuristic())
            .filter(Objects::nonNull)
            .count()
        != 1) {
      throw fault("tune.one");
    }
    if (subject.algorithm() != null && subject.heuristic() == null) {
      throw fault("tune.algorithm.only");
    } else if (settings.match().isPresent() && subject.evaluation() == null) {
      throw description.fault("tabuleiro.lab.tune.messages", "tune.duel");
    }
    if (subject.trial() != null) {
      return trial(subject.trial());
    } else if (subject.evaluation() != null) {
      Game<?> game = world.game(variant).orElseThrow(() -> fault("game.duel", world.id()));
      return evaluation(game, Aliases.evaluation(game, subject.evaluation()));
    }
    return puzzle(world.puzzles(variant).orElseThrow(() -> fault("game.puzzles", world.id())));
  }

  private Plan trial(String name) throws InputException {
    none("nodes", judging.nodes());
    none("depth", judging.depth());
    none("opponents", judging.opponents());
    none("count", judging.count());
    none("failure", judging.failure());
    noProblems();
    Tunable<Trial> trial = find("trial", name, world.trials());
    long most = Objects.requireNonNullElse(judging.mostMoves(), MOST_MOVES);
    if (most < 1) {
      throw fault("tune.positive", "fitness.mostMoves", most);
    }
    return tuning(trial, new TrialFitness(subject("trial", name), trial, most));
  }

  private <P extends Position> Plan evaluation(Game<P> game, String name) throws InputException {
    none("mostMoves", judging.mostMoves());
    none("failure", judging.failure());
    noProblems();
    Tunable<Evaluation<P>> evaluation = find("evaluation", name, game.knowledge().weighted());
    Limits limits = limits("fitness", judging.nodes(), judging.depth());
    TuningStart basis = TuningStart.of(description, file, settings, evaluation);
    List<DuelFitness.Opponent<P>> opponents = new ArrayList<>();
    for (String each : Objects.requireNonNullElse(judging.opponents(), List.of("start"))) {
      opponents.add(
          each.equals("start")
              ? DuelFitness.Opponent.of(game, evaluation, basis.space().start(), limits)
              : player(game, each, limits));
    }
    if (opponents.isEmpty()) {
      throw fault("tune.opponents");
    }
    boolean isMargin = count("points", "margin").equals("margin");
    return new Tuning(
        settings,
        basis,
        new DuelFitness<>(
            subject("evaluation", name),
            game,
            evaluation,
            limits,
            matchLimits(limits),
            opponents,
            isMargin));
  }

  /** What is tuned, as JSON: the same for tunings that may share results. */
  private ObjectNode subject(String kind, String name) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("game", world.id());
    ObjectNode rules = node.putObject("variant");
    variant.choices().forEach(rules::put);
    return node.put(kind, name);
  }

  private <P extends Position> DuelFitness.Opponent<P> player(
      Game<P> game, String text, Limits limits) throws InputException {
    ExperimentPrograms programs = new ExperimentPrograms(description.files());
    PlayerFactory<P> factory = new PlayerFactory<>(game).withBots(programs, world, variant);
    try {
      return DuelFitness.Opponent.of(factory, PlayerSpec.parse(game, text), limits, programs);
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

  private Limits matchLimits(Limits limits) throws InputException {
    TuneFile.Match match = file.confirm() == null ? null : file.confirm().match();
    return match != null && (match.nodes() != null || match.depth() != null)
        ? limits("confirm.match", match.nodes(), match.depth())
        : limits;
  }

  /** Returns reproducible limits: nodes or depth, never time. */
  private Limits limits(String field, @Nullable Long nodes, @Nullable Integer depth)
      throws InputException {
    if (nodes == null && depth == null) {
      throw fault("tune.limits", field);
    }
    long most = Objects.requireNonNullElse(nodes, Limits.NONE.nodes());
    int deepest = Objects.requireNonNullElse(depth, Limits.NONE.depth());
    if (most < 1 || deepest < 1) {
      throw fault("tune.positive", field, Math.min(most, deepest));
    }
    return Limits.NONE.withDepth(deepest).withNodes(most);
  }

  private <S extends Puzzle> Plan puzzle(Puzzles<S> puzzles) throws InputException {
    none("mostMoves", judging.mostMoves());
    none("opponents", judging.opponents());
    checkProblems(puzzles);
    Limits limits =
        Limits.NONE
            .withNodes(Objects.requireNonNullElse(judging.nodes(), Limits.NONE.nodes()))
            .withDepth(Objects.requireNonNullElse(judging.depth(), Limits.NONE.depth()));
    boolean isCost = count("points", "cost").equals("cost");
    double failure = Objects.requireNonNullElse(judging.failure(), FAILURE);
    if (subject.solver() != null) {
      String id = new SolverFactory<>(puzzles).algorithm(subject.solver());
      Tunable<Solver<S>> solver = find("solver", id, puzzles.weightedSolvers());
      ObjectNode what = subject("solver", id);
      return tuning(
          solver, new PuzzleFitness<>(what, puzzles, solver::with, limits, isCost, failure));
    }
    String name = Aliases.heuristic(puzzles, given("subject.heuristic", subject.heuristic()));
    Tunable<Heuristic<S>> heuristic = find("heuristic", name, puzzles.weightedHeuristics());
    String id =
        new SolverFactory<>(puzzles)
            .algorithm(Objects.requireNonNullElse(subject.algorithm(), Algorithm.ASTAR.id()));
    Algorithm algorithm =
        Algorithm.named(id)
            .filter(Algorithm::isInformed)
            .orElseThrow(() -> fault("tune.algorithm", id, Quotation.names(Algorithm.informed())));
    if (judging.nodes() == null) {
      throw fault("tune.limits", "fitness");
    }
    algorithm.solver(puzzles, heuristic.with(heuristic.standard()), algorithm.options());
    return tuning(
        heuristic,
        new PuzzleFitness<>(
            subject("heuristic", name).put("algorithm", id),
            puzzles,
            weights -> sure(algorithm, puzzles, heuristic.with(weights)),
            limits,
            isCost,
            failure));
  }

  private static <S extends Puzzle> Solver<S> sure(
      Algorithm algorithm, Puzzles<S> puzzles, Heuristic<S> heuristic) {
    try {
      return algorithm.solver(puzzles, heuristic, algorithm.options());
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  private <S extends Puzzle> void checkProblems(Puzzles<S> puzzles) throws InputException {
    boolean isByChance =
        settings.training().problems().isEmpty()
            || settings.heldOut().problems().isEmpty()
            || settings.curveEvery() > 0;
    if (isByChance && puzzles.random(0).isEmpty()) {
      throw fault("tune.random", world.id());
    }
    List<String> names = new ArrayList<>(settings.training().problems());
    names.addAll(settings.heldOut().problems());
    try {
      for (String name : names) {
        Problem.find(puzzles.problems(), name).start();
      }
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

  private void noProblems() throws InputException {
    if (!settings.training().problems().isEmpty() || !settings.heldOut().problems().isEmpty()) {
      throw fault("tune.noProblems");
    }
  }

  private Plan tuning(Tunable<?> what, Fitness fitness) throws InputException {
    return new Tuning(settings, TuningStart.of(description, file, settings, what), fitness);
  }

  private <T> Tunable<T> find(String kind, String name, List<Tunable<T>> all)
      throws InputException {
    Optional<Tunable<T>> found = all.stream().filter(each -> each.name().equals(name)).findFirst();
    if (found.isPresent()) {
      return found.get();
    }
    Quotation.Names names = Quotation.names(all.stream().map(Tunable::name).toList());
    throw all.isEmpty()
        ? fault("tune.nothing", world.id(), kind)
        : fault("tune.unknown", world.id(), kind, name, names);
  }

  private String count(String usual, String other) throws InputException {
    String count = Objects.requireNonNullElse(judging.count(), usual);
    if (!count.equals(usual) && !count.equals(other)) {
      throw fault("tune.count", count, usual + ", " + other);
    }
    return count;
  }

  /** Rejects a field that does not apply to the object to tune. */
  private void none(String field, @Nullable Object value) throws InputException {
    if (value != null) {
      throw fault("tune.field", "fitness." + field);
    }
  }

  private <T> T given(String field, @Nullable T value) throws InputException {
    if (value == null) {
      throw description.fault("tabuleiro.lab.tune.messages", "tune.missing", field);
    }
    return value;
  }

  private InputException fault(String key, Object... arguments) {
    return description.fault(BUNDLE, key, arguments);
  }
}
