package tabuleiro.lab.bot.system;

/** Output of a bot as reports show it: one line, not too long, without control characters. */
public final class ShownText {
  /** How many characters of a line are kept. */
  public static final int WIDTH = 200;

  private ShownText() {}

  /** A line as it is shown. A control character of a bot must not reach a terminal or a page. */
  public static String of(String line) {
    boolean isLong = line.length() > WIDTH;
    StringBuilder text = new StringBuilder(isLong ? line.substring(0, WIDTH - 1) + "…" : line);
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        text.setCharAt(i, text.charAt(i) == '\t' ? ' ' : '\ufffd');
      }
    }
    return text.toString();
  }
}
