package tabuleiro.core.world;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;

/**
 * What a comment before a problem says about it: its name, as in {@code problem A - goal 3} or
 * {@code A (two boxes)}, and its target. Each search goes over the comment once.
 */
record ProblemComment(Optional<String> name, OptionalInt target) {
  private static final List<String> NAMED = List.of("problem", "problema", "board", "tabuleiro");
  private static final List<String> TARGETS =
      List.of("goal", "target", "objectivo", "objetivo", "alvo");
  private static final int LABEL = 3;
  private static final int TARGET_DIGITS = 6;

  static ProblemComment of(String comment) {
    return new ProblemComment(named(comment).or(() -> label(comment)), target(comment));
  }

  /** The word after {@code problem} at the start of the comment. */
  private static Optional<String> named(String comment) {
    int start = 0;
    while (start < comment.length() && !isWord(comment.charAt(start))) {
      start++;
    }
    TextScanner scan = new TextScanner(comment);
    scan.reset(start);
    String keyword = scan.letters();
    boolean isKeyword = NAMED.stream().anyMatch(keyword::equalsIgnoreCase);
    int end = scan.position();
    scan.skipSpaces();
    int name = scan.position();
    char first = scan.peek();
    if (!isKeyword || name == end || !(TextScanner.isLetter(first) || TextScanner.isDigit(first))) {
      return Optional.empty();
    }
    int after = name;
    while (after < comment.length()
        && (isWord(comment.charAt(after)) || comment.charAt(after) == '-')) {
      after++;
    }
    return Optional.of(comment.substring(name, after));
  }

  /** A label of up to three capitals and digits, alone or before punctuation. */
  private static Optional<String> label(String comment) {
    int end = 0;
    while (end < Math.min(LABEL, comment.length()) && isLabel(comment.charAt(end), end)) {
      end++;
    }
    TextScanner scan = new TextScanner(comment);
    scan.reset(end);
    scan.skipSpaces();
    return end > 0 && (scan.isAtEnd() || scan.takeAny("(:.-"))
        ? Optional.of(comment.substring(0, end))
        : Optional.empty();
  }

  private static boolean isLabel(char c, int index) {
    return (c >= 'A' && c <= 'Z') || (index > 0 && TextScanner.isDigit(c));
  }

  /** The first number after a word such as {@code goal}. */
  private static OptionalInt target(String comment) {
    for (int i = 0; i < comment.length(); i++) {
      boolean isStart = isWord(comment.charAt(i)) && (i == 0 || !isWord(comment.charAt(i - 1)));
      String digits = isStart ? digitsAfterKeyword(comment, i) : "";
      if (!digits.isEmpty()) {
        return Numerals.natural(digits, TARGET_DIGITS);
      }
    }
    return OptionalInt.empty();
  }

  private static String digitsAfterKeyword(String comment, int start) {
    for (String keyword : TARGETS) {
      if (comment.regionMatches(true, start, keyword, 0, keyword.length())) {
        TextScanner scan = new TextScanner(comment);
        scan.reset(start + keyword.length());
        scan.skipSpaces();
        scan.takeAny(":=");
        scan.skipSpaces();
        return scan.digits();
      }
    }
    return "";
  }

  private static boolean isWord(char c) {
    return TextScanner.isLetter(c) || TextScanner.isDigit(c) || c == '_';
  }
}
