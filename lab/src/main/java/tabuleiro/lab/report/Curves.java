package tabuleiro.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** Lays out plots of lines, steps and points. */
final class Curves {
  private Curves() {}

  static XYPlot plot(Document.Plot plot, Locale locale) {
    Scale horizontal =
        Scale.of(plot.horizontal().isLogarithmic(), points(plot).mapToDouble(Document.Point::x));
    Scale vertical =
        Scale.of(
                plot.vertical().isLogarithmic(),
                points(plot)
                    .flatMapToDouble(
                        point -> DoubleStream.of(point.low(), point.y(), point.high())))
            .withZeroIfNear();
    List<Curve> curves =
        plot.series().stream()
            .map(series -> Curve.of(plot.shape(), series, horizontal, vertical))
            .toList();
    XYPlot chart =
        new XYPlot(
            dataset(curves),
            horizontal.axis(plot.horizontal().label(), false, locale),
            vertical.axis(plot.vertical().label(), true, locale),
            new CurveRenderer(curves, plot.shape() != Document.Shape.POINTS));
    chart.setDomainGridlinePaint(Theme.GRID);
    chart.setDomainGridlineStroke(Theme.THIN);
    chart.setRangeGridlinePaint(Theme.GRID);
    chart.setRangeGridlineStroke(Theme.THIN);
    chart.setAxisOffset(RectangleInsets.ZERO_INSETS);
    chart.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    chart.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    return chart;
  }

  private static Stream<Document.Point> points(Document.Plot plot) {
    return plot.series().stream().flatMap(series -> series.points().stream());
  }

  private static YIntervalSeriesCollection dataset(List<Curve> curves) {
    YIntervalSeriesCollection dataset = new YIntervalSeriesCollection();
    for (int i = 0; i < curves.size(); i++) {
      YIntervalSeries series =
          new YIntervalSeries(new SeriesName(i, curves.get(i).name()), false, true);
      for (Curve.Place place : curves.get(i).places()) {
        series.add(place.x(), place.y(), place.low(), place.high());
      }
      dataset.addSeries(series);
    }
    return dataset;
  }
}
