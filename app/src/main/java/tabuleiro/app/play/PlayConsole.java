package tabuleiro.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.DrawingStyle;

/** The input and output of a game for its human players. */
public interface PlayConsole {

  /** Returns a message of the program in the user's language. */
  String text(String key, Object... arguments);

  /** Shows text as it is, such as a board; it ends with a line break. */
  void show(String text);

  /** Shows a label and a text in lines that fit; those after the first start below the text. */
  void say(String label, String text);

  /** Shows a status line that the next one replaces; an empty line removes it. */
  void glimpse(String line);

  /** Returns the user's answer, or empty if the user leaves. */
  Optional<String> ask(String prompt, List<String> likely);

  /** Runs {@code work}; calls {@code stop} if the user interrupts it. */
  void during(Runnable work, Runnable stop);

  /** Returns how boards are drawn. */
  DrawingStyle style();

  /** Shows a sentence in lines that fit. */
  default void say(String sentence) {
    say("", sentence);
  }

  default Locale locale() {
    return style().locale();
  }
}
