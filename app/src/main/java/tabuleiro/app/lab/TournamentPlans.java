package tabuleiro.app.lab;

import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;

/** Not on main before it is whole. */
final class TournamentPlans {
  private TournamentPlans() {}

  @SuppressWarnings("DoNotCallSuggester")
  static Plan of(Description description) {
    throw new IllegalArgumentException(description.kind());
  }
}
