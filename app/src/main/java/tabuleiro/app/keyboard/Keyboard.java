package tabuleiro.app.keyboard;

import java.util.List;
import java.util.Optional;

/** Where lines come from. */
public interface Keyboard {

  /**
   * The next line; none at the end of the input, or if the person wants to leave.
   *
   * @param prompt what to show before it
   * @param words lines that are likely, offered as completions where that is possible
   */
  Optional<String> line(String prompt, List<String> words);

  /** Does something while the person may break it off; breaking off calls {@code stop}. */
  default void during(Runnable work, Runnable stop) {
    work.run();
  }
}
