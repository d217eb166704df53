package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.terminal.batch.ClusterSearches;
import tabuleiro.app.terminal.batch.LocalSearches;
import tabuleiro.app.terminal.batch.SearchPlan;
import tabuleiro.app.terminal.batch.Searches;
import tabuleiro.app.terminal.batch.TaskRun;
import tabuleiro.app.terminal.option.ClusterOption;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.MethodOptions;
import tabuleiro.app.terminal.option.SolveFiles;
import tabuleiro.app.terminal.option.SolveOptions;
import tabuleiro.app.terminal.option.WideOption;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.SolvePrinter;
import tabuleiro.app.terminal.output.SolveSummary;
import tabuleiro.app.terminal.output.SolveTable;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.study.SolveStatus;

/**
 * {@code solve GAME}: single-agent search, with proofs of optimality and the courses' statistics.
 */
@Command(name = "solve", resourceBundle = Terminal.BUNDLE)
public final class SolveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorldOptions worldOptions = new WorldOptions();
  @Mixin private MethodOptions chosen = new MethodOptions();
  @Mixin private SolveOptions search = new SolveOptions();
  @Mixin private SolveFiles files = new SolveFiles();
  @Mixin private WideOption wide = new WideOption();
  @Mixin private ClusterOption cluster = new ClusterOption();

  @Option(names = "--summary", descriptionKey = "solve.summary")
  private boolean summary;

  @Option(names = "--check-heuristic", descriptionKey = "solve.check")
  private boolean check;

  @Option(names = "--boards", descriptionKey = "solve.boards")
  private boolean boards;

  @Option(names = "--trace", paramLabel = "FILE", descriptionKey = "solve.trace")
  private @Nullable Path trace;

  private volatile @Nullable LocalSearches<?> running;

  public SolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    WorldOptions.Problems<?> problems = worldOptions.problems();
    for (InputException fault : problems.faults()) {
      terminal.err().println(terminal.text("solve.leftOut", fault.in(terminal.locale())));
    }
    if (cluster.address().isPresent()) {
      return InterruptibleWork.keeping(() -> run(problems));
    }
    CountDownLatch said = new CountDownLatch(1);
    Thread stop = new Thread(() -> stop(said));
    Runtime.getRuntime().addShutdownHook(stop);
    try {
      return run(problems);
    } finally {
      terminal.flush();
      said.countDown();
      InterruptibleWork.removeHook(stop);
    }
  }

  /** Stops the search after Ctrl-C; the program ends after the results are printed. */
  private void stop(CountDownLatch said) {
    LocalSearches<?> searches = running;
    if (searches != null) {
      searches.stop();
    }
    try {
      said.await(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private <S extends Puzzle> int run(WorldOptions.Problems<S> problems) throws InputException {
    Terminal printed = wide.of(terminal, common);
    files.check();
    if (trace != null) {
      OutputFile.check(trace);
    }
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    List<Heuristic<S>> used = chosen.heuristics(solvers, check || files.hasSolutions());
    if (check) {
      refuseCluster("--check-heuristic");
      Optional<String> ignored = search.ofSearch();
      if (ignored.isPresent()) {
        throw Terminal.fault("usage.exclusive", "--check-heuristic", ignored.get());
      }
      return new DoctorReport<>(printed, problems)
          .print(used.get(0), worldOptions.seed, common.json);
    }
    checkUse(problems.puzzles(), used);
    SearchPlan<S> plan =
        new SearchPlan<>(
            problems, chosen.methods(solvers, used), search, chosen.comparesHeuristics());
    SolveTable table = table(printed, plan);
    boolean isTable = !common.json && !summary && !isAlone(problems);
    List<ComparedAnswer<S>> compared = searches(plan).answers(isTable ? table::row : answer -> {});
    List<Answer<S>> answers = compared.stream().map(ComparedAnswer::answer).toList();
    files.write(problems.puzzles(), answers, used.get(0), terminal.locale());
    if (isTable) {
      table.end();
      new SolvePrinter(printed, problems.puzzles().isScored()).explainExpanded(answers);
    } else {
      print(printed, problems, compared);
    }
    // The built-in files keep invalid problems of the courses, which are not the user's input.
    boolean isBadInput = worldOptions.hasOwnProblems() && !problems.faults().isEmpty();
    boolean isWhole = answers.size() == plan.size() || cluster.address().isEmpty();
    return isBadInput
        ? ExitCode.BAD_INPUT
        : isWhole ? code(answers, isAlone(problems)) : ExitCode.LIMIT;
  }

  private boolean isAlone(WorldOptions.Problems<?> problems) {
    return problems.starts().size() == 1 && !chosen.isComparison() && problems.faults().isEmpty();
  }

  /** Rejects options that no search uses. */
  private <S extends Puzzle> void checkUse(Puzzles<S> puzzles, List<Heuristic<S>> used)
      throws InputException {
    List<String> algorithms = chosen.algorithms(puzzles);
    for (Heuristic<S> each : used) {
      search.checkWeights(puzzles, algorithms, each);
    }
    search.checkTies(puzzles, algorithms);
    search.checkSettings(puzzles, algorithms);
    if (search.hasThreads() && chosen.hasCode()) {
      throw Terminal.fault("solve.threads.code");
    } else if (search.hasThreads() && trace != null) {
      throw Terminal.fault("usage.exclusive", "--threads", "--trace");
    } else if (search.hasThreads()) {
      refuseCluster("--threads");
    }
  }

  /** Prints the answers in another form than a table. */
  private <S extends Puzzle> void print(
      Terminal printed, WorldOptions.Problems<S> problems, List<ComparedAnswer<S>> compared) {
    boolean isOne = isAlone(problems) && !compared.isEmpty();
    if (common.json) {
      terminal
          .out()
          .print(Json.write(isOne ? compared.get(0).document() : all(problems, compared)));
    } else if (summary) {
      new SolveSummary(printed).print(compared.stream().map(ComparedAnswer::answer).toList());
    } else if (isOne) {
      new SolvePrinter(printed, problems.puzzles().isScored())
          .print(compared.get(0).answer(), boards);
    }
  }

  private <S extends Puzzle> Searches<S> searches(SearchPlan<S> plan) throws InputException {
    Optional<ClusterAddress> address = cluster.address();
    if (address.isEmpty()) {
      LocalSearches<S> searches = new LocalSearches<>(plan, Optional.ofNullable(trace));
      running = searches;
      return searches;
    }
    if (trace != null) {
      refuseCluster("--trace");
    } else if (chosen.hasCode()) {
      throw Terminal.fault("cluster.code");
    }
    return new ClusterSearches<>(plan, new TaskRun(terminal, address, 1));
  }

  /** Refuses an option that only this process can honour. */
  private void refuseCluster(String option) throws InputException {
    if (cluster.address().isPresent()) {
      throw Terminal.fault("usage.exclusive", ClusterOption.NAME, option);
    }
  }

  /** Returns all answers as a JSON document, with the errors of invalid problems. */
  private <S extends Puzzle> Map<String, Object> all(
      WorldOptions.Problems<S> problems, List<ComparedAnswer<S>> answers) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("results", answers.stream().map(ComparedAnswer::document).toList());
    if (!problems.faults().isEmpty()) {
      document.put(
          "faults", problems.faults().stream().map(fault -> fault.in(terminal.locale())).toList());
    }
    return document;
  }

  private <S extends Puzzle> SolveTable table(Terminal printed, SearchPlan<S> plan)
      throws InputException {
    SolveTable table =
        new SolveTable(
            printed, plan.titles(), plan.methodNames(), plan.problems().puzzles().isScored());
    return chosen.comparesHeuristics()
        ? table.withHeuristics(
            plan.methods().stream().map(method -> method.heuristic().name()).toList())
        : table;
  }

  private static <S extends Puzzle> int code(List<Answer<S>> answers, boolean alone) {
    if (answers.stream().anyMatch(answer -> answer.status() == SolveStatus.LIMIT)) {
      return ExitCode.LIMIT;
    }
    boolean none = alone && answers.get(0).status() == SolveStatus.UNSOLVABLE;
    return none ? ExitCode.NO_ANSWER : ExitCode.ANSWERED;
  }
}
