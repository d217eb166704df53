package tabuleiro.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.study.StudyFile;

/** Creates plans of studies: of problems, of positions, or of games against chance. */
final class StudyPlans {
  private StudyPlans() {}

  static Plan of(Description description) throws InputException {
    StudyFile file = description.as(StudyFile.class);
    StudySource source = new StudySource(description);
    source.name("name", file.name());
    List<String> kinds = new ArrayList<>();
    add(kinds, "solve", file.solve());
    add(kinds, "play", file.play());
    add(kinds, "trial", file.trial());
    if (kinds.size() != 1) {
      throw source.fault("study.kind", kinds.isEmpty() ? "–" : String.join(", ", kinds));
    }
    if (file.solve() != null) {
      return SolveStudy.plan(source, file, file.solve());
    } else if (file.play() != null) {
      return PlayStudy.plan(source, file, file.play());
    }
    StudyFile.Trials trial = Objects.requireNonNull(file.trial());
    World world = source.world(trial.game());
    return TrialStudy.plan(source, file, trial, world, world.trials());
  }

  private static void add(List<String> kinds, String name, @Nullable Object part) {
    if (part != null) {
      kinds.add(name);
    }
  }
}
