package tabuleiro.core.text;

import java.util.Collection;
import java.util.List;

/**
 * Input as messages quote it: at most 80 characters on one line. Control characters become visible
 * symbols, so that a message can neither move the cursor of a terminal nor fill a log.
 */
public final class Quotation {
  /** The greatest length of a quotation. */
  public static final int LENGTH = 80;

  private static final int LIST_LENGTH = 500;
  private static final char CUT = '…';
  private static final char CONTROL_PICTURES = '\u2400';
  private static final char DELETE = '\u007f';
  private static final char DELETE_PICTURE = '\u2421';
  private static final char REPLACEMENT = '\ufffd';

  private Quotation() {}

  /**
   * A list of names, as an argument of a {@link Message}: the possible values that a message offers
   * may be longer than a quotation. A very long list is cut at a name.
   */
  public record Names(List<String> names, String separator) {
    public Names {
      names = List.copyOf(names);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (String name : names) {
        text.append(text.length() == 0 ? "" : separator);
        if (text.length() > LIST_LENGTH) {
          return text.append(CUT).toString();
        }
        text.append(of(name));
      }
      return text.toString();
    }
  }

  /**
   * A text of the program or the system, as an argument of a {@link Message}: the cause of an error
   * may be longer than a quotation of input.
   */
  public record Detail(String text) {
    @Override
    public String toString() {
      return text.length() <= LIST_LENGTH
          ? visible(text)
          : visible(text.substring(0, LIST_LENGTH)) + CUT;
    }
  }

  /** Names separated by commas. */
  public static Names names(Collection<String> names) {
    return new Names(List.copyOf(names), ", ");
  }

  /** Names separated by vertical bars. */
  public static Names alternatives(Collection<String> names) {
    return new Names(List.copyOf(names), " | ");
  }

  /** The beginning of a text. */
  public static String of(String text) {
    if (text.length() <= LENGTH) {
      return visible(text);
    }
    int end = LENGTH - 1;
    end -= Character.isHighSurrogate(text.charAt(end - 1)) ? 1 : 0;
    return visible(text.substring(0, end)) + CUT;
  }

  /** The end of a text, for paths: the name of the file is at their end. */
  public static String end(String text) {
    if (text.length() <= LENGTH) {
      return visible(text);
    }
    int start = text.length() - LENGTH + 1;
    start += Character.isLowSurrogate(text.charAt(start)) ? 1 : 0;
    return CUT + visible(text.substring(start));
  }

  private static String visible(String text) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < plain.length(); i++) {
      plain.setCharAt(i, visible(plain.charAt(i)));
    }
    return plain.toString();
  }

  private static char visible(char c) {
    if (c < ' ') {
      return (char) (CONTROL_PICTURES + c);
    } else if (c == DELETE) {
      return DELETE_PICTURE;
    }
    int type = Character.getType(c);
    boolean isHidden =
        type == Character.CONTROL
            || type == Character.FORMAT // such as marks that reverse the direction of the line
            || type == Character.LINE_SEPARATOR
            || type == Character.PARAGRAPH_SEPARATOR;
    return isHidden ? REPLACEMENT : c;
  }
}
