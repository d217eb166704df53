package tabuleiro.app.keyboard;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines at a real terminal: arrow keys edit, Up recalls earlier lines, Tab completes and
 * Ctrl-C interrupts. The terminal is opened on the first call; a terminal without editing support
 * is read as plain input. Not thread-safe.
 */
public final class EditingKeyboard implements Keyboard {
  private static final String CTRL_D = "\4";
  private static final int PATIENCE = 5;

  private final Keyboard plain;
  private @Nullable Terminal terminal;
  private @Nullable LineReader reader;
  private boolean isPlain;
  private List<String> words = List.of();

  /** Creates a keyboard that falls back to {@code plain} if the terminal cannot edit. */
  public EditingKeyboard(Keyboard plain) {
    this.plain = plain;
  }

  @Override
  public Optional<String> line(String prompt, List<String> likely) {
    open();
    if (isPlain || reader == null) {
      return plain.line(prompt, likely);
    }
    words = likely;
    return edited(reader, prompt);
  }

  /**
   * Reads one line. The result is empty if the user leaves (Ctrl-D, Ctrl-C) or the terminal is
   * closed. A terminal may report one false end of input while its modes change; the text typed so
   * far is then kept and the line is read again.
   */
  private static Optional<String> edited(LineReader reader, String prompt) {
    String typed = "";
    for (int i = 0; i < PATIENCE; i++) {
      try {
        return Optional.of(reader.readLine(prompt, (Character) null, typed));
      } catch (UserInterruptException e) {
        return Optional.empty();
      } catch (EndOfFileException e) {
        String key = Objects.requireNonNullElse(reader.getLastBinding(), "");
        if (key.startsWith(CTRL_D)) {
          return Optional.empty();
        }
        typed = Objects.requireNonNullElse(e.getPartialLine(), "");
      }
    }
    return Optional.empty();
  }

  @Override
  public void during(Runnable work, Runnable stop) {
    open();
    if (terminal == null) {
      work.run();
      return;
    }
    Terminal.SignalHandler before = terminal.handle(Terminal.Signal.INT, signal -> stop.run());
    try {
      work.run();
    } finally {
      terminal.handle(Terminal.Signal.INT, before);
    }
  }

  private void open() {
    if (isPlain || terminal != null) {
      return;
    }
    try {
      Terminal opened = TerminalBuilder.builder().name("tabuleiro").dumb(true).build();
      isPlain = opened.getType().startsWith("dumb");
      terminal = opened;
      reader = reader(opened);
    } catch (IOException e) {
      isPlain = true;
    }
  }

  /** Reads the whole line as one word, because moves contain spaces and parentheses. */
  private LineReader reader(Terminal opened) {
    DefaultParser wholeLine =
        new DefaultParser() {
          @Override
          public boolean isDelimiterChar(CharSequence buffer, int pos) {
            return false;
          }
        };
    wholeLine.setEscapeChars(new char[0]);
    wholeLine.setQuoteChars(new char[0]);
    return LineReaderBuilder.builder()
        .terminal(opened)
        .parser(wholeLine)
        .completer(
            (ignored, line, candidates) -> {
              for (String word : words) {
                candidates.add(new Candidate(word));
              }
            })
        .option(LineReader.Option.CASE_INSENSITIVE, true)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .build();
  }
}
