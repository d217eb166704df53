package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.MethodName;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.solve.TraceFile;
import tabuleiro.app.terminal.option.CommonOptions;
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
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.lab.study.SolveStatus;
import tabuleiro.search.solo.SolverOptions;

/**
 * {@code solve GAME}: single-agent search, with proofs of optimality and the courses' statistics.
 */
@Command(name = "solve", resourceBundle = Terminal.BUNDLE)
public final class SolveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorldOptions worldOptions = new WorldOptions();
  @Mixin private SolveOptions search = new SolveOptions();
  @Mixin private SolveFiles files = new SolveFiles();
  @Mixin private WideOption wide = new WideOption();

  @Option(names = "--algorithm", paramLabel = "A", descriptionKey = "solve.algorithm")
  private @Nullable String algorithm;

  @Option(names = "--heuristic", paramLabel = "H", descriptionKey = "solve.heuristic")
  private @Nullable String heuristic;

  @Option(
      names = "--compare",
      paramLabel = "A,B",
      split = ",",
      arity = "0..1",
      fallbackValue = "",
      descriptionKey = "solve.compare")
  private @Nullable List<String> compare;

  @Option(names = "--summary", descriptionKey = "solve.summary")
  private boolean summary;

  @Option(names = "--check-heuristic", descriptionKey = "solve.check")
  private boolean check;

  @Option(names = "--boards", descriptionKey = "solve.boards")
  private boolean boards;

  @Option(names = "--trace", paramLabel = "FILE", descriptionKey = "solve.trace")
  private @Nullable Path trace;

  private volatile @Nullable Budget budget;
  private volatile boolean interrupted;

  public SolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    WorldOptions.Problems<?> problems = worldOptions.problems();
    for (InputException fault : problems.faults()) {
      terminal.err().println(terminal.text("solve.leftOut", fault.in(terminal.locale())));
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
    interrupted = true;
    Budget running = budget;
    if (running != null) {
      running.cancel();
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
    if (check) {
      return new DoctorReport<>(printed, problems)
          .print(heuristic(problems.puzzles()), worldOptions.seed, common.json);
    }
    Heuristic<S> used = heuristic(problems.puzzles());
    search.checkWeights(problems.puzzles(), algorithms(problems.puzzles()), used);
    search.checkTies(problems.puzzles(), algorithms(problems.puzzles()));
    boolean alone = problems.starts().size() == 1 && compare == null && problems.faults().isEmpty();
    SolveTable table = table(printed, problems);
    Consumer<Answer<S>> listener = common.json || alone || summary ? answer -> {} : table::row;
    List<Answer<S>> answers = answers(problems, listener);
    files.write(problems.puzzles(), answers, used, terminal.locale());
    if (common.json) {
      terminal.out().print(Json.write(alone ? answers.get(0).document() : all(problems, answers)));
    } else if (summary) {
      new SolveSummary(printed).print(answers);
    } else if (alone) {
      new SolvePrinter(printed, problems.puzzles().isScored()).print(answers.get(0), boards);
    } else {
      table.end();
      new SolvePrinter(printed, problems.puzzles().isScored()).explainExpanded(answers);
    }
    // The built-in files keep invalid problems of the courses, which are not the user's input.
    boolean isBadInput = worldOptions.hasOwnProblems() && !problems.faults().isEmpty();
    return isBadInput ? ExitCode.BAD_INPUT : code(answers, alone);
  }

  /** Solves the problems with each algorithm until Ctrl-C. */
  private <S extends Puzzle> List<Answer<S>> answers(
      WorldOptions.Problems<S> problems, Consumer<Answer<S>> listener) throws InputException {
    List<Answer<S>> answers = new ArrayList<>();
    for (Map.Entry<String, S> problem : problems.starts().entrySet()) {
      for (String name : algorithms(problems.puzzles())) {
        if (interrupted && !answers.isEmpty()) {
          break;
        }
        Answer<S> answer = answer(problems, problem, name);
        answers.add(answer);
        listener.accept(answer);
      }
    }
    return answers;
  }

  /** Returns all answers as a JSON document, with the errors of invalid problems. */
  private <S extends Puzzle> Map<String, Object> all(
      WorldOptions.Problems<S> problems, List<Answer<S>> answers) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("results", answers.stream().map(Answer::document).toList());
    if (!problems.faults().isEmpty()) {
      document.put(
          "faults", problems.faults().stream().map(fault -> fault.in(terminal.locale())).toList());
    }
    return document;
  }

  private <S extends Puzzle> SolveTable table(Terminal printed, WorldOptions.Problems<S> problems)
      throws InputException {
    List<String> names =
        problems.starts().keySet().stream().map(id -> problems.world().id() + " " + id).toList();
    List<String> methods = new ArrayList<>();
    for (String name : algorithms(problems.puzzles())) {
      SolverOptions options = options(problems.puzzles(), name, Tracer.NONE);
      Heuristic<S> h = heuristic(problems.puzzles());
      String solver = new SolverFactory<>(problems.puzzles()).solver(name, h, options).name();
      methods.add(Answer.name(MethodName.of(solver, h, options)));
    }
    return new SolveTable(printed, names, methods, problems.puzzles().isScored());
  }

  private static <S extends Puzzle> int code(List<Answer<S>> answers, boolean alone) {
    if (answers.stream().anyMatch(answer -> answer.status() == SolveStatus.LIMIT)) {
      return ExitCode.LIMIT;
    }
    boolean none = alone && answers.get(0).status() == SolveStatus.UNSOLVABLE;
    return none ? ExitCode.NO_ANSWER : ExitCode.ANSWERED;
  }

  /** Returns the names of the algorithms to run; an empty name is the recommended one. */
  private List<String> algorithms(Puzzles<?> puzzles) {
    if (compare == null) {
      return List.of(algorithm == null ? "" : algorithm);
    }
    if (compare.equals(List.of("all"))) {
      return Algorithm.ids(puzzles);
    }
    boolean named = !compare.isEmpty() && !compare.get(0).isEmpty();
    return named ? compare : List.of("bfs", "ids", "ucs", "greedy", "astar", "idastar", "rbfs");
  }

  private <S extends Puzzle> Answer<S> answer(
      WorldOptions.Problems<S> problems, Map.Entry<String, S> problem, String name)
      throws InputException {
    Heuristic<S> h = heuristic(problems.puzzles());
    if (trace == null) {
      return answer(problems, problem, name, h, Tracer.NONE);
    }
    String head = Json.line(header(problems, problem, name, h));
    try (TraceFile<S> file =
        new TraceFile<>(trace, head, problems.puzzles().notation(), problem.getValue())) {
      Answer<S> answer = answer(problems, problem, name, h, file);
      Map<String, Object> found = new LinkedHashMap<>();
      found.put("event", "answer");
      found.putAll(answer.document());
      file.line(Json.line(found));
      file.commit();
      return answer;
    }
  }

  /** Returns the data needed to repeat the traced search and to draw its states. */
  private <S extends Puzzle> Map<String, Object> header(
      WorldOptions.Problems<S> problems, Map.Entry<String, S> problem, String name, Heuristic<S> h)
      throws InputException {
    SolverOptions options = options(problems.puzzles(), name, Tracer.NONE);
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("game", problems.world().id());
    header.put("world", problems.world().id());
    header.put("variant", Variant.parse(problems.world(), worldOptions.variants).choices());
    header.put("problem", problem.getKey());
    header.put("algorithm", search.solvers(problems.puzzles()).solver(name, h, options).name());
    header.put("heuristic", h.name());
    header.put("scale", h.scale());
    header.put("start", problems.puzzles().notation().write(problem.getValue()));
    return header;
  }

  private <S extends Puzzle> Answer<S> answer(
      WorldOptions.Problems<S> problems,
      Map.Entry<String, S> problem,
      String name,
      Heuristic<S> h,
      Tracer tracer)
      throws InputException {
    SolverOptions options = options(problems.puzzles(), name, tracer);
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    Solver<S> solver = solvers.solver(name, h, options);
    boolean isWeighted = solvers.usesWeights(name, h.name());
    Budget spent = new Budget(search.limits());
    budget = spent;
    return Answer.of(
        problems.world().id() + " " + problem.getKey(),
        MethodName.of(solver.name(), h, options)
            + (isWeighted ? " weights=" + solvers.weights().orElseThrow() : ""),
        problems.puzzles().notation(),
        problem.getValue(),
        solver.solve(problem.getValue(), spent));
  }

  private <S extends Puzzle> SolverOptions options(Puzzles<S> puzzles, String name, Tracer tracer)
      throws InputException {
    return search.options(new SolverFactory<>(puzzles).options(name), tracer);
  }

  private <S extends Puzzle> Heuristic<S> heuristic(Puzzles<S> puzzles) throws InputException {
    checkHeuristic(puzzles);
    return search.solvers(puzzles).heuristic(heuristic == null ? "" : heuristic);
  }

  /** Rejects a heuristic that neither a search nor the solution file uses. */
  private <S extends Puzzle> void checkHeuristic(Puzzles<S> puzzles) throws InputException {
    SolverFactory<S> solvers = search.solvers(puzzles);
    List<String> names = algorithms(puzzles).stream().map(solvers::searchOf).toList();
    boolean isUsed = check || files.hasSolutions() || names.stream().anyMatch(solvers::isInformed);
    if (heuristic != null && !isUsed && solvers.names().containsAll(names)) {
      throw Terminal.fault("solve.blind", names.get(0), Quotation.names(Algorithm.informed()));
    }
  }
}
