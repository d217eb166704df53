package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.study.IsolatedRun;
import tabuleiro.lab.study.ReportedResults;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.study.StudyPlan;
import tabuleiro.lab.study.TrialReport;

/** Plans a study of games against chance: one task for each game and choice of weights. */
final class TrialStudy {
  private static final int GAMES = 100;
  private static final long MOVES = 10_000_000;

  private TrialStudy() {}

  static Plan plan(
      StudySource source,
      StudyFile file,
      StudyFile.Trials study,
      World world,
      List<Tunable<Trial>> known)
      throws InputException {
    int games =
        (int) source.within("games", study.games() == null ? GAMES : study.games(), 1, 1_000_000);
    long moves =
        source.within("moves", study.moves() == null ? MOVES : study.moves(), 1, Long.MAX_VALUE);
    long seed = study.seed() == null ? 0 : study.seed();
    List<TrialReport.Entry> entries = new ArrayList<>();
    Set<TrialReport.Entry> different = new HashSet<>();
    List<Task> tasks = new ArrayList<>();
    for (String name : source.list("trials", study.trials())) {
      Tunable<Trial> trial = find(source, world, known, name);
      for (NamedWeights weights : NamedWeights.all(source, world, trial, weights(source, study))) {
        TrialReport.Entry entry = new TrialReport.Entry(trial.name(), weights.name());
        if (!different.add(entry)) {
          throw source.fault("study.twice", entry.trial() + " " + entry.weights());
        }
        entries.add(entry);
        // A game number has the same seed in all entries.
        SplittableRandom random = new SplittableRandom(seed);
        for (int game = 0; game < games; game++) {
          String key = TrialReport.key(entry, game);
          tasks.add(new Task(key, what(world, trial, weights, moves), random.nextLong()));
        }
      }
    }
    ReportedResults reported =
        source.reported(
            study.reported(),
            cell -> different.contains(new TrialReport.Entry(cell.problem(), cell.method())));
    TrialReport report = new TrialReport(file, entries, games, reported);
    return new StudyPlan(
        source.name("name", file.name()),
        tasks,
        worker(known),
        StudyPlan.FollowUp.NONE,
        report::document);
  }

  private static List<StudyFile.Weights> weights(StudySource source, StudyFile.Trials study)
      throws InputException {
    return study.weights() == null
        ? List.of(StudyFile.Weights.of(NamedWeights.STANDARD))
        : source.list("weights", study.weights());
  }

  private static Tunable<Trial> find(
      StudySource source, World world, List<Tunable<Trial>> known, String name)
      throws InputException {
    for (Tunable<Trial> trial : known) {
      if (trial.name().equals(name)) {
        return trial;
      }
    }
    List<String> names = known.stream().map(Tunable::name).toList();
    throw source.fault("study.noTrial", world.id(), name, Quotation.names(names));
  }

  private static ObjectNode what(
      World world, Tunable<Trial> trial, NamedWeights weights, long moves) {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("game", world.id());
    what.put("trial", trial.name());
    ArrayNode values = what.putArray("weights");
    weights.values().forEach(values::add);
    return what.put("moves", moves);
  }

  private static Worker worker(List<Tunable<Trial>> known) {
    return task -> {
      JsonNode what = task.what();
      Tunable<Trial> trial =
          known.stream()
              .filter(each -> each.name().equals(what.path("trial").asText()))
              .findFirst()
              .orElseThrow();
      double[] weights = new double[what.path("weights").size()];
      for (int i = 0; i < weights.length; i++) {
        weights[i] = what.path("weights").get(i).asDouble();
      }
      long began = System.nanoTime();
      Trial.Score score =
          IsolatedRun.run(
                  () -> trial.with(weights).play(task.seed(), what.path("moves").asLong()),
                  () -> {})
              .orElse(new Trial.Score(0, 0, false));
      return TrialReport.values(score, (System.nanoTime() - began) / 1_000_000);
    };
  }
}
