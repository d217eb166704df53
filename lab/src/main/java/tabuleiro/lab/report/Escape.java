package tabuleiro.lab.report;

/** Escapes text, so that markup in it is shown and not interpreted. */
final class Escape {
  private Escape() {}

  /** Escapes for HTML and SVG, in elements and in attributes. */
  static String html(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\t', '\n' -> safe.appendCodePoint(point);
                default -> safe.appendCodePoint(isAllowed(point) ? point : '\uFFFD');
              }
            });
    return safe.toString();
  }

  private static boolean isAllowed(int point) {
    return point >= ' '
        && (point < 0x7F || point > 0x9F)
        && !(point >= 0xD800 && point <= 0xDFFF)
        && point != 0xFFFE
        && point != 0xFFFF;
  }
}
