package tabuleiro.app.fuzz.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tabuleiro.core.text.Words;

/** Makes command lines harmless: they write no files, wait for nobody and end soon. */
final class Arguments {
  private static final Set<String> QUICK = Set.of("games", "show", "data", "jogar");
  private static final Set<String> SEARCHES = Set.of("solve", "analyse");
  private static final List<String> WRITING =
      List.of(
          "--output",
          "--cluster",
          "--csv",
          "--results",
          "--trace",
          "--exact",
          "--check",
          "--time",
          "--threads");

  /** No command has it, so a command line with it is parsed and rejected. */
  private static final String UNKNOWN = "--no-such-option";

  private Arguments() {}

  static String[] harmless(List<String> arguments) {
    List<String> result = new ArrayList<>(arguments);
    String command = arguments.stream().filter(a -> !a.startsWith("-")).findFirst().orElse("");
    boolean isQuick = QUICK.contains(command) || (command.equals("perft") && isShallow(arguments));
    if (arguments.stream().anyMatch(Arguments::isRisky)) {
      result.add(UNKNOWN);
    } else if (SEARCHES.contains(command)) {
      if (!arguments.contains("--nodes")) {
        result.addAll(List.of("--nodes", "100"));
      }
    } else if (!isQuick && !command.isEmpty()) {
      result.add(UNKNOWN);
    }
    return result.toArray(String[]::new);
  }

  private static boolean isShallow(List<String> arguments) {
    int at = arguments.indexOf("--depth");
    return at >= 0 && at + 1 < arguments.size() && Set.of("1", "2").contains(arguments.get(at + 1));
  }

  /** Options that write or take time, files of arguments, large numbers, limits of a player. */
  private static boolean isRisky(String argument) {
    return WRITING.stream().anyMatch(argument::startsWith)
        || argument.startsWith("@")
        || Words.lower(argument).contains("bot:") // starts any program
        || argument.contains("nodes=")
        || argument.contains("time=")
        || argument.contains("depth=")
        || hasLargeNumber(argument);
  }

  private static boolean hasLargeNumber(String argument) {
    int digits = 0;
    for (int i = 0; i < argument.length(); i++) {
      digits = Character.isDigit(argument.charAt(i)) ? digits + 1 : 0;
      if (digits > 3) {
        return true;
      }
    }
    return false;
  }
}
