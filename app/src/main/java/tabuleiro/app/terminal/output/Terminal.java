package tabuleiro.app.terminal.output;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.app.files.FileFault;
import tabuleiro.app.keyboard.EditingKeyboard;
import tabuleiro.app.keyboard.Keyboard;
import tabuleiro.app.keyboard.PlainKeyboard;
import tabuleiro.core.State;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;

/**
 * The input and output of commands. Results go to {@code out}, everything else to {@code err}, in
 * the user's language, and in colour at a terminal.
 *
 * @param input the input of commands that read Lisp forms
 * @param keyboard the input of commands that ask questions
 * @param isAttended whether the input is interactive
 * @param width the number of characters in a line of results
 */
public record Terminal(
    PrintStream out,
    PrintStream err,
    Locale locale,
    boolean colour,
    BufferedReader input,
    Keyboard keyboard,
    boolean isAttended,
    int width) {
  /** The width of a terminal of unknown width, and of a pipe or file. */
  public static final int USUAL_WIDTH = 80;

  private static final int NARROWEST = 20;

  public static final String BUNDLE = "tabuleiro.app.messages";
  public static final Set<String> LANGUAGES = Set.of("en", "pt");

  /** Returns the terminal of this process. The launcher detects whether it is interactive. */
  public static Terminal real(String[] arguments) {
    boolean windows = System.getProperty("os.name", "").startsWith("Windows");
    boolean colour =
        Boolean.getBoolean("tabuleiro.terminal") && System.getenv().get("NO_COLOR") == null;
    boolean isAttended = Boolean.getBoolean("tabuleiro.keyboard");
    PrintStream out = windows ? System.out : utf8(FileDescriptor.out);
    System.setOut(out); // a file called /dev/stdout is this stream too
    BufferedReader input = keys();
    Keyboard plain = new PlainKeyboard(input, out);
    return new Terminal(
        out,
        windows ? System.err : utf8(FileDescriptor.err),
        language(arguments, System.getenv()),
        colour,
        input,
        isAttended ? new EditingKeyboard(plain) : plain,
        isAttended,
        width(System.getProperty("tabuleiro.columns", "")));
  }

  private static BufferedReader keys() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return StandardOutput.of(new FileOutputStream(descriptor));
  }

  /** Returns the width of the terminal. The launcher measures it; it is empty for other output. */
  public static int width(String columns) {
    long measured = Numerals.whole(columns).orElse(0);
    return measured < 1 || measured > 10_000 ? USUAL_WIDTH : Math.max(NARROWEST, (int) measured);
  }

  /** Returns this terminal without a limit of the width. */
  public Terminal unlimited() {
    return new Terminal(out, err, locale, colour, input, keyboard, isAttended, Integer.MAX_VALUE);
  }

  /** Returns the language given by --lang, else the user's if it is supported, else English. */
  public static Locale language(String[] arguments, Map<String, String> environment) {
    String asked = asked(arguments);
    if (!asked.isEmpty()) {
      return Locale.forLanguageTag(LANGUAGES.contains(asked) ? asked : "en");
    }
    // Java ignores the user's language if the system has no data for its locale. The launcher
    // passes the user's locale separately if Java needs another one for names of files.
    for (String name : List.of("TABULEIRO_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        return Locale.forLanguageTag(value.startsWith("pt") ? "pt" : "en");
      }
    }
    String user = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
    return Locale.forLanguageTag(user.equals("pt") ? "pt" : "en");
  }

  /** Returns the value of --lang, or an empty text. It is needed before the first message. */
  public static String asked(String[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].startsWith("--lang=")) {
        return arguments[i].substring(7);
      } else if (arguments[i].equals("--lang") && i + 1 < arguments.length) {
        return arguments[i + 1];
      }
    }
    return "";
  }

  /** Returns a message of the program in the user's language. */
  public String text(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments).in(locale);
  }

  /** Prints text as lines that fit the width of the terminal. */
  public void println(String text) {
    out.println(TextLines.fitted(text, width));
  }

  /** Prints a label and a text; the lines after the first start below the text. */
  public void println(String label, String text) {
    out.println(TextLines.hanging(label, text, width));
  }

  /** Returns how boards are drawn on this terminal. */
  public DrawingStyle style() {
    return new DrawingStyle(colour, State.NO_MOVE, locale);
  }

  /** Whether a status line on {@code err} is seen and not written to a file. */
  public boolean hasStatusLine() {
    return isAttended && !"false".equals(System.getProperty("tabuleiro.errors"));
  }

  /**
   * Flushes the results, and returns the reason if they could not be written. A reader who has left
   * is no reason.
   */
  public Optional<Message> outputFault() {
    out.flush();
    Optional<IOException> failure = Optional.empty();
    if (out instanceof StandardOutput standard) {
      failure = standard.failure();
    } else if (out.checkError()) {
      failure = Optional.of(new IOException());
    }
    return failure
        .filter(cause -> !StandardOutput.isReaderGone(cause))
        .map(cause -> Message.of(BUNDLE, "failed.output", FileFault.reason(cause)));
  }

  public void flush() {
    out.flush();
    err.flush();
  }

  /** Returns an error about user input. */
  public static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
