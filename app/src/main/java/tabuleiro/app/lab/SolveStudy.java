package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
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
final class SolveStudy {
  private static final List<String> VALUES = List.of("points", "cost", "depth");

  private SolveStudy() {}

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
    return plan(source, file, solve, world, variant, puzzles);
  }

  private static <S extends Puzzle> Plan plan(
      StudySource source,
      StudyFile file,
      StudyFile.Solve solve,
      World world,
      Variant variant,
      Puzzles<S> puzzles)
      throws InputException {
    Map<String, S> problems =
        new StudyProblems<>(source, world, puzzles).all(source.list("problems", solve.problems()));
    List<SolveMethods.Choice> choices = new SolveMethods<>(source, world, puzzles, solve).all();
    Map<String, String> texts = new LinkedHashMap<>();
    problems.forEach((name, start) -> texts.put(name, puzzles.notation().write(start)));
    List<Task> tasks = new ArrayList<>();
    texts.forEach(
        (name, text) ->
            choices.forEach(choice -> tasks.add(task(world, variant, name, text, choice))));
    SolveReport report =
        new SolveReport(
            file,
            texts,
            choices.stream().map(SolveMethods.Choice::method).toList(),
            scoring(source, solve.scoring()),
            reported(source, world, solve.reported(), texts, choices));
    return new StudyPlan(
        source.name("name", file.name()),
        tasks,
        new SolveWorker<>(puzzles),
        StudyPlan.FollowUp.NONE,
        report::document);
  }

  private static Task task(
      World world, Variant variant, String problem, String text, SolveMethods.Choice choice) {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("game", world.id());
    ObjectNode rules = what.putObject("variant");
    variant.choices().forEach(rules::put);
    what.put("problem", text);
    what.setAll(choice.what());
    return new Task(SolveReport.key(problem, choice.method().name()), what, 0);
  }

  private static Optional<StudyFile.Scoring> scoring(
      StudySource source, StudyFile.@Nullable Scoring scoring) throws InputException {
    if (scoring != null && scoring.value() != null && !VALUES.contains(scoring.value())) {
      String known = String.join(" | ", VALUES);
      throw source.fault("usage.choice", "scoring.value", scoring.value(), known);
    }
    return Optional.ofNullable(scoring);
  }

  private static ReportedResults reported(
      StudySource source,
      World world,
      StudyFile.@Nullable Reference reference,
      Map<String, String> problems,
      List<SolveMethods.Choice> choices)
      throws InputException {
    if (reference == null) {
      return ReportedResults.NONE;
    }
    Map<ReportedResults.Cell, Map<String, Double>> runs = new HashMap<>();
    for (String name : reference.files() == null ? List.<String>of() : reference.files()) {
      String text = source.data(world, name);
      if (name.endsWith(".json")) {
        CourseRows.boards(text).forEach((cell, score) -> put(runs, cell, score));
      } else {
        for (SolveMethods.Choice choice : choices) {
          if (name.equals(choice.file())) {
            choice
                .scores()
                .forEach(
                    (problem, score) ->
                        put(
                            runs,
                            new ReportedResults.Cell(problem, choice.method().name()),
                            score));
          }
        }
      }
    }
    for (StudyFile.Row row :
        reference.rows() == null ? List.<StudyFile.Row>of() : reference.rows()) {
      ReportedResults.Cell cell =
          new ReportedResults.Cell(
              source.name("reported.rows.problem", row.problem()),
              source.name("reported.rows.method", row.method()));
      boolean isMethod = choices.stream().anyMatch(c -> c.method().name().equals(cell.method()));
      if (!isMethod || !problems.containsKey(cell.problem())) {
        throw source.fault("study.reported", cell.problem(), cell.method());
      }
      runs.put(cell, ReportedResults.measures(row));
    }
    runs.keySet().removeIf(cell -> !problems.containsKey(cell.problem()));
    return new ReportedResults(source.name("reported.source", reference.source()), runs);
  }

  private static void put(
      Map<ReportedResults.Cell, Map<String, Double>> runs,
      ReportedResults.Cell cell,
      double score) {
    runs.put(cell, Map.of("score", score));
  }
}
