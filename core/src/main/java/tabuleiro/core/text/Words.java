package tabuleiro.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Divides and cleans texts in linear time, in place of regular expressions. */
public final class Words {
  private Words() {}

  /** The parts of a text between the occurrences of a character, empty parts included. */
  public static List<String> split(String text, char separator) {
    return split(text, separator, Integer.MAX_VALUE);
  }

  /** At most {@code most} parts of a text; the last one may contain further separators. */
  public static List<String> split(String text, char separator, int most) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(separator);
        end >= 0 && parts.size() < most - 1;
        end = text.indexOf(separator, start)) {
      parts.add(text.substring(start, end));
      start = end + 1;
    }
    parts.add(text.substring(start));
    return parts;
  }

  /** The words of a text, which are separated by white space; none if the text is blank. */
  public static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean isSpace = i == text.length() || Character.isWhitespace(text.charAt(i));
      if (isSpace && start >= 0) {
        words.add(text.substring(start, i));
        start = -1;
      } else if (!isSpace && start < 0) {
        start = i;
      }
    }
    return words;
  }

  /** The words of a text with one space between them. */
  public static String spaced(String text) {
    return String.join(" ", of(text));
  }

  /**
   * The text in small letters, letter by letter. {@code String.toLowerCase} takes quadratic time
   * for letters that become two, such as İ.
   */
  public static String lower(String text) {
    StringBuilder small = new StringBuilder(text);
    for (int i = 0; i < small.length(); i++) {
      small.setCharAt(i, Character.toLowerCase(small.charAt(i)));
    }
    return small.toString();
  }

  /** The text with each of these characters replaced by a space. */
  public static String without(String text, String characters) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < plain.length(); i++) {
      if (characters.indexOf(plain.charAt(i)) >= 0) {
        plain.setCharAt(i, ' ');
      }
    }
    return plain.toString();
  }

  /** The text without the characters at both ends that meet a condition. */
  public static String trimmed(String text, IntPredicate isCut) {
    return trimmedEnd(trimmedStart(text, isCut), isCut);
  }

  /** The text without the characters at its start that meet a condition. */
  public static String trimmedStart(String text, IntPredicate isCut) {
    int start = 0;
    while (start < text.length() && isCut.test(text.charAt(start))) {
      start++;
    }
    return text.substring(start);
  }

  /** The text without the characters at its end that meet a condition. */
  public static String trimmedEnd(String text, IntPredicate isCut) {
    int end = text.length();
    while (end > 0 && isCut.test(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }

  /** Whether a text has this many characters and all of them meet a condition. */
  public static boolean areAll(String text, int least, int most, IntPredicate condition) {
    return text.length() >= least
        && text.length() <= most
        && trimmedStart(text, condition).isEmpty();
  }

  /**
   * Whether a text is an identifier: words of small letters and digits joined by single hyphens,
   * beginning with a letter.
   */
  public static boolean isIdentifier(String text) {
    if (text.isEmpty() || !isSmall(text.charAt(0)) || text.endsWith("-")) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isSmall(c) && !TextScanner.isDigit(c) && (c != '-' || text.charAt(i - 1) == '-')) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a text matches a pattern in which {@code *} stands for any characters. A star that was
   * passed is never tried again once a later one is reached, so the cost is at most the product of
   * the lengths.
   */
  public static boolean isLike(String text, String pattern) {
    int at = 0;
    int next = 0;
    int star = -1;
    int from = 0;
    while (at < text.length()) {
      if (next < pattern.length() && pattern.charAt(next) == '*') {
        star = next++;
        from = at;
      } else if (next < pattern.length() && pattern.charAt(next) == text.charAt(at)) {
        at++;
        next++;
      } else if (star >= 0) {
        next = star + 1;
        at = ++from;
      } else {
        return false;
      }
    }
    return trimmedStart(pattern.substring(next), c -> c == '*').isEmpty();
  }

  private static boolean isSmall(char c) {
    return c >= 'a' && c <= 'z';
  }
}
