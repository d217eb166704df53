package tabuleiro.app.code;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import tabuleiro.core.text.Words;

/**
 * Whether a command line names code of the user. It is only a guess, which saves time: a command
 * that needs a process of its own and does not have it is run again ({@link OwnProcess.Needed}).
 */
public final class OwnArguments {
  private static final Set<String> OTHERS =
      Set.of("serve", "grade", "bot", "check-bot", "new-bot", "new-game");

  private OwnArguments() {}

  public static boolean nameCode(String... arguments) {
    if (arguments.length == 0 || OTHERS.contains(arguments[0])) {
      return false;
    }
    List<String> rest = Arrays.asList(arguments).subList(1, arguments.length);
    return rest.stream().anyMatch(OwnArguments::isCode);
  }

  /** A name of its own, an option with one, or a player with an evaluation. */
  private static boolean isCode(String argument) {
    if (argument.startsWith(BotEstimates.PREFIX)) {
      return false;
    }
    for (String part : Words.split(argument.replace(',', '='), '=')) {
      if (OwnName.of(part).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
