package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.code.CallTime;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.app.solve.MethodName;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.solve.TraceFile;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.MethodOptions;
import tabuleiro.app.terminal.option.MethodOptions.Method;
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
  @Mixin private MethodOptions chosen = new MethodOptions();
  @Mixin private SolveOptions search = new SolveOptions();
  @Mixin private SolveFiles files = new SolveFiles();
  @Mixin private WideOption wide = new WideOption();

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
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    List<Heuristic<S>> used = chosen.heuristics(solvers, check || files.hasSolutions());
    if (check) {
      return new DoctorReport<>(printed, problems)
          .print(used.get(0), worldOptions.seed, common.json);
    }
    List<String> algorithms = chosen.algorithms(problems.puzzles());
    for (Heuristic<S> each : used) {
      search.checkWeights(problems.puzzles(), algorithms, each);
    }
    search.checkTies(problems.puzzles(), algorithms);
    search.checkSettings(problems.puzzles(), algorithms);
    List<Method<S>> methods = chosen.methods(solvers, used);
    boolean alone =
        problems.starts().size() == 1 && !chosen.isComparison() && problems.faults().isEmpty();
    SolveTable table = table(printed, problems, methods);
    Consumer<ComparedAnswer<S>> listener =
        common.json || alone || summary ? answer -> {} : table::row;
    List<ComparedAnswer<S>> compared = answers(problems, methods, listener);
    List<Answer<S>> answers = compared.stream().map(ComparedAnswer::answer).toList();
    files.write(problems.puzzles(), answers, used.get(0), terminal.locale());
    if (common.json) {
      terminal.out().print(Json.write(alone ? answers.get(0).document() : all(problems, compared)));
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

  /** Solves the problems with each method until Ctrl-C. */
  private <S extends Puzzle> List<ComparedAnswer<S>> answers(
      WorldOptions.Problems<S> problems,
      List<Method<S>> methods,
      Consumer<ComparedAnswer<S>> listener)
      throws InputException {
    List<ComparedAnswer<S>> answers = new ArrayList<>();
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    for (Map.Entry<String, S> problem : problems.starts().entrySet()) {
      Map<String, OptionalDouble> times = new HashMap<>();
      for (Method<S> method : methods) {
        if (interrupted && !answers.isEmpty()) {
          break;
        }
        Answer<S> answer = answer(problems, problem, method);
        Heuristic<S> h = method.heuristic();
        boolean isMeasured = chosen.comparesHeuristics() && solvers.isInformed(method.algorithm());
        ComparedAnswer<S> compared =
            new ComparedAnswer<>(
                answer,
                isMeasured ? h.name() : "",
                isMeasured
                    ? times.computeIfAbsent(h.name(), name -> CallTime.of(h, problem.getValue()))
                    : OptionalDouble.empty());
        answers.add(compared);
        listener.accept(compared);
      }
    }
    return answers;
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

  private <S extends Puzzle> SolveTable table(
      Terminal printed, WorldOptions.Problems<S> problems, List<Method<S>> methods)
      throws InputException {
    List<String> names =
        problems.starts().keySet().stream().map(id -> problems.world().id() + " " + id).toList();
    List<String> algorithms = new ArrayList<>();
    List<String> heuristics = new ArrayList<>();
    for (Method<S> method : methods) {
      SolverOptions options = options(problems.puzzles(), method.algorithm(), Tracer.NONE);
      Heuristic<S> h = method.heuristic();
      String solver =
          new SolverFactory<>(problems.puzzles()).solver(method.algorithm(), h, options).name();
      algorithms.add(Answer.name(MethodName.of(solver, h, options)));
      heuristics.add(h.name());
    }
    SolveTable table = new SolveTable(printed, names, algorithms, problems.puzzles().isScored());
    return chosen.comparesHeuristics() ? table.withHeuristics(heuristics) : table;
  }

  private static <S extends Puzzle> int code(List<Answer<S>> answers, boolean alone) {
    if (answers.stream().anyMatch(answer -> answer.status() == SolveStatus.LIMIT)) {
      return ExitCode.LIMIT;
    }
    boolean none = alone && answers.get(0).status() == SolveStatus.UNSOLVABLE;
    return none ? ExitCode.NO_ANSWER : ExitCode.ANSWERED;
  }

  private <S extends Puzzle> Answer<S> answer(
      WorldOptions.Problems<S> problems, Map.Entry<String, S> problem, Method<S> method)
      throws InputException {
    if (trace == null) {
      return answer(problems, problem, method, Tracer.NONE);
    }
    String head = Json.line(header(problems, problem, method));
    try (TraceFile<S> file =
        new TraceFile<>(trace, head, problems.puzzles().notation(), problem.getValue())) {
      Answer<S> answer = answer(problems, problem, method, file);
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
      WorldOptions.Problems<S> problems, Map.Entry<String, S> problem, Method<S> method)
      throws InputException {
    SolverOptions options = options(problems.puzzles(), method.algorithm(), Tracer.NONE);
    Heuristic<S> h = method.heuristic();
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("game", problems.world().id());
    header.put("world", problems.world().id());
    header.put("variant", Variant.parse(problems.world(), worldOptions.variants).choices());
    header.put("problem", problem.getKey());
    header.put("algorithm", solvers.solver(method.algorithm(), h, options).name());
    header.put("heuristic", h.name());
    header.put("scale", h.scale());
    header.put("start", problems.puzzles().notation().write(problem.getValue()));
    return header;
  }

  private <S extends Puzzle> Answer<S> answer(
      WorldOptions.Problems<S> problems,
      Map.Entry<String, S> problem,
      Method<S> method,
      Tracer tracer)
      throws InputException {
    SolverOptions options = options(problems.puzzles(), method.algorithm(), tracer);
    Heuristic<S> h = method.heuristic();
    SolverFactory<S> solvers = search.solvers(problems.puzzles());
    Solver<S> solver = solvers.solver(method.algorithm(), h, options);
    boolean isWeighted = solvers.usesWeights(method.algorithm(), h.name());
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
}
