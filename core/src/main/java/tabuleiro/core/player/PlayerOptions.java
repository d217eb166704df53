package tabuleiro.core.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * The options that a user gives a player, as in {@code alphabeta:depth=4,eval=course}. Each method
 * reads one option; a value that cannot be read is a fault that names the player, the option and
 * what was expected.
 *
 * @param player the name of the player
 * @param values by key, in the order in which they were given
 */
public record PlayerOptions(String player, Map<String, String> values) {

  /** The options that every player has: how much it may spend on a move. */
  public static final List<String> LIMITS = List.of("time", "depth", "nodes");

  private static final String BUNDLE = "tabuleiro.core.messages";

  public PlayerOptions {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Whether an option is given. */
  public boolean has(String key) {
    return values.containsKey(key);
  }

  /** An option as it was written. */
  public String text(String key, String fallback) {
    return values.getOrDefault(key, fallback);
  }

  /** A whole number within a range. The fallback may be outside of it. */
  public long number(String key, long least, long most, long fallback) throws InputException {
    String value = values.get(key);
    if (value == null) {
      return fallback;
    }
    if (value.matches("-?\\d{1,18}")) {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw fault("player.number", this, key, value, least, most);
  }

  /** A switch: true or false. */
  public boolean isOn(String key, boolean fallback) throws InputException {
    String value = values.getOrDefault(key, String.valueOf(fallback)).toLowerCase(Locale.ROOT);
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true");
    }
    throw fault("player.switch", this, key, value);
  }

  /** Rejects options that are neither among the keys nor limits. */
  public void check(Collection<String> keys) throws InputException {
    List<String> known = new ArrayList<>(keys);
    known.addAll(LIMITS);
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        throw fault("player.option", player, key, String.join(", ", known));
      }
    }
  }

  /** The text that asks for the player with these options. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(player);
    values.forEach(
        (key, value) ->
            text.append(text.length() == player.length() ? ':' : ',')
                .append(key)
                .append('=')
                .append(value));
    return text.toString();
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
