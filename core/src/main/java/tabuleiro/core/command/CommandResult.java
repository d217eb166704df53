package tabuleiro.core.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The result of a command.
 *
 * @param document the result as maps, lists, strings, numbers and booleans; {@code --json} prints
 *     it in this order
 * @param isComplete false if a limit or Ctrl-C ended the command early
 */
public record CommandResult(Map<String, Object> document, boolean isComplete) {

  public CommandResult {
    document = Collections.unmodifiableMap(new LinkedHashMap<>(document));
  }
}
