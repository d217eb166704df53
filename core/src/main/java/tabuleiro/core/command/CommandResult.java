package tabuleiro.core.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a command found out.
 *
 * @param document the answer as maps, lists, texts, numbers and truth values; {@code --json} prints
 *     it in this order
 * @param isComplete false if a limit or Ctrl-C ended the command before all its work was done
 */
public record CommandResult(Map<String, Object> document, boolean isComplete) {

  public CommandResult {
    document = Collections.unmodifiableMap(new LinkedHashMap<>(document));
  }
}
