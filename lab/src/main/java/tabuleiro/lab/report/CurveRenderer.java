package tabuleiro.lab.report;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.xy.XYDataset;

/**
 * Draws curves: bands, then lines, then markers. A hollow marker means that the point is not at its
 * true place.
 */
@SuppressWarnings("serial") // plots are never serialised
final class CurveRenderer extends DeviationRenderer {
  private static final float BAND = 0.18f;

  private final List<Curve> curves;
  private final boolean hasLines;

  CurveRenderer(List<Curve> curves, boolean hasLines) {
    super(hasLines, true);
    this.curves = curves;
    this.hasLines = hasLines;
    setAlpha(BAND);
    for (int i = 0; i < curves.size(); i++) {
      setSeriesPaint(i, Theme.colour(i));
      setSeriesFillPaint(i, Theme.colour(i)); // the colour of the band
      setSeriesStroke(i, Theme.line(i));
      setSeriesShape(i, Theme.marker(i, 0, 0));
    }
  }

  private Curve.Place place(int series, int item) {
    return curves.get(series).places().get(item);
  }

  @Override
  public void drawItem(
      Graphics2D graphics,
      XYItemRendererState state,
      Rectangle2D area,
      PlotRenderingInfo info,
      XYPlot plot,
      ValueAxis horizontal,
      ValueAxis vertical,
      XYDataset dataset,
      int series,
      int item,
      CrosshairState crosshair,
      int pass) {
    boolean isBand = pass == 0;
    if (isItemPass(pass)) {
      marker(graphics, area, plot, series, item);
    } else if (isBand && !hasLines) {
      interval(graphics, area, plot, series, item);
    } else if (!isBand || curves.get(series).hasBand()) {
      super.drawItem(
          graphics,
          state,
          area,
          info,
          plot,
          horizontal,
          vertical,
          dataset,
          series,
          item,
          crosshair,
          pass);
    }
  }

  private void marker(Graphics2D graphics, Rectangle2D area, XYPlot plot, int series, int item) {
    Curve.Place place = place(series, item);
    if (place.isMarked()) {
      Shape marker = Theme.marker(series, x(plot, area, place), y(plot, area, place.y()));
      graphics.setPaint(Theme.colour(series));
      graphics.setStroke(Theme.THIN);
      if (place.isMoved()) {
        graphics.draw(marker);
      } else {
        graphics.fill(marker);
      }
    }
  }

  /** Draws the interval of a single point. */
  private void interval(Graphics2D graphics, Rectangle2D area, XYPlot plot, int series, int item) {
    Curve.Place place = place(series, item);
    if (place.low() < place.high()) {
      double x = x(plot, area, place);
      graphics.setPaint(Theme.colour(series));
      graphics.setStroke(Theme.THIN);
      graphics.draw(
          new Line2D.Double(x, y(plot, area, place.low()), x, y(plot, area, place.high())));
    }
  }

  private static double x(XYPlot plot, Rectangle2D area, Curve.Place place) {
    return plot.getDomainAxis().valueToJava2D(place.x(), area, plot.getDomainAxisEdge());
  }

  private static double y(XYPlot plot, Rectangle2D area, double value) {
    return plot.getRangeAxis().valueToJava2D(value, area, plot.getRangeAxisEdge());
  }
}
