package tabuleiro.app.terminal.menu;

import java.util.List;
import java.util.Optional;
import tabuleiro.app.terminal.output.Terminal;

/** Asks for one of a few things by number, in the box that the course programs draw. */
record Menu(Terminal terminal) {

  /** The index of what is chosen; -1 for back. */
  int choose(String title, List<String> items) {
    return choose(title, items, "menu.back");
  }

  /** The index of what is chosen; -1 for leaving, which has a text of its own. */
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

  /** A number from 0 to a limit; the end of the input is 0. */
  int number(String question, int most, Object... arguments) {
    while (true) {
      terminal.out().flush();
      Optional<String> line =
          terminal.keyboard().line(terminal.text(question, arguments) + " ", List.of());
      if (line.isEmpty()) {
        return 0;
      } else if (line.get().strip().matches("\\d{1,6}")
          && Integer.parseInt(line.get().strip()) <= most) {
        return Integer.parseInt(line.get().strip());
      }
      terminal.out().println(terminal.text("menu.wrong", most));
    }
  }
}
