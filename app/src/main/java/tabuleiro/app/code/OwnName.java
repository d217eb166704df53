package tabuleiro.app.code;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Words;

/**
 * The name of a user's function: {@code FILE.lisp}, {@code FILE.lisp:FUNCTION} or {@code
 * FILE.java}.
 *
 * @param function empty if the name has only the file
 */
public record OwnName(String file, String function) {
  private static final List<String> ENDINGS = List.of(".lisp", ".lsp", ".cl", ".java");

  /** The file and function of a name; empty if the name is not one of a file. */
  public static Optional<OwnName> of(String name) {
    if (name.startsWith(BotEstimates.PREFIX)) {
      return Optional.empty();
    }
    int colon = name.lastIndexOf(':');
    boolean hasFunction = colon > 0 && isFile(name.substring(0, colon));
    String file = hasFunction ? name.substring(0, colon) : name;
    return isFile(file)
        ? Optional.of(new OwnName(file, hasFunction ? name.substring(colon + 1) : ""))
        : Optional.empty();
  }

  private static boolean isFile(String name) {
    String small = Words.lower(name);
    return ENDINGS.stream().anyMatch(end -> small.endsWith(end) && small.length() > end.length());
  }

  /** Whether a heuristic or evaluation of this name is code of the user, in a file or a bot. */
  public static boolean isCode(String name) {
    return name.startsWith(BotEstimates.PREFIX) || of(name).isPresent();
  }

  boolean isJava() {
    return Words.lower(file).endsWith(".java");
  }

  /** The name without folders, as tables and messages show it. */
  public String brief() {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return function.isEmpty() ? last : last + ":" + function;
  }
}
