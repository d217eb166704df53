package tabuleiro.lab.report;

import java.awt.font.FontRenderContext;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jspecify.annotations.Nullable;

/** Lays out bar plots: vertical if the category names fit below, else horizontal. */
final class Bars {
  private static final double ROOM = 450; // for names below vertical bars, in pixels
  private static final int THICK = 16; // a horizontal bar, including the space around it

  private final Document.Plot plot;
  private final Locale locale;
  private final Document.@Nullable Point[][] points;
  private final Scale scale;
  private final boolean isLying;

  Bars(Document.Plot plot, Locale locale) {
    this.plot = plot;
    this.locale = locale;
    List<String> categories = plot.categories();
    points = new Document.Point[plot.series().size()][categories.size()];
    for (int row = 0; row < points.length; row++) {
      for (Document.Point point : plot.series().get(row).points()) {
        int column = (int) point.x();
        if (column >= 0 && column < categories.size() && Double.isFinite(point.y())) {
          points[row][column] = point;
        }
      }
    }
    scale =
        Scale.of(
                plot.vertical().isLogarithmic(),
                plot.series().stream()
                    .flatMap(series -> series.points().stream())
                    .flatMapToDouble(
                        point -> DoubleStream.of(point.low(), point.y(), point.high())))
            .withZero();
    FontRenderContext letters = new FontRenderContext(null, true, true);
    double widest =
        categories.stream()
            .mapToDouble(name -> Theme.FONT.getStringBounds(name, letters).getWidth())
            .max()
            .orElse(0);
    isLying = widest * categories.size() > ROOM;
  }

  /** The height of the picture. */
  int height(int usual) {
    int bars = plot.categories().size() * Math.max(1, plot.series().size());
    return isLying ? Math.max(160, 100 + bars * THICK + plot.categories().size() * 8) : usual;
  }

  CategoryPlot plot() {
    DefaultCategoryDataset dataset = new DefaultCategoryDataset();
    for (int row = 0; row < points.length; row++) {
      SeriesName series = new SeriesName(row, plot.series().get(row).name());
      for (int column = 0; column < plot.categories().size(); column++) {
        Document.Point point = points[row][column];
        SeriesName category = new SeriesName(column, plot.categories().get(column));
        dataset.addValue(
            point == null || scale.isOff(point.y()) ? null : point.y(), series, category);
      }
    }
    ValueAxis values = scale.axis(plot.vertical().label(), !isLying, locale);
    if (scale.isLogarithmic()) {
      values.setLowerBound(Math.pow(10, Math.ceil(Math.log10(scale.least())) - 1));
    }
    BarsRenderer renderer = new BarsRenderer(points, scale, isLying);
    if (scale.isLogarithmic()) {
      renderer.setBase(values.getLowerBound());
    }
    CategoryPlot chart = new CategoryPlot(dataset, names(), values, renderer);
    chart.setOrientation(isLying ? PlotOrientation.HORIZONTAL : PlotOrientation.VERTICAL);
    chart.setRangeGridlinePaint(Theme.GRID);
    chart.setRangeGridlineStroke(Theme.THIN);
    chart.setAxisOffset(RectangleInsets.ZERO_INSETS);
    if (isLying) {
      chart.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    }
    return chart;
  }

  private CategoryAxis names() {
    CategoryAxis axis = new CategoryAxis(plot.horizontal().label());
    axis.setLabelFont(Theme.FONT);
    axis.setLabelPaint(Theme.INK);
    axis.setTickLabelFont(Theme.FONT);
    axis.setTickLabelPaint(Theme.INK);
    axis.setAxisLinePaint(Theme.AXIS);
    axis.setTickMarksVisible(false);
    axis.setMaximumCategoryLabelWidthRatio(isLying ? 0.5f : 1);
    axis.setCategoryMargin(0.25);
    axis.setLowerMargin(0.02);
    axis.setUpperMargin(0.02);
    return axis;
  }
}
