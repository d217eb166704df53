package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.world.Resources;

class TextReportsTest {
  private static final PlainReport PLAIN = new PlainReport(80, names -> "not shown: " + names);

  @Test
  void markdownIsAsAgreed() {
    assertThat(MarkdownReport.write(SampleDocument.document()))
        .isEqualTo(Resources.text(TextReportsTest.class, "sample.md"));
  }

  @Test
  void plainTextIsAsAgreed() {
    assertThat(PLAIN.write(SampleDocument.document()))
        .isEqualTo(Resources.text(TextReportsTest.class, "sample.txt"));
  }

  @Test
  void longLinesAreBrokenAndControlsDoNotReachTheTerminal() {
    String text = "word ".repeat(60) + "\u001b[31mred";
    Document document =
        new Document(
            "t", "", List.of(new Document.Paragraph(text), new Document.Preformatted("\u001b[2J")));
    assertThat(PLAIN.write(document)).doesNotContain("\u001b");
    assertThat(PLAIN.write(document).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void everyLineOfAReportFits() {
    String many = "word-and-another ".repeat(12);
    Document.Table wide =
        new Document.Table(
            many,
            List.of("method", "expanded nodes", "branching factor", "how"),
            List.of(List.of("astar ".repeat(5), "1".repeat(20), "2".repeat(20), many)));
    Document document =
        new Document(
            many,
            many,
            List.of(
                new Document.Heading(2, many),
                new Document.Heading(3, many),
                new Document.Preformatted("a:\n  b: " + "1/".repeat(60)),
                wide));
    assertThat(PLAIN.write(document).lines()).allMatch(line -> line.length() <= 80);
    assertThat(PLAIN.table(wide)).doesNotContain("not shown");
    Document.Table optional = wide.withOptional("branching factor", "expanded nodes");
    assertThat(PLAIN.table(optional).lines().toList())
        .endsWith("not shown: branching factor")
        .allMatch(line -> line.length() <= 80);
    assertThat(new PlainReport(Integer.MAX_VALUE, names -> names).table(optional))
        .contains("branching factor");
  }

  @Test
  void longSeriesBecomeTheirRangesAndShape() {
    Document.Table table = PlotTable.of(SampleDocument.lines(100));
    assertThat(table.headings()).startsWith("", "n", "generation", "lines");
    List<String> row = table.rows().get(1);
    assertThat(row).startsWith("line 2", "100", "0 … 99", "0 … 198");
    String bars = row.get(4);
    assertThat(bars).hasSize(32).startsWith("▁").endsWith("█");
    assertThat(bars.chars().boxed().toList()).isSorted();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "12, 12",
    "-1.5, −1.5",
    "0.123456, 0.1235",
    "123456.7, 123457",
    "1e9, 1000000000",
    "0.00001234, 0.00001234",
    "NaN, –",
    "Infinity, ∞",
  })
  void numbersHaveFourFiguresThatMatter(double value, String text) {
    assertThat(PlotTable.number(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "12; true", "−3,5; true", "1 234; true", "12.5 %; true", "+153 ± 41; true",
        "0.53 [0.44 … 0.62]; true", "35 ms; true", "1.2e-7; true", "∞; true", "< 0.001; true",
        "engine; false", "a1; false", "10x20; false", "alpha 3; false", "3 of the players; false",
      })
  void numbersAreReported(String cell, boolean isNumber) {
    Document.Table table =
        new Document.Table("", List.of("h"), List.of(List.of(cell), List.of("–"), List.of("")));
    assertThat(Columns.ofNumbers(table).get(0)).isEqualTo(isNumber);
  }

  @Test
  void aColumnThatSaysNothingHoldsNoNumbers() {
    Document.Table table = new Document.Table("", List.of("h"), List.of(List.of("–")));
    assertThat(Columns.ofNumbers(table).isEmpty()).isTrue();
  }
}
