package tabuleiro.core.world;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/** A variant of a world: a value for each of its {@link Rule}s. Immutable. */
public final class Variant {
  private static final String BUNDLE = "tabuleiro.core.messages";

  private final Map<String, String> chosen;
  private final Map<String, String> all;

  private Variant(Map<String, String> chosen, Map<String, String> all) {
    this.chosen = chosen;
    this.all = all;
  }

  /** The default rules. */
  public static Variant standard(World world) {
    try {
      return of(world, Map.of());
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The default rules with some of them changed.
   *
   * @throws InputException if a key is unknown or a value is not possible
   */
  public static Variant of(World world, Map<String, String> choices) throws InputException {
    Map<String, String> all = new LinkedHashMap<>();
    for (Rule rule : world.rules()) {
      String value = choices.getOrDefault(rule.key(), rule.fallback());
      if (!value.equals(rule.fallback()) && !rule.accepts().test(value)) {
        Quotation.Names expected = Quotation.alternatives(rule.values());
        throw new InputException(Message.of(BUNDLE, "variant.value", rule.key(), value, expected));
      }
      all.put(rule.key(), value);
    }
    for (String key : choices.keySet()) {
      if (!all.containsKey(key)) {
        throw new InputException(
            all.isEmpty()
                ? Message.of(BUNDLE, "variant.none", world.id(), key)
                : Message.of(
                    BUNDLE, "variant.key", world.id(), key, Quotation.names(all.keySet())));
      }
    }
    return new Variant(new LinkedHashMap<>(choices), all);
  }

  /** Parses rule choices of the form {@code key=value}. */
  public static Variant parse(World world, List<String> choices) throws InputException {
    Map<String, String> map = new LinkedHashMap<>();
    for (String choice : choices) {
      int equals = choice.indexOf('=');
      if (equals < 1) {
        throw new InputException(Message.of(BUNDLE, "variant.form", choice));
      }
      map.put(choice.substring(0, equals).strip(), choice.substring(equals + 1).strip());
    }
    return of(world, map);
  }

  /** The value of a rule, chosen or default. */
  public String get(String key) {
    String value = all.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no rule " + key + " among " + all.keySet());
    }
    return value;
  }

  /** The value of a rule if it was chosen explicitly. */
  public Optional<String> chosen(String key) {
    return Optional.ofNullable(chosen.get(key));
  }

  /** The explicit choices. */
  public Map<String, String> choices() {
    return new LinkedHashMap<>(chosen);
  }

  /** The explicit choices as {@code key=value key=value}; empty for the default rules. */
  @Override
  public String toString() {
    return chosen.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(" "));
  }
}
