package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.study.ReportedResults;
import tabuleiro.lab.study.SolveReport;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.study.StudyPlan;

/** Plans a study of problems: one task for each problem and each way to solve it. */
record SolveStudy<S extends Puzzle>(
    StudySource source, StudyFile.Solve solve, World world, Variant variant, Puzzles<S> puzzles) {
  private static final List<String> VALUES = List.of("points", "cost", "depth");

  static Plan plan(StudySource source, StudyFile file, StudyFile.Solve solve)
      throws InputException {
    World world = source.world(solve.game());
    Variant variant = source.variant(world, solve.variant());
    Puzzles<?> puzzles;
    try {
      puzzles = world.puzzles(variant).orElseThrow(() -> source.fault("game.puzzles", world.id()));
    } catch (InputException e) {
      throw source.fault(e);
    }
    return new SolveStudy<>(source, solve, world, variant, puzzles).plan(file);
  }

  private Plan plan(StudyFile file) throws InputException {
    Map<String, S> problems =
        new StudyProblems<>(source, world, puzzles).all(source.list("problems", solve.problems()));
    List<SolveMethods.Choice> choices = new SolveMethods<>(source, world, puzzles, solve).all();
    Map<String, String> texts = new LinkedHashMap<>();
    problems.forEach((name, start) -> texts.put(name, puzzles.notation().write(start)));
    List<Task> tasks = new ArrayList<>();
    texts.forEach((name, text) -> choices.forEach(choice -> tasks.add(task(name, text, choice))));
    SolveReport report =
        new SolveReport(
            file,
            texts,
            choices.stream().map(SolveMethods.Choice::method).toList(),
            scoring(),
            reported(texts, choices));
    return new StudyPlan(
        source.name("name", file.name()),
        tasks,
        new SolveWorker<>(puzzles),
        StudyPlan.FollowUp.NONE,
        report::document);
  }

  private Task task(String problem, String text, SolveMethods.Choice choice) {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("game", world.id());
    ObjectNode rules = what.putObject("variant");
    variant.choices().forEach(rules::put);
    what.put("problem", text);
    what.setAll(choice.what());
    return new Task(SolveReport.key(problem, choice.method().name()), what, 0);
  }

  private Optional<StudyFile.Scoring> scoring() throws InputException {
    StudyFile.Scoring scoring = solve.scoring();
    if (scoring != null && scoring.value() != null && !VALUES.contains(scoring.value())) {
      Quotation.Names known = Quotation.alternatives(VALUES);
      throw source.fault("usage.choice", "scoring.value", scoring.value(), known);
    }
    return Optional.ofNullable(scoring);
  }

  private ReportedResults reported(Map<String, String> problems, List<SolveMethods.Choice> choices)
      throws InputException {
    StudyFile.Reference reference = solve.reported();
    if (reference == null) {
      return ReportedResults.NONE;
    }
    Map<ReportedResults.Cell, Map<String, Double>> runs = new HashMap<>();
    for (String name : reference.files() == null ? List.<String>of() : reference.files()) {
      putFile(runs, name, source.data(world, name), choices);
    }
    Set<String> methods =
        choices.stream().map(choice -> choice.method().name()).collect(Collectors.toSet());
    List<StudyFile.Row> rows = reference.rows() == null ? List.of() : reference.rows();
    runs.putAll(
        source.rows(
            rows, cell -> methods.contains(cell.method()) && problems.containsKey(cell.problem())));
    runs.keySet().removeIf(cell -> !problems.containsKey(cell.problem()));
    for (StudyFile.Row row : rows) {
      checkLimit(row, choices);
    }
    return new ReportedResults(
        source.name("reported.source", reference.source()), runs, source.reasons(reference));
  }

  /** Rejects a reported limit that the study's own run does not have. */
  private void checkLimit(StudyFile.Row row, List<SolveMethods.Choice> choices)
      throws InputException {
    if (row.limit() == null) {
      return;
    }
    Map<String, Number> given = StudyLimits.given(row.limit());
    for (SolveMethods.Choice choice : choices) {
      JsonNode ours = choice.what().path("limits");
      boolean isSame =
          !given.isEmpty()
              && given.entrySet().stream()
                  .allMatch(e -> ours.path(e.getKey()).asLong() == e.getValue().longValue());
      if (choice.method().name().equals(row.method()) && !isSame) {
        String text = StudyLimits.text(row.limit());
        throw source.fault("study.reportedLimit", choice.method().name(), text);
      }
    }
  }

  private static void putFile(
      Map<ReportedResults.Cell, Map<String, Double>> runs,
      String name,
      String text,
      List<SolveMethods.Choice> choices)
      throws InputException {
    if (name.endsWith(".json")) {
      CourseRows.boards(text).forEach((cell, score) -> put(runs, cell, score));
      return;
    }
    for (SolveMethods.Choice choice : choices) {
      if (name.equals(choice.file())) {
        String method = choice.method().name();
        choice
            .scores()
            .forEach(
                (problem, score) -> put(runs, new ReportedResults.Cell(problem, method), score));
      }
    }
  }

  private static void put(
      Map<ReportedResults.Cell, Map<String, Double>> runs,
      ReportedResults.Cell cell,
      double score) {
    runs.put(cell, Map.of("score", score));
  }
}
