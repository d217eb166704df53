package tabuleiro.core.world;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A rule option of a world, set by {@code --variant key=value}.
 *
 * @param values the possible values; for a rule with a pattern, examples
 * @param fallback the default value
 * @param pattern the pattern that a value must match
 */
public record Rule(String key, List<String> values, String fallback, Pattern pattern) {

  public Rule {
    values = List.copyOf(values);
  }

  /** A rule with a few possible values; the first is the default. */
  public static Rule oneOf(String key, String... values) {
    String any = String.join("|", List.of(values).stream().map(Pattern::quote).toList());
    return new Rule(key, List.of(values), values[0], Pattern.compile(any));
  }

  /** A rule whose value matches a pattern, such as {@code 5x6}. */
  public static Rule matching(String key, String pattern, String fallback, String... examples) {
    return new Rule(key, List.of(examples), fallback, Pattern.compile(pattern));
  }
}
