package tabuleiro.core.text;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Reads numbers in linear time. A text that is no number of the expected form and size gives an
 * empty result; it never overflows to another number.
 */
public final class Numerals {
  /** More digits than any number that the program needs has. */
  private static final int MOST_DIGITS = 40;

  private static final int INT_DIGITS = 9;
  private static final int LONG_DIGITS = 18;

  private Numerals() {}

  /** Whether a text consists of {@code least} to {@code most} digits and nothing else. */
  public static boolean isDigits(String text, int least, int most) {
    return Words.areAll(text, least, most, c -> TextScanner.isDigit((char) c));
  }

  /** A number without a sign and with at most {@code most} digits, never more than nine. */
  public static OptionalInt natural(String text, int most) {
    return isDigits(text, 1, Math.min(most, INT_DIGITS))
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /** A number with an optional sign and at most {@code most} digits, never more than nine. */
  public static OptionalInt integer(String text, int most) {
    boolean isSigned = text.startsWith("-") || text.startsWith("+");
    OptionalInt size = natural(isSigned ? text.substring(1) : text, most);
    return size.isPresent() && text.startsWith("-") ? OptionalInt.of(-size.getAsInt()) : size;
  }

  /** A number of at most 18 digits, possibly negative. */
  public static OptionalLong whole(String text) {
    return isDigits(text.startsWith("-") ? text.substring(1) : text, 1, LONG_DIGITS)
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  /**
   * A finite number such as {@code -1.5}, {@code .5} or {@code 2e-3}. Names such as {@code NaN} and
   * suffixes such as {@code 1d} are no numbers.
   */
  public static OptionalDouble real(String text) {
    if (text.length() > MOST_DIGITS || !isDecimal(text, "eE")) {
      return OptionalDouble.empty();
    }
    double number = Double.parseDouble(text);
    return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
  }

  /**
   * Whether a text is a decimal number: an optional sign, digits with an optional point, and an
   * optional exponent after one of the given letters.
   */
  public static boolean isDecimal(String text, String exponents) {
    TextScanner scan = new TextScanner(text);
    scan.takeAny("+-");
    boolean hasDigits = !scan.digits().isEmpty();
    if (scan.take('.')) {
      hasDigits |= !scan.digits().isEmpty();
    }
    if (hasDigits && scan.takeAny(exponents)) {
      scan.takeAny("+-");
      hasDigits = !scan.digits().isEmpty();
    }
    return hasDigits && scan.isAtEnd();
  }
}
