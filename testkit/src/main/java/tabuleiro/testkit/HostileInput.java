package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.InputException;

/**
 * Texts that are expensive or dangerous for a careless reader: long, deep, repetitive, with huge
 * numbers or control characters. A reader must accept or refuse each of them with one sentence.
 */
public final class HostileInput {
  private static final Locale PORTUGUESE = Locale.forLanguageTag("pt");
  private static final int LONGEST_SENTENCE = 1200;
  private static final int LONGEST_QUOTATION = 80;
  private static final char RARE = '§';

  /** Parts that are repeated. */
  private static final List<String> PARTS =
      List.of(
          "1",
          "9",
          "0",
          "()",
          "(",
          ")",
          "((1 0) ",
          "(1 2) ",
          "1 ",
          "x",
          ",",
          "/",
          ":",
          "-",
          "=",
          "*",
          "a=1,",
          "a-",
          ";",
          "; goal ",
          "\n",
          "\r",
          "\t",
          " ",
          "'",
          "\"",
          "\\",
          "{",
          "[",
          "{\"a\":",
          "- ",
          "&a [*a]",
          "%",
          "h 1 ",
          "pass ",
          "(NIL ",
          "T ",
          "§",
          "\u0000",
          "\u001b[2J",
          "\u202e",
          "\uD83D\uDE00",
          "\uD800",
          "\u2028",
          "ﬁ",
          "İ");

  /** Texts that are hostile without repetition. */
  private static final List<String> SINGLE =
      List.of(
          "",
          "1e999999999",
          "-1e-999999999",
          "99999999999999999999",
          "-9223372036854775809",
          "4294967297",
          "NaN",
          "Infinity",
          "0x7fffffff",
          "((99999999999 1) 1)",
          "h 4294967297 1",
          "{\"a\":1e999999999}",
          "٣",
          "(\u0011 1)",
          "\uFEFF");

  /** Reads a text. */
  public interface Reader {
    void read(String text) throws Exception;
  }

  private HostileInput() {}

  /** Hostile texts of about a length. */
  public static List<String> texts(int length) {
    List<String> texts = new ArrayList<>(SINGLE);
    for (String part : PARTS) {
      String many = part.repeat(length / part.length());
      texts.add(many);
      texts.add(many + "x");
      texts.add("(" + many + ")");
    }
    texts.add("; goal" + " ".repeat(length));
    texts.add("; problem" + " ".repeat(length) + "-");
    texts.add("1".repeat(length / 2) + "." + "1".repeat(length / 2) + "x");
    return texts;
  }

  /** Checks that a reader accepts each text or refuses it with one sentence. */
  public static void check(int length, Reader reader) {
    for (String text : texts(length)) {
      try {
        reader.read(text);
      } catch (InputException fault) {
        check(fault.in(Locale.ENGLISH));
        check(fault.in(PORTUGUESE));
      } catch (Exception | StackOverflowError fault) {
        String start = text.substring(0, Math.min(40, text.length()));
        throw new AssertionError(text.length() + " characters: " + start, fault);
      }
    }
  }

  /** Checks an error: one line, not long, with at most 80 characters of the input in a row. */
  public static void check(String sentence) {
    assertThat(sentence).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_SENTENCE);
    assertThat(sentence.chars().filter(Character::isISOControl)).as(sentence).isEmpty();
    assertThat(sentence).doesNotContain(String.valueOf(RARE).repeat(LONGEST_QUOTATION + 1));
  }
}
