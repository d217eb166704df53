package tabuleiro.lab.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/**
 * The numbers of a plot as a table, for readers and formats without pictures. With few horizontal
 * values there is a row for each and a column for each series; otherwise a row for each series with
 * its ranges and a sparkline.
 */
final class PlotTable {
  private static final int MOST_ROWS = 40;
  private static final int SPARKS = 32;
  private static final String BARS = "▁▂▃▄▅▆▇█";

  private PlotTable() {}

  static Document.Table of(Document.Plot plot) {
    Map<Double, List<String>> rows = new TreeMap<>();
    boolean isTable = true;
    for (int column = 0; column < plot.series().size(); column++) {
      for (Document.Point point : plot.series().get(column).points()) {
        List<String> row =
            rows.computeIfAbsent(
                point.x(), x -> new ArrayList<>(Collections.nCopies(plot.series().size(), "")));
        isTable &= row.set(column, value(point)).isEmpty();
      }
    }
    return isTable && rows.size() <= MOST_ROWS ? places(plot, rows) : shapes(plot);
  }

  private static Document.Table places(Document.Plot plot, Map<Double, List<String>> values) {
    List<String> headings = new ArrayList<>();
    headings.add(plot.horizontal().label());
    plot.series().forEach(series -> headings.add(series.name()));
    List<List<String>> rows = new ArrayList<>();
    values.forEach(
        (x, cells) -> {
          List<String> row = new ArrayList<>();
          int category = x.intValue();
          boolean isNamed = category >= 0 && category < plot.categories().size();
          row.add(isNamed ? plot.categories().get(category) : number(x));
          row.addAll(cells);
          rows.add(row);
        });
    return new Document.Table(plot.caption(), headings, rows);
  }

  private static Document.Table shapes(Document.Plot plot) {
    List<String> headings =
        List.of("", "n", plot.horizontal().label(), plot.vertical().label(), "▁▃▅█");
    List<List<String>> rows =
        plot.series().stream()
            .map(
                series ->
                    List.of(
                        series.name(),
                        String.valueOf(series.points().size()),
                        range(series.points().stream().mapToDouble(Document.Point::x)),
                        range(series.points().stream().mapToDouble(Document.Point::y)),
                        sparks(series, plot.vertical().isLogarithmic())))
            .toList();
    return new Document.Table(plot.caption(), headings, rows);
  }

  private static String value(Document.Point point) {
    String value = number(point.y());
    return point.low() < point.high()
        ? value + " [" + number(point.low()) + " … " + number(point.high()) + "]"
        : value;
  }

  private static String range(DoubleStream values) {
    double[] sorted = values.filter(Double::isFinite).sorted().toArray();
    return sorted.length == 0 ? "–" : number(sorted[0]) + " … " + number(sorted[sorted.length - 1]);
  }

  /**
   * A sparkline: the means of equal parts of a series, from left to right, as bars of different
   * heights.
   */
  private static String sparks(Document.Series series, boolean isLogarithmic) {
    double[] heights =
        series.points().stream()
            .filter(point -> Double.isFinite(point.y()) && (!isLogarithmic || point.y() > 0))
            .sorted((one, other) -> Double.compare(one.x(), other.x()))
            .mapToDouble(point -> isLogarithmic ? Math.log(point.y()) : point.y())
            .toArray();
    int parts = Math.min(SPARKS, heights.length);
    double[] means = new double[parts];
    for (int part = 0; part < parts; part++) {
      int from = (int) ((long) part * heights.length / parts);
      int to = (int) ((part + 1L) * heights.length / parts);
      means[part] = DoubleStream.of(heights).skip(from).limit(to - from).average().orElse(0);
    }
    double least = DoubleStream.of(means).min().orElse(0);
    double room = Math.max(DoubleStream.of(means).max().orElse(0) - least, Double.MIN_NORMAL);
    StringBuilder sparks = new StringBuilder();
    for (double mean : means) {
      sparks.append(BARS.charAt((int) Math.round((mean - least) / room * (BARS.length() - 1))));
    }
    return sparks.toString();
  }

  /** A number with four significant digits, or with all digits before the decimal point. */
  static String number(double value) {
    if (!Double.isFinite(value)) {
      return Double.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
    }
    BigDecimal exact = BigDecimal.valueOf(value);
    BigDecimal rounded =
        Math.abs(value) >= 1000
            ? exact.setScale(0, RoundingMode.HALF_EVEN)
            : exact.round(new MathContext(4));
    BigDecimal shown = rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
    boolean isTiny = shown.signum() != 0 && Math.abs(value) < 1e-4;
    return (isTiny ? shown.toString() : shown.toPlainString()).replace('-', '−');
  }
}
