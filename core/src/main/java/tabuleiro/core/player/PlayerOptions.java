package tabuleiro.core.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;

/**
 * The options of a player as given by the user, as in {@code alphabeta:depth=4,eval=course}. Each
 * method reads one option. An invalid value is reported with the player, the option and the
 * expected values.
 *
 * @param player the name of the player
 * @param values the values by key, in the order given
 */
public record PlayerOptions(String player, Map<String, String> values) {

  /** The options that every player has: its limits per move. */
  public static final List<String> LIMITS = List.of("time", "depth", "nodes");

  private static final String BUNDLE = "tabuleiro.core.messages";

  public PlayerOptions {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  public boolean has(String key) {
    return values.containsKey(key);
  }

  /** The text of an option. */
  public String text(String key, String fallback) {
    return values.getOrDefault(key, fallback);
  }

  /** An integer within a range. The fallback may lie outside it. */
  public long number(String key, long least, long most, long fallback) throws InputException {
    String value = values.get(key);
    if (value == null) {
      return fallback;
    }
    OptionalLong number = Numerals.whole(value);
    if (number.isPresent() && number.getAsLong() >= least && number.getAsLong() <= most) {
      return number.getAsLong();
    }
    throw fault("player.number", this, key, value, least, most);
  }

  /** A boolean option. */
  public boolean isOn(String key, boolean fallback) throws InputException {
    String value = Words.lower(values.getOrDefault(key, String.valueOf(fallback)));
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true");
    }
    throw fault("player.switch", this, key, value);
  }

  /** Rejects options that are neither in {@code keys} nor limits. */
  public void check(Collection<String> keys) throws InputException {
    List<String> known = new ArrayList<>(keys);
    known.addAll(LIMITS);
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        throw fault("player.option", player, key, Quotation.names(known));
      }
    }
  }

  /** The specification of the player with these options. */
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
