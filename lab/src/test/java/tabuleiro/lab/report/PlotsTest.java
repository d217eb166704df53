package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.lab.report.SampleDocument.plot;
import static tabuleiro.lab.report.SampleDocument.series;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.NodeList;
import tabuleiro.lab.report.Document.Shape;

class PlotsTest {

  @ParameterizedTest
  @EnumSource(Shape.class)
  void everyShapeIsWellFormedAndSaysWhatItIs(Shape shape) throws Exception {
    Document.Plot plot = plot(shape, false, false, series("s & <b>", 0, 3, 1, 5, 2, 4));
    String svg = Plots.svg(plot);
    org.w3c.dom.Document parsed = parsed(svg);
    assertThat(parsed.getDocumentElement().getAttribute("role")).isEqualTo("img");
    assertThat(parsed.getDocumentElement().getAttribute("aria-label")).isEqualTo(plot.caption());
    assertThat(parsed.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo(plot.caption());
    assertThat(texts(parsed)).contains("x", "y", "4");
    assertThat(svg).isEqualTo(Plots.svg(plot)).contains("currentColor").contains("rgb(0,114,178)");
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void zeroAndLessOnLogarithmicAxesIsMarkedAndDoesNotFail(Shape shape) throws Exception {
    Document.Plot plot = plot(shape, true, true, series("a", 0, 0, 1, -5, 2, 4, 2, 4000));
    assertThat(Plots.hasMoved(plot)).isTrue();
    parsed(Plots.svg(plot));
    Document.Plot positive = plot(shape, true, true, series("a", 1, 7, 2, 4000));
    assertThat(Plots.hasMoved(positive)).isFalse();
    Document.Plot nothing = plot(shape, true, true, series("a", 0, 0));
    parsed(Plots.svg(nothing));
  }

  @Test
  void movedPointsHaveOpenMarkers() {
    assertThat(
            circles(plot(Shape.LINES, false, true, series("a", 1, 0, 2, 9, 3, 5)), "fill=\"none\""))
        .isEqualTo(1);
    assertThat(
            circles(plot(Shape.LINES, false, true, series("a", 1, 1, 2, 9, 3, 5)), "fill=\"none\""))
        .isZero();
  }

  private static long circles(Document.Plot plot, String attribute) {
    return Plots.svg(plot)
        .lines()
        .flatMap(line -> List.of(line.split("(?=<)")).stream())
        .filter(element -> element.startsWith("<circle") && element.contains(attribute))
        .count();
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void emptySeriesSinglePointsAndOddNumbersDoNotFail(Shape shape) throws Exception {
    parsed(Plots.svg(plot(shape, false, false)));
    parsed(Plots.svg(plot(shape, true, true)));
    parsed(Plots.svg(plot(shape, false, false, series("none"), series("one", 1, 7))));
    parsed(Plots.svg(plot(shape, true, true, series("one", 1, 7))));
    double nan = Double.NaN;
    double infinite = Double.POSITIVE_INFINITY;
    parsed(Plots.svg(plot(shape, false, false, series("odd", 0, nan, nan, 1, 1, infinite, 2, 3))));
    Document.Series open =
        new Document.Series("open", List.of(new Document.Point(1, 2, -infinite, infinite)));
    parsed(Plots.svg(plot(shape, false, false, open)));
    parsed(Plots.svg(plot(shape, false, false, series("tiny", 0, 1e-300, 1, 1e300))));
    parsed(Plots.svg(plot(shape, true, true, series("wide", 1, 1e-30, 2, 1e30))));
  }

  @Test
  void aPlotIsSmall() {
    assertThat(Plots.svg(SampleDocument.lines(100)).length()).isLessThan(40_000);
    assertThat(Plots.svg(random(Shape.POINTS, 200)).length()).isLessThan(40_000);
    assertThat(Plots.svg(random(Shape.STEPS, 200)).length()).isLessThan(40_000);
  }

  @ParameterizedTest
  @EnumSource(names = {"LINES", "STEPS", "POINTS"})
  void tenThousandPointsAreThinned(Shape shape) throws Exception {
    Document.Plot many = random(shape, 10_000);
    String svg = Plots.svg(many);
    parsed(svg);
    assertThat(svg.length()).isLessThan(shape == Shape.POINTS ? 600_000 : 40_000);
  }

  @Test
  void thinningKeepsTheExtremesOfALine() {
    Document.Series series = random(Shape.LINES, 10_000).series().get(0);
    double most = series.points().stream().mapToDouble(Document.Point::y).max().orElseThrow();
    double least = series.points().stream().mapToDouble(Document.Point::y).min().orElseThrow();
    Scale across = Scale.of(false, DoubleStream.of(0, 9_999));
    Scale up = Scale.of(false, DoubleStream.of(least, most));
    List<Curve.Place> places = Curve.of(Shape.LINES, series, across, up).places();
    assertThat(places).hasSizeBetween(600, 1500).extracting(Curve.Place::y).contains(least, most);
  }

  @Test
  void stepsStayLevelUntilTheNextPoint() {
    Scale scale = Scale.of(false, DoubleStream.of(0, 9));
    Curve steps = Curve.of(Shape.STEPS, series("s", 0, 1, 4, 2, 6, 9), scale, scale);
    assertThat(steps.places()).extracting(Curve.Place::x).containsExactly(0.0, 4.0, 4.0, 6.0, 6.0);
    assertThat(steps.places()).extracting(Curve.Place::y).containsExactly(1.0, 1.0, 2.0, 2.0, 9.0);
  }

  @Test
  void figuresAreWrittenAsTheReaderWritesThem() throws Exception {
    Document.Plot plot = plot(Shape.LINES, false, false, series("a", 0, -0.5, 1, 0.5));
    assertThat(texts(parsed(Plots.svg(plot, Locale.forLanguageTag("pt-PT"), "p"))))
        .contains("−0,4", "0,2");
    assertThat(texts(parsed(Plots.svg(plot, Locale.ENGLISH, "p")))).contains("−0.4", "0.2");
    Document.Plot decades = plot(Shape.LINES, false, true, series("a", 0, 1, 1, 1e9));
    assertThat(texts(parsed(Plots.svg(decades)))).contains("10,000", "10⁸");
  }

  @Test
  void longNamesAreWrittenInFullBesideLyingBars() throws Exception {
    String name = "alphabeta:depth=4,eval=course";
    Document.Plot plot =
        new Document.Plot(
            Shape.BARS,
            "c",
            new Document.Axis("", false),
            new Document.Axis("Elo", false),
            List.of(name, name, "b"),
            List.of(series("a", 0, 5, 1, -5, 2, 7)));
    assertThat(texts(parsed(Plots.svg(plot))))
        .contains(name, "b")
        .filteredOn(name::equals)
        .hasSize(2);
  }

  private static Document.Plot random(Shape shape, int size) {
    SplittableRandom random = new SplittableRandom(5);
    double[] numbers = new double[2 * size];
    for (int i = 0; i < size; i++) {
      numbers[2 * i] = i;
      numbers[2 * i + 1] = random.nextDouble() * 1000;
    }
    return plot(shape, false, false, series("random", numbers));
  }

  private static List<String> texts(org.w3c.dom.Document svg) {
    NodeList found = svg.getElementsByTagName("text");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      texts.add(found.item(i).getTextContent());
    }
    return texts;
  }

  static org.w3c.dom.Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }
}
