package tabuleiro.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.DrawingStyle;

/** Where a game is played: what its players see and type. */
public interface PlayConsole {

  /** A sentence of the program in the players' language. */
  String text(String key, Object... arguments);

  /** Shows a text, which ends with a line of its own. */
  void show(String text);

  /** Shows a line that the next one replaces; an empty one takes it away. */
  void glimpse(String line);

  /** What a person answers; none if they want to leave. */
  Optional<String> ask(String prompt, List<String> likely);

  /** Does something that a person may break off; breaking off calls {@code stop}. */
  void during(Runnable work, Runnable stop);

  /** How to draw boards. */
  DrawingStyle look();

  default Locale locale() {
    return look().locale();
  }
}
