package tabuleiro.core.world;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A switch of a world's rules, set by {@code --variant key=value}.
 *
 * @param values what can be chosen; for a rule with a pattern, examples of it
 * @param fallback what holds if nothing is chosen
 * @param pattern what a value must look like
 */
public record Rule(String key, List<String> values, String fallback, Pattern pattern) {

  public Rule {
    values = List.copyOf(values);
  }

  /** A rule that is one of a few values, the first being what holds if nothing is chosen. */
  public static Rule oneOf(String key, String... values) {
    String any = String.join("|", List.of(values).stream().map(Pattern::quote).toList());
    return new Rule(key, List.of(values), values[0], Pattern.compile(any));
  }

  /** A rule whose value has a form, such as {@code 5x6}. */
  public static Rule matching(String key, String pattern, String fallback, String... examples) {
    return new Rule(key, List.of(examples), fallback, Pattern.compile(pattern));
  }
}
