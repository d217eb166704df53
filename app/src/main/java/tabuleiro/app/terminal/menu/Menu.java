package tabuleiro.app.terminal.menu;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.Numerals;

/** Shows a numbered menu in the box style of the course programs. */
record Menu(Terminal terminal) {

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
      terminal.out().flush();
      Optional<String> line =
          terminal.keyboard().line(terminal.text(question, arguments) + " ", List.of());
      if (line.isEmpty()) {
        return 0;
      }
      OptionalInt number = Numerals.natural(line.get().strip(), 6);
      if (number.isPresent() && number.getAsInt() <= most) {
        return number.getAsInt();
      }
      terminal.println(terminal.text("menu.wrong", most));
    }
  }
}
