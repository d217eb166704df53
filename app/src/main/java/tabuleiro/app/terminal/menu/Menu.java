package tabuleiro.app.terminal.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/**
 * Shows a numbered menu in the box style of the course programs; 0 goes back everywhere. A menu
 * that would not fit a screen of 24 rows shows a page of its list at a time. Numbers are the same
 * on all pages, and any of them is accepted on every page.
 */
record Menu(Terminal terminal) {
  private static final String PLAIN = "_./:=,+-%@";

  /**
   * The most entries of a menu without pages: with 0, the frame and the question it has 24 rows.
   */
  private static final int MOST_ENTRIES = 19;

  private static final int PAGE = 16;

  /** Returns the index of the chosen item; -1 for back. */
  int choose(String title, List<String> items) {
    return choose(title, items, List.of(), "menu.back");
  }

  /**
   * Returns the index of the chosen item; -1 for the last entry, labelled {@code leave}. Every page
   * has the entries {@code others}, whose indices follow those of the items.
   */
  int choose(String title, List<String> items, List<String> others, String leave) {
    boolean isPaged = items.size() + others.size() > MOST_ENTRIES;
    int more = items.size() + others.size() + 1;
    int start = 0;
    while (true) {
      int end = isPaged ? Math.min(items.size(), start + PAGE) : items.size();
      List<String> entries = new ArrayList<>();
      add(entries, items.subList(start, end), start + 1);
      add(entries, others, items.size() + 1);
      if (isPaged) {
        int rest = items.size() - end;
        String label = rest > 0 ? terminal.text("menu.more", rest) : terminal.text("menu.first");
        add(entries, List.of(label), more);
      }
      add(entries, List.of(terminal.text(leave)), 0);
      show(terminal.text(title), entries);
      int number = number("menu.number", isPaged ? more : more - 1);
      if (number != more) {
        return number - 1;
      }
      start = end < items.size() ? end : 0;
    }
  }

  private static void add(List<String> entries, List<String> labels, int first) {
    for (int i = 0; i < labels.size(); i++) {
      entries.add("%4d - %s".formatted(first + i, labels.get(i)));
    }
  }

  private void show(String head, List<String> entries) {
    int width = Math.max(23, head.length() + 2);
    for (String entry : entries) {
      width = Math.max(width, entry.length() + 2);
    }
    String rule = "|" + "-".repeat(width + 2) + "|";
    terminal.out().println(rule);
    terminal.out().printf("|  %-" + width + "s|%n", head);
    for (String entry : entries) {
      terminal.out().printf("|  %-" + width + "s|%n", entry);
    }
    terminal.out().println(rule);
  }

  /** Reads a number from 0 to {@code most}; the end of the input is 0. */
  int number(String question, int most, Object... arguments) {
    while (true) {
      Optional<String> line = line(question, arguments);
      if (line.isEmpty()) {
        return 0;
      }
      OptionalInt number = Numerals.natural(line.get(), 6);
      if (number.isPresent() && number.getAsInt() <= most) {
        return number.getAsInt();
      }
      terminal.println(terminal.text("menu.wrong", most));
    }
  }

  /** Reads a number within limits. Empty for back; {@code unanswered} for an empty line. */
  OptionalInt number(String question, int least, int most, OptionalInt unanswered) {
    while (true) {
      Optional<String> line = line(question, least, most);
      OptionalInt number =
          line.isEmpty()
              ? OptionalInt.of(0)
              : line.get().isEmpty() ? unanswered : Numerals.natural(line.get(), 6);
      if (number.isPresent() && number.getAsInt() == 0) {
        return OptionalInt.empty();
      } else if (number.isPresent()
          && (number.equals(unanswered)
              || (number.getAsInt() >= least && number.getAsInt() <= most))) {
        return number;
      }
      terminal.out().println(terminal.text("menu.outside", least, most));
    }
  }

  /** Reads a line without the spaces around it; empty at the end of the input. */
  Optional<String> line(String question, Object... arguments) {
    terminal.out().flush();
    return terminal
        .keyboard()
        .line(terminal.text(question, arguments) + " ", List.of())
        .map(String::strip);
  }

  /** Shows the command that does what the user has chosen. */
  void echo(List<String> arguments) {
    StringJoiner line = new StringJoiner(" ", "$ tabuleiro ", "");
    arguments.forEach(argument -> line.add(quoted(argument)));
    terminal.out().println(line);
  }

  /** An argument as a shell reads it. */
  private static String quoted(String argument) {
    boolean isPlain =
        Words.areAll(
            argument,
            1,
            Integer.MAX_VALUE,
            c ->
                TextScanner.isLetter((char) c)
                    || TextScanner.isDigit((char) c)
                    || PLAIN.indexOf(c) >= 0);
    return isPlain ? argument : "'" + argument.replace("'", "'\\''") + "'";
  }
}
