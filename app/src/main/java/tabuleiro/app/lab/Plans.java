package tabuleiro.app.lab;

import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;

/** Creates plans from descriptions of every kind. */
public final class Plans {
  private static final String BUNDLE = "tabuleiro.app.messages";

  private Plans() {}

  /** Returns the plan for a description. All names in the description must exist. */
  public static Plan of(Description description) throws InputException {
    return switch (description.kind()) {
      case "study" -> StudyPlans.of(description);
      case "tune" -> TunePlans.of(description);
      case "tournament" -> TournamentPlans.of(description);
      default -> throw description.fault(BUNDLE, "experiment.kind", description.kind());
    };
  }
}
