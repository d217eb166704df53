package tabuleiro.app.code;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Words;

/**
 * Whether a command line names code of the user. It is only a guess, which saves time: a command
 * that needs a process of its own and does not have it is run again ({@link OwnProcess.Needed}).
 */
public final class OwnArguments {
  private static final Set<String> OTHERS =
      Set.of("serve", "grade", "bot", "check-bot", "new-bot", "new-game");

  private static final Set<String> EXPERIMENTS = Set.of("study", "tune", "tournament");

  private OwnArguments() {}

  public static boolean nameCode(String... arguments) {
    if (arguments.length == 0 || OTHERS.contains(arguments[0])) {
      return false;
    }
    boolean isExperiment = EXPERIMENTS.contains(arguments[0]);
    List<String> rest = Arrays.asList(arguments).subList(1, arguments.length);
    return rest.stream().anyMatch(each -> isCode(each) || (isExperiment && isInFile(each)));
  }

  /** A name of its own, an option with one, or a player with an evaluation. */
  private static boolean isCode(String argument) {
    if (argument.startsWith(BotHeuristic.PREFIX)) {
      return false;
    }
    for (String part : Words.split(argument.replace(',', '='), '=')) {
      if (OwnName.of(part).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInFile(String argument) {
    try {
      Path path = InputText.path(argument);
      if (!Files.isRegularFile(path)) {
        return false;
      }
      String text = InputText.file(path);
      return text.contains(".lisp") || text.contains(".java");
    } catch (InputException e) {
      return false; // The command reports it.
    }
  }
}
