package tabuleiro.core.world;

import java.util.List;
import java.util.function.Predicate;
import tabuleiro.core.text.Numerals;

/**
 * A rule option of a world, set by {@code --variant key=value}.
 *
 * @param values the possible values; for a rule with a condition, examples
 * @param fallback the default value
 * @param accepts the condition that a value must meet; it must take linear time
 */
public record Rule(String key, List<String> values, String fallback, Predicate<String> accepts) {

  public Rule {
    values = List.copyOf(values);
  }

  /** A rule with a few possible values; the first is the default. */
  public static Rule oneOf(String key, String... values) {
    List<String> all = List.of(values);
    return new Rule(key, all, values[0], all::contains);
  }

  /** A rule whose value is a number of at most {@code digits} digits, or the default. */
  public static Rule number(String key, int digits, String fallback, String... examples) {
    return where(key, value -> Numerals.isDigits(value, 1, digits), fallback, examples);
  }

  /** A rule whose value meets a condition, such as {@code 5x6}. */
  public static Rule where(
      String key, Predicate<String> accepts, String fallback, String... examples) {
    return new Rule(key, List.of(examples), fallback, accepts);
  }
}
