package tabuleiro.app.terminal.output;

import java.util.List;
import java.util.function.UnaryOperator;
import tabuleiro.core.layout.TextLines;

/** A list of texts, of which only the first few lines are printed if it is long. */
public record FoldedList(Terminal terminal, List<String> items) {
  /** A longer list than this is folded. */
  private static final int LINES = 3;

  /** A sentence with the first items of a list and the number of those that are left out. */
  @FunctionalInterface
  public interface Folded {
    String of(String list, int left);
  }

  /**
   * Returns the sentence to print.
   *
   * @param isWhole whether the list is never folded
   * @param whole a sentence with the whole list
   */
  public String text(boolean isWhole, UnaryOperator<String> whole, Folded folded) {
    String all = whole.apply(first(items.size()));
    if (isWhole || lines(all) <= LINES) {
      return all;
    }
    int shown = 1;
    while (shown + 1 < items.size() && lines(folded(shown + 1, folded)) <= LINES) {
      shown++;
    }
    return folded(shown, folded);
  }

  private String folded(int shown, Folded folded) {
    return folded.of(first(shown), items.size() - shown);
  }

  private String first(int count) {
    return TextLines.unbroken(items.subList(0, count), ", ");
  }

  private long lines(String text) {
    return TextLines.fitted(text, terminal.width()).lines().count();
  }
}
