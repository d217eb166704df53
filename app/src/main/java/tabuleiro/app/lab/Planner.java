package tabuleiro.app.lab;

import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;

/** Makes plans of descriptions; the program's own is {@link Plans#of}. */
@FunctionalInterface
public interface Planner {

  /** The plan that a description describes. */
  Plan of(Description description) throws InputException;
}
