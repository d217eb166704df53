package tabuleiro.app.terminal.option;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.EnumIds;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.frontier.TieBreak;

/** Options of a search: its limits, and settings that change its node counts. */
public final class SolveOptions {
  private static final int MOST_THREADS = 256;

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "solve.depth")
  @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "solve.nodes")
  @Nullable Long nodes;

  @Option(names = "--time", paramLabel = "MS", descriptionKey = "solve.time")
  @Nullable Long time;

  @Option(names = "--memory", paramLabel = "MB", descriptionKey = "solve.memory")
  @Nullable Long memory;

  @Option(names = "--goal-test", paramLabel = "generation|expansion", descriptionKey = "solve.goal")
  @Nullable String goalTest;

  @Option(names = "--ties", paramLabel = "fifo|lifo|low-h", descriptionKey = "solve.ties")
  @Nullable String ties;

  @Option(names = "--keep-duplicates", descriptionKey = "solve.duplicates")
  boolean keepDuplicates;

  @Option(names = "--weight", paramLabel = "W", descriptionKey = "solve.weight")
  @Nullable Double weight;

  @Option(names = "--width", paramLabel = "N", descriptionKey = "solve.width")
  @Nullable Integer width;

  @Option(names = "--path-cost", paramLabel = "cost|quality", descriptionKey = "solve.pathCost")
  @Nullable String pathCost;

  @Option(names = "--weights", paramLabel = "A,B,…", descriptionKey = "solve.weights")
  @Nullable String weights;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "solve.threads")
  @Nullable Integer threads;

  /** Returns the solvers of puzzles, with the weights given. */
  public <S extends Puzzle> SolverFactory<S> solvers(Puzzles<S> puzzles) {
    return new SolverFactory<>(puzzles, Optional.ofNullable(weights));
  }

  /** Rejects weights that none of these solvers uses. */
  public <S extends Puzzle> void checkWeights(
      Puzzles<S> puzzles, List<String> solvers, Heuristic<S> heuristic) throws InputException {
    SolverFactory<S> factory = solvers(puzzles);
    boolean isUsed = solvers.stream().anyMatch(name -> factory.usesWeights(name, heuristic.name()));
    if (weights != null && !isUsed) {
      List<String> weighted = new ArrayList<>();
      puzzles.weightedSolvers().forEach(each -> weighted.add(each.name()));
      puzzles.weightedHeuristics().forEach(each -> weighted.add(each.name()));
      throw weighted.isEmpty()
          ? Terminal.fault("solve.weights.none")
          : Terminal.fault("solve.weights.other", Quotation.names(weighted));
    }
  }

  /** Rejects an order of equal states that none of these solvers uses. */
  public <S extends Puzzle> void checkTies(Puzzles<S> puzzles, List<String> solvers)
      throws InputException {
    SolverFactory<S> factory = solvers(puzzles);
    if (ties != null && solvers.stream().allMatch(name -> factory.ties(name).isEmpty())) {
      throw Terminal.fault("solve.noTies", factory.searchOf(solvers.get(0)));
    }
  }

  /** Rejects settings of single algorithms if none of these solvers is that algorithm. */
  public <S extends Puzzle> void checkSettings(Puzzles<S> puzzles, List<String> solvers)
      throws InputException {
    SolverFactory<S> factory = solvers(puzzles);
    List<String> names = solvers.stream().map(factory::searchOf).toList();
    List<Optional<Algorithm>> general = solvers.stream().map(factory::general).toList();
    if (goalTest != null && !has(general, Algorithm::choosesGoalTest)) {
      throw Terminal.fault("solve.noEffect", "--goal-test", names.get(0));
    }
    if (keepDuplicates && !has(general, Algorithm::canKeepDuplicates)) {
      throw Terminal.fault("solve.noEffect", "--keep-duplicates", names.get(0));
    }
    if (threads != null && !(keepDuplicates && names.contains(Algorithm.IDASTAR.id()))) {
      throw Terminal.fault("solve.threads.alone");
    }
    checkSetting("--weight", weight, Algorithm.WASTAR, names);
    checkSetting("--width", width, Algorithm.BEAM, names);
    checkSetting("--path-cost", pathCost, Algorithm.PROCURA_ASTAR, names);
  }

  /** The first option given here that only a search uses; empty if there is none. */
  public Optional<String> ofSearch() {
    Map<String, Optional<?>> options = new LinkedHashMap<>();
    options.put("--depth", Optional.ofNullable(depth));
    options.put("--nodes", Optional.ofNullable(nodes));
    options.put("--time", Optional.ofNullable(time));
    options.put("--memory", Optional.ofNullable(memory));
    options.put("--goal-test", Optional.ofNullable(goalTest));
    options.put("--ties", Optional.ofNullable(ties));
    options.put("--keep-duplicates", Optional.of(keepDuplicates).filter(keep -> keep));
    options.put("--weight", Optional.ofNullable(weight));
    options.put("--width", Optional.ofNullable(width));
    options.put("--path-cost", Optional.ofNullable(pathCost));
    options.put("--threads", Optional.ofNullable(threads));
    return options.entrySet().stream()
        .filter(option -> option.getValue().isPresent())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whether the search uses several threads of this process. */
  public boolean hasThreads() {
    return threads != null;
  }

  private static boolean has(List<Optional<Algorithm>> searches, Predicate<Algorithm> property) {
    return searches.stream().anyMatch(search -> search.filter(property).isPresent());
  }

  private static void checkSetting(
      String option, @Nullable Object value, Algorithm user, List<String> names)
      throws InputException {
    if (value != null && !names.contains(user.id())) {
      throw Terminal.fault("solve.noSetting", option, names.get(0), user.id());
    }
  }

  /** The limits of a search in this process. */
  public Limits limits() throws InputException {
    // The default is half of the heap, so that a search does not run out of memory.
    long most = Runtime.getRuntime().maxMemory() / 2;
    Limits limits = given();
    return limits.withBytes(Math.min(most, limits.bytes()));
  }

  /** The limits that the user gave. */
  public Limits given() throws InputException {
    Limits limits = Limits.NONE;
    if (depth != null) {
      limits = limits.withDepth((int) positive("--depth", depth));
    }
    if (nodes != null) {
      limits = limits.withNodes(positive("--nodes", nodes));
    }
    if (time != null) {
      limits = limits.withTime(Duration.ofMillis(positive("--time", time)));
    }
    return memory == null ? limits : limits.withBytes(positive("--memory", memory) << 20);
  }

  /** Returns the search settings; {@code standard} has the default order of equal states. */
  public SolverOptions options(SolverOptions standard, Tracer tracer) throws InputException {
    double factor = weight == null ? standard.weight() : weight;
    if (!(factor >= 1 && factor <= 1000)) {
      throw Terminal.fault("usage.range", "--weight", 1, 1000, factor);
    }
    int beam = width == null ? standard.width() : width;
    positive("--width", beam);
    int parallel = threads == null ? 1 : threads;
    if (parallel < 1 || parallel > MOST_THREADS) {
      throw Terminal.fault("usage.range", "--threads", 1, MOST_THREADS, parallel);
    }
    String cost = pathCost == null ? EnumIds.of(standard.pathCost()) : Aliases.pathCost(pathCost);
    return new SolverOptions(
        goalTest == null
            ? standard.goalTest()
            : choice(SolverOptions.GoalTest.class, "--goal-test", goalTest),
        ties == null ? standard.ties() : choice(TieBreak.class, "--ties", ties),
        !keepDuplicates,
        factor,
        beam,
        choice(SolverOptions.PathCost.class, "--path-cost", cost),
        tracer,
        parallel);
  }

  private static <E extends Enum<E>> E choice(Class<E> type, String option, String value)
      throws InputException {
    Quotation.Names known = Quotation.alternatives(EnumIds.all(type));
    return EnumIds.find(type, value)
        .orElseThrow(() -> Terminal.fault("usage.choice", option, value, known));
  }

  private static long positive(String option, long value) throws InputException {
    if (value < 1
        || value > 1_000_000_000_000L
        || (option.equals("--depth") && value > 1_000_000)) {
      throw Terminal.fault("usage.positive", option, value);
    }
    return value;
  }
}
