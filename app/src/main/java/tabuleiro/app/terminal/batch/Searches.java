package tabuleiro.app.terminal.batch;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;

/** Performs the searches of a {@code solve} command. */
@FunctionalInterface
public interface Searches<S extends Puzzle> {

  /**
   * Returns the answers in the order of the plan, without those that were not found before the
   * command was interrupted.
   *
   * @param listener receives the answers one by one, in the same order
   */
  List<ComparedAnswer<S>> answers(Consumer<ComparedAnswer<S>> listener) throws InputException;
}
