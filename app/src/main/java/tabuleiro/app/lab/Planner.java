package tabuleiro.app.lab;

import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;

/** Creates plans from descriptions. The default implementation is {@link Plans#of}. */
@FunctionalInterface
public interface Planner {

  Plan of(Description description) throws InputException;
}
