package tabuleiro.core.command;

import java.util.Map;
import java.util.Optional;

/**
 * The values of a command's options. They have the declared types and are already validated.
 *
 * @param given the values that the user gave, by option name
 */
public record CommandValues(Map<String, Object> given) {

  public CommandValues {
    given = Map.copyOf(given);
  }

  /** Whether the user gave the option. */
  public boolean isGiven(CommandOption<?> option) {
    return given.containsKey(option.name());
  }

  /** The given value or the default; empty if there is neither. */
  public <T> Optional<T> find(CommandOption<T> option) {
    Object value = given.get(option.name());
    return value == null ? option.standard() : Optional.of(option.type().cast(value));
  }

  /** The value of an option that has a default. */
  public <T> T get(CommandOption<T> option) {
    return find(option).orElseThrow(() -> new IllegalArgumentException(option.name()));
  }
}
