package tabuleiro.app.keyboard;

import java.util.List;
import java.util.Optional;

/** A source of input lines. */
public interface Keyboard {

  /**
   * Returns the next line, or empty at the end of the input or if the user leaves.
   *
   * @param prompt text shown before the input
   * @param words likely lines, offered as completions where that is possible
   */
  Optional<String> line(String prompt, List<String> words);

  /** Runs {@code work}; calls {@code stop} if the user interrupts it. */
  default void during(Runnable work, Runnable stop) {
    work.run();
  }
}
