package tabuleiro.lab.report;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Resources;

/**
 * Writes a report as one self-contained HTML file without scripts, other files or network access.
 * It follows the reader's light or dark mode and can be printed. The same document gives the same
 * text. Below each plot is a table of its numbers for accessibility.
 */
public final class HtmlReport {
  private static final String BUNDLE = "tabuleiro.lab.report.messages";

  private static final int WIDE = 10; // columns that fit on a portrait page

  private final Locale locale;
  private final StringBuilder page = new StringBuilder();
  private int plots;

  private HtmlReport(Locale locale) {
    this.locale = locale;
  }

  /**
   * The complete file.
   *
   * @param locale the language of the document, for screen readers and number formats in plots
   */
  public static String write(Document document, Locale locale) {
    return new HtmlReport(locale).written(document);
  }

  private String written(Document document) {
    String title = Escape.html(document.title());
    line("<!DOCTYPE html>");
    line("<html lang=\"" + Escape.html(locale.toLanguageTag()) + "\">");
    line("<head>");
    line("<meta charset=\"utf-8\">");
    line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    line("<meta name=\"color-scheme\" content=\"light dark\">");
    line(
        "<meta http-equiv=\"Content-Security-Policy\""
            + " content=\"default-src 'none'; style-src 'unsafe-inline'\">");
    line("<title>" + title + "</title>");
    line("<style>");
    page.append(Resources.text(HtmlReport.class, "report.css"));
    line("</style>");
    line("</head>");
    line("<body>");
    line("<main>");
    line("<h1>" + title + "</h1>");
    if (!document.summary().isBlank()) {
      line("<p class=\"summary\">" + Escape.html(document.summary()) + "</p>");
    }
    document.blocks().forEach(this::write);
    line("</main>");
    line("</body>");
    line("</html>");
    return page.toString();
  }

  private void line(String text) {
    page.append(text).append('\n');
  }

  private void write(Document.Block block) {
    if (block instanceof Document.Heading heading) {
      int level = Math.max(2, Math.min(6, heading.level()));
      line("<h" + level + ">" + Escape.html(heading.text()) + "</h" + level + ">");
    } else if (block instanceof Document.Paragraph paragraph) {
      line("<p>" + Escape.html(paragraph.text()) + "</p>");
    } else if (block instanceof Document.Preformatted preformatted) {
      line("<pre tabindex=\"0\">" + Escape.html(preformatted.text().stripTrailing()) + "</pre>");
    } else if (block instanceof Document.Table table) {
      table(table, true);
    } else if (block instanceof Document.Plot plot) {
      plot(plot);
    }
  }

  private void table(Document.Table table, boolean hasCaption) {
    BitSet numbers = Columns.ofNumbers(table);
    String kind = table.headings().size() > WIDE ? "table wide" : "table";
    line("<div class=\"" + kind + "\" tabindex=\"0\">");
    line("<table>");
    if (hasCaption && !table.caption().isBlank()) {
      line("<caption>" + Escape.html(table.caption()) + "</caption>");
    }
    line("<thead>");
    page.append("<tr>");
    for (int column = 0; column < table.headings().size(); column++) {
      cell("th scope=\"col\"", numbers.get(column), table.headings().get(column));
    }
    line("</tr>");
    line("</thead>");
    line("<tbody>");
    for (List<String> row : table.rows()) {
      page.append("<tr>");
      for (int column = 0; column < row.size(); column++) {
        boolean isHeading = column == 0 && !numbers.get(0);
        cell(isHeading ? "th scope=\"row\"" : "td", numbers.get(column), row.get(column));
      }
      line("</tr>");
    }
    line("</tbody>");
    line("</table>");
    line("</div>");
  }

  private void cell(String opening, boolean isNumber, String text) {
    page.append('<').append(opening).append(isNumber ? " class=\"number\">" : ">");
    page.append(Escape.html(text)).append("</").append(opening, 0, 2).append('>');
  }

  private void plot(Document.Plot plot) {
    plots++;
    line("<figure>");
    line(Plots.svg(plot, locale, "p" + plots + "-"));
    page.append("<figcaption>").append(Escape.html(plot.caption()));
    if (Plots.hasMoved(plot)) {
      boolean isBars = plot.shape() == Document.Shape.BARS;
      String note = text(isBars ? "plot.moved.bars" : "plot.moved.points");
      page.append(" <span class=\"note\">").append(note).append("</span>");
    }
    line("</figcaption>");
    if (plot.series().stream().anyMatch(series -> !series.points().isEmpty())) {
      line("<details><summary>" + text("plot.numbers") + "</summary>");
      table(PlotTable.of(plot), false);
      line("</details>");
    } else {
      line("<p class=\"note\">" + text("plot.empty") + "</p>");
    }
    line("</figure>");
  }

  private String text(String key) {
    return Escape.html(Message.of(BUNDLE, key).in(locale));
  }
}
