package tabuleiro.lab.report;

import java.util.Locale;

/** Writes reports as one HTML file. */
public final class HtmlReport {
  private HtmlReport() {}

  /** The whole report. */
  public static String write(Document document, Locale locale) {
    String text = MarkdownReport.write(document).replace("&", "&amp;").replace("<", "&lt;");
    return "<!DOCTYPE html>\n<html lang=\""
        + locale.getLanguage()
        + "\">\n<meta charset=\"utf-8\">\n<pre>\n"
        + text
        + "</pre>\n</html>\n";
  }
}
