package tabuleiro.app.terminal.menu;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** Shows a numbered menu in the box style of the course programs; 0 goes back everywhere. */
record Menu(Terminal terminal) {
  private static final String PLAIN = "_./:=,+-%@";

  /** Returns the index of the chosen item; -1 for back. */
  int choose(String title, List<String> items) {
    return choose(title, items, "menu.back");
  }

  /** Returns the index of the chosen item; -1 for the last entry, labelled {@code leave}. */
  int choose(String title, List<String> items, String leave) {
    String head = terminal.text(title);
    int width = Math.max(23, head.length() + 2);
    for (String item : items) {
      width = Math.max(width, item.length() + 9);
    }
    String rule = "|" + "-".repeat(width + 2) + "|";
    terminal.out().println(rule);
    terminal.out().printf("|  %-" + width + "s|%n", head);
    for (int i = 0; i < items.size(); i++) {
      terminal.out().printf("|  %4d - %-" + (width - 7) + "s|%n", i + 1, items.get(i));
    }
    terminal.out().printf("|  %4d - %-" + (width - 7) + "s|%n", 0, terminal.text(leave));
    terminal.out().println(rule);
    return number("menu.number", items.size()) - 1;
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
