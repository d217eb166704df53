package tabuleiro.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The scanner, words and numerals; regular expressions are their reference implementation. */
class TextScannerTest {
  private static final int ROUNDS = 20_000;

  @Test
  void aScannerTakesATextApartFromLeftToRight() {
    TextScanner scan = new TextScanner("(h  12,3x");
    assertThat(scan.take('(')).isTrue();
    assertThat(scan.take('(')).isFalse();
    assertThat(scan.letters()).isEqualTo("h");
    scan.skipSpaces();
    assertThat(scan.digits()).isEqualTo("12");
    assertThat(scan.skipAny(",;")).isEqualTo(1);
    int here = scan.position();
    assertThat(scan.digits()).isEqualTo("3");
    scan.reset(here);
    assertThat(scan.next()).isEqualTo('3');
    assertThat(scan.takeAny("xyz")).isTrue();
    assertThat(scan.isAtEnd()).isTrue();
    assertThat(scan.peek()).isEqualTo('\0');
    assertThat(scan.digits()).isEmpty();
  }

  @Test
  void decimalNumbersAreThoseOfTheRegularExpression() {
    Pattern number = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eEdD][+-]?\\d+)?");
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < ROUNDS; round++) {
      String text = text(random, "0123.+-eEdDx");
      assertThat(Numerals.isDecimal(text, "eEdD"))
          .as(text)
          .isEqualTo(number.matcher(text).matches());
    }
  }

  @Test
  void partsAndWordsAreThoseOfSplit() {
    SplittableRandom random = new SplittableRandom(2);
    for (int round = 0; round < ROUNDS; round++) {
      String text = text(random, "ab ,\t\n");
      assertThat(Words.split(text, ',')).containsExactly(text.split(",", -1));
      assertThat(Words.split(text, ',', 2)).containsExactly(text.split(",", 2));
      assertThat(Words.spaced(text)).isEqualTo(text.strip().replaceAll("\\s+", " "));
      assertThat(Words.of(text))
          .isEqualTo(text.isBlank() ? List.of() : List.of(text.strip().split("\\s+")));
      assertThat(Words.without(text, ", ")).isEqualTo(text.replaceAll("[, ]", " "));
    }
  }

  @Test
  void identifiersAreThoseOfTheRegularExpression() {
    SplittableRandom random = new SplittableRandom(3);
    for (int round = 0; round < ROUNDS; round++) {
      String text = text(random, "az09-A");
      assertThat(Words.isIdentifier(text))
          .as(text)
          .isEqualTo(text.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"));
    }
  }

  @Test
  void patternsWithStarsAreThoseOfTheRegularExpression() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < ROUNDS; round++) {
      String text = text(random, "ab");
      String pattern = text(random, "ab*");
      assertThat(Words.isLike(text, pattern))
          .as(text + " " + pattern)
          .isEqualTo(text.matches(pattern.replace("*", ".*")));
    }
  }

  @Test
  @Timeout(300) // trying all ways to divide the text would take for ever
  void manyStarsAreNotExponential() {
    assertThat(Words.isLike("a".repeat(2000), "*a".repeat(500) + "*b")).isFalse();
  }

  @Test
  void numbersNeverOverflow() {
    assertThat(Numerals.natural("007", 3)).hasValue(7);
    assertThat(Numerals.natural("999999999", 20)).hasValue(999_999_999);
    assertThat(Numerals.natural("4294967297", 20)).isEmpty();
    assertThat(Numerals.natural("+1", 9)).isEmpty();
    assertThat(Numerals.natural("", 9)).isEmpty();
    assertThat(Numerals.natural("٣", 9)).isEmpty();
    assertThat(Numerals.integer("-42", 9)).hasValue(-42);
    assertThat(Numerals.integer("+42", 2)).hasValue(42);
    assertThat(Numerals.integer("--1", 9)).isEmpty();
    assertThat(Numerals.whole("-123456789012345678")).hasValue(-123_456_789_012_345_678L);
    assertThat(Numerals.whole("9223372036854775808")).isEmpty();
    assertThat(Numerals.real("-1.5e3")).hasValue(-1500);
    for (String text : List.of("NaN", "1e999", "1d", "0x1p3", "Infinity", "1".repeat(41), " 1")) {
      assertThat(Numerals.real(text)).as(text).isEmpty();
    }
  }

  @Test
  @Timeout(300) // at quadratic cost each of these would take days
  void longTextsTakeLinearTime() {
    int length = 5_000_000;
    assertThat(Numerals.isDecimal("1".repeat(length) + "x", "eE")).isFalse();
    assertThat(Numerals.isDecimal("1".repeat(length) + ".", "eE")).isTrue();
    assertThat(Words.spaced(" ".repeat(length) + "x")).isEqualTo("x");
    assertThat(Words.lower("İ".repeat(length) + "X")).hasSize(length + 1).endsWith("x");
    assertThat(Words.trimmedEnd(":".repeat(length) + "x", c -> c == ':')).hasSize(length + 1);
    assertThat(Words.isIdentifier("a-".repeat(length))).isFalse();
    assertThat(Words.split(",".repeat(length), ',', 2)).hasSize(2);
  }

  private static String text(SplittableRandom random, String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
