package tabuleiro.lab.report;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.CategoryDataset;
import org.jspecify.annotations.Nullable;

/** Draws bars with error bars, which may be asymmetric. */
@SuppressWarnings("serial") // plots are never serialised
final class BarsRenderer extends BarRenderer {
  private static final double END = 3; // half the length of the caps

  private final Document.@Nullable Point[][] points; // by series and category
  private final Scale scale;

  BarsRenderer(Document.@Nullable Point[][] points, Scale scale, boolean isLying) {
    this.points = points;
    this.scale = scale;
    setBarPainter(new StandardBarPainter());
    setShadowVisible(false);
    setDrawBarOutline(false);
    setItemMargin(points.length > 4 ? 0.02 : 0.08);
    setMaximumBarWidth(isLying ? 1 : 0.1);
    for (int i = 0; i < points.length; i++) {
      setSeriesPaint(i, Theme.colour(i));
    }
  }

  @Override
  public void drawItem(
      Graphics2D graphics,
      CategoryItemRendererState state,
      Rectangle2D area,
      CategoryPlot plot,
      CategoryAxis domain,
      ValueAxis range,
      CategoryDataset dataset,
      int row,
      int column,
      int pass) {
    super.drawItem(graphics, state, area, plot, domain, range, dataset, row, column, pass);
    Document.Point point = points[row][column];
    if (point != null && !scale.isOff(point.y()) && point.low() < point.high()) {
      double start = calculateBarW0(plot, plot.getOrientation(), area, domain, state, row, column);
      double middle = start + state.getBarWidth() / 2;
      RectangleEdge edge = plot.getRangeAxisEdge();
      double least = range.getLowerBound();
      double most = range.getUpperBound();
      double low = within(scale.place(point.low()), least, most);
      double high = within(scale.place(point.high()), least, most);
      graphics.setPaint(Theme.INK);
      graphics.setStroke(Theme.THIN);
      whisker(
          graphics,
          PlotOrientation.VERTICAL.equals(plot.getOrientation()),
          middle,
          range.valueToJava2D(low, area, edge),
          range.valueToJava2D(high, area, edge));
    }
  }

  private static double within(double value, double least, double most) {
    return Math.max(least, Math.min(most, value));
  }

  private static void whisker(
      Graphics2D graphics, boolean isUpright, double middle, double low, double high) {
    Path2D path = new Path2D.Double();
    for (double end : new double[] {low, high}) {
      path.append(line(isUpright, middle - END, end, middle + END, end), false);
    }
    path.append(line(isUpright, middle, low, middle, high), false);
    graphics.draw(path);
  }

  private static Line2D line(boolean isUpright, double a, double b, double c, double d) {
    return isUpright ? new Line2D.Double(a, b, c, d) : new Line2D.Double(b, a, d, c);
  }
}
