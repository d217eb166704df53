package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
  private static final Locale PORTUGUESE = Locale.forLanguageTag("pt-PT");

  private final String page = HtmlReport.write(SampleDocument.document(), Locale.ENGLISH);

  @Test
  void thePageNeedsNothingElseAndRunsNothing() {
    assertThat(page)
        .doesNotContainIgnoringCase("<script")
        .doesNotContain("http:", "https:", "src=", "href=", "@import", "url(//", "<link", "<img")
        .contains("default-src 'none'");
    assertThat(found("url\\(([^)]*)\\)")).allMatch(link -> link.startsWith("url(#p"));
  }

  @Test
  void markupInNamesIsShownAndNotObeyed() {
    assertThat(page)
        .contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b&gt;|`*_")
        .doesNotContain("<b>");
  }

  @Test
  void everyElementIsClosed() throws Exception {
    String body = page.substring(page.indexOf("<body>"), page.indexOf("</html>"));
    PlotsTest.parsed(body); // as XML: every element of the body is closed
    assertThat(found("<svg .*?</svg>")).hasSize(4).allSatisfy(svg -> PlotsTest.parsed(svg));
  }

  @Test
  void namesInSeveralPlotsDoNotClash() {
    List<String> names = found(" id=\"[^\"]*\"");
    assertThat(names).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void headingsTablesAndFiguresSayWhatTheyAre() {
    assertThat(page)
        .startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
        .contains("<h1>", "<h2>Strength</h2>", "<h3>Learning</h3>")
        .contains("<caption>Crosstable</caption>", "<th scope=\"col\">player</th>")
        .contains("<th scope=\"row\">engine</th>", "<td class=\"number\">+153 ± 41</td>")
        .contains("<figcaption>Elo</figcaption>", "prefers-color-scheme: dark", "size: A4");
    for (List<String> row : SampleDocument.table().rows()) {
      assertThat(row).allSatisfy(cell -> assertThat(page).contains(Escape.html(cell) + "</t"));
    }
  }

  @Test
  void theSameDocumentGivesTheSamePage() {
    assertThat(HtmlReport.write(SampleDocument.document(), Locale.ENGLISH)).isEqualTo(page);
  }

  @Test
  void notesAreInTheReadersLanguage() {
    assertThat(page).contains("Hollow markers").contains("Data");
    assertThat(HtmlReport.write(SampleDocument.document(), PORTUGUESE))
        .contains("<html lang=\"pt-PT\">", "Marcas vazias", "Dados");
    Document empty =
        new Document("e", "", List.of(SampleDocument.plot(Document.Shape.LINES, false, false)));
    assertThat(HtmlReport.write(empty, PORTUGUESE)).contains("Ainda sem dados");
  }

  private List<String> found(String pattern) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(page)
        .results()
        .map(MatchResult::group)
        .toList();
  }
}
