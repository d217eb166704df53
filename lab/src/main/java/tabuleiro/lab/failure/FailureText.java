package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/**
 * The details of a failure as lines of text that fit: the reason, the last lines of the dialogue
 * and of standard error, and the command that reproduces it.
 */
public record FailureText(Locale locale, int width) {
  private static final String BUNDLE = "tabuleiro.lab.failure.messages";
  private static final String INDENT = "  ";

  /** The lines of a failure, without its heading. */
  public List<String> lines(FailureReport failure) {
    List<String> lines = new ArrayList<>();
    add(lines, INDENT, failure.reason(locale));
    section(lines, "dialogue", failure.evidence().dialogue());
    section(lines, "errors", failure.evidence().errors());
    if (!failure.command().isEmpty()) {
      lines.add(INDENT + text("command"));
      ShellLines.of(failure.command(), width - 2 * INDENT.length())
          .forEach(line -> lines.add(INDENT + INDENT + line));
    }
    return lines;
  }

  private void section(List<String> lines, String key, List<String> texts) {
    if (!texts.isEmpty()) {
      lines.add(INDENT + text(key));
      // A program may write anything, so control characters are made visible.
      texts.forEach(text -> add(lines, INDENT + INDENT, new Quotation.Detail(text).toString()));
    }
  }

  private void add(List<String> lines, String indent, String text) {
    TextLines.fitted(indent + text, width).lines().forEach(lines::add);
  }

  private String text(String key) {
    return Message.of(BUNDLE, key).in(locale);
  }
}
