package tabuleiro.core.layout;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines of a limited width, counted in characters (code points). */
public final class TextLines {
  /** Stands for a space at which no line ends; it is of the private use area of Unicode. */
  private static final char FIXED_SPACE = '\uE000';

  /** A word that is longer than a line is broken after one of these, if it has any. */
  private static final String BREAKS = ",;:/|=)]}";

  private TextLines() {}

  /** The number of characters of a text. */
  public static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  /** A text that {@link #wrap} keeps in one line if it fits, such as a move of several words. */
  public static String unbroken(String text) {
    return text.replace(' ', FIXED_SPACE);
  }

  /** Several texts, each kept in one line if it fits, with a separator between them. */
  public static String unbroken(List<String> texts, String separator) {
    return String.join(separator, texts.stream().map(TextLines::unbroken).toList());
  }

  /**
   * The lines of a text, at least one, broken at spaces. Words wider than a line are broken too.
   */
  public static List<String> wrap(String text, int width) {
    int most = Math.max(1, width);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int used = 0;
    boolean isEmpty = true;
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf(' ', start);
      end = end < 0 ? text.length() : end;
      String word = text.substring(start, end);
      start = end + 1;
      if (word.isEmpty() && isEmpty && !lines.isEmpty()) {
        continue; // a line does not start with a space
      }
      if (!isEmpty && used + 1 + width(word) > most) {
        lines.add(finished(line));
        used = 0;
        isEmpty = true;
      }
      if (!isEmpty) {
        line.append(' ');
        used++;
      }
      while (width(word) > most && !isAddress(word)) {
        int cut = cut(word, most);
        lines.add(finished(line.append(word, 0, cut)));
        word = word.substring(cut);
      }
      line.append(word);
      used += width(word);
      isEmpty = false;
    }
    lines.add(finished(line));
    return lines;
  }

  /**
   * A text with line breaks in which every line fits. The continuation of a line starts below its
   * first word, and a little to the right.
   */
  public static String fitted(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (width(line) <= width) {
        lines.add(line.replace(FIXED_SPACE, ' '));
      } else {
        int margin = Math.min(line.length() - line.stripLeading().length(), width / 2);
        lines.add(hanging(" ".repeat(margin), margin + 2, line.strip(), width));
      }
    }
    return String.join("\n", lines);
  }

  /** A text after a label; the following lines start below the start of the text. */
  public static String hanging(String label, String text, int width) {
    return hanging(label, width(label), text, width);
  }

  private static String hanging(String label, int indent, String text, int width) {
    String margin = " ".repeat(indent);
    StringBuilder lines = new StringBuilder(label);
    int room = width - width(label);
    String rest = text;
    while (true) {
      List<String> wrapped = wrap(rest, room);
      lines.append(wrapped.get(0));
      if (wrapped.size() == 1) {
        return lines.toString().stripTrailing();
      } else if (room == width - indent) {
        wrapped
            .subList(1, wrapped.size())
            .forEach(line -> lines.append('\n').append(margin + line));
        return lines.toString();
      }
      // The first line has another width than the following ones.
      rest = rest.substring(wrapped.get(0).length()).stripLeading();
      lines.append('\n').append(margin);
      room = width - indent;
    }
  }

  private static String finished(StringBuilder line) {
    String text = line.toString().replace(FIXED_SPACE, ' ').stripTrailing();
    line.setLength(0);
    return text;
  }

  /** Whether a word is an address or a path, which can be copied only if it is not broken. */
  private static boolean isAddress(String word) {
    return word.contains("://") || word.startsWith("/");
  }

  /** Where a word that is too long is broken: after the last punctuation that fits. */
  private static int cut(String word, int most) {
    int end = word.offsetByCodePoints(0, most);
    // At least two characters are left for the next line, so that it is not only a comma.
    for (int i = Math.min(end, word.length() - 2); i > 1; i--) {
      char c = word.charAt(i - 1);
      if (c == FIXED_SPACE || BREAKS.indexOf(c) >= 0) {
        return i;
      }
    }
    return end;
  }
}
