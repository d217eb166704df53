package tabuleiro.app.terminal.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;

/**
 * A command line that leaves choices open, so that menus ask for them: {@code play}, {@code solve},
 * or {@code solve [GAME] --problems FILE}.
 *
 * @param command {@code play} or {@code solve}
 * @param language the value of {@code --lang}; empty if it is not given
 */
public record MenuRequest(
    String command, Optional<String> game, Optional<Path> problems, String language) {
  private static final String LANGUAGE = "--lang";
  private static final String PROBLEMS = "--problems";

  /** Returns what a command line leaves open, or empty if it is complete. */
  public static Optional<MenuRequest> of(String... arguments) {
    if (arguments.length == 0 || !List.of("play", "solve").contains(arguments[0])) {
      return Optional.empty();
    }
    List<String> rest = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
    taken(rest, LANGUAGE);
    Optional<String> file = taken(rest, PROBLEMS);
    boolean isPlay = arguments[0].equals("play");
    boolean isOpen =
        file.isPresent()
            ? !isPlay && rest.size() <= 1 && rest.stream().noneMatch(word -> word.startsWith("-"))
            : rest.isEmpty();
    return isOpen
        ? Optional.of(
            new MenuRequest(
                arguments[0],
                rest.stream().findFirst(),
                file.map(Path::of),
                Terminal.asked(arguments)))
        : Optional.empty();
  }

  /** Removes an option and returns its value. */
  private static Optional<String> taken(List<String> arguments, String option) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.startsWith(option + "=")) {
        arguments.remove(i);
        return Optional.of(argument.substring(option.length() + 1));
      } else if (argument.equals(option) && i + 1 < arguments.size()) {
        arguments.remove(i);
        return Optional.of(arguments.remove(i));
      }
    }
    return Optional.empty();
  }

  /** Opens the menus; returns the chosen arguments, or empty if the user left. */
  public Optional<List<String>> arguments(Terminal terminal) throws InputException {
    Optional<List<String>> chosen =
        command.equals("play")
            ? new PlayMenu(terminal).arguments()
            : new SolveMenu(terminal, this).arguments();
    if (chosen.isEmpty()) {
      return chosen;
    }
    List<String> line = new ArrayList<>(chosen.get());
    if (!language.isEmpty()) {
      line.addAll(List.of(LANGUAGE, language));
    }
    new Menu(terminal).echo(line);
    return Optional.of(line);
  }
}
