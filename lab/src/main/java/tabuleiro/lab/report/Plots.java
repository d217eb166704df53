package tabuleiro.lab.report;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;

/**
 * Draws plots as SVG: JFreeChart lays them out, Batik writes them, and redundant output is removed.
 * The same plot gives the same text on every computer with the same fonts. Lines and letters have
 * the colour of the surrounding text ({@code currentColor}).
 */
public final class Plots {
  static final int WIDTH = 720;

  private static final int HEIGHT = 380;

  private Plots() {}

  /** A plot as an SVG file. */
  public static String svg(Document.Plot plot) {
    String element = svg(plot, Locale.ENGLISH, "p");
    int start = element.indexOf("<svg ") + "<svg ".length();
    return element.substring(0, start)
        + "xmlns=\"http://www.w3.org/2000/svg\" "
        + element.substring(start);
  }

  /**
   * A plot as an element of a page.
   *
   * @param locale the locale of the axis labels
   * @param prefix the prefix of its ids, different for every plot of a page
   */
  static String svg(Document.Plot plot, Locale locale, String prefix) {
    prepare();
    boolean isBars = plot.shape() == Document.Shape.BARS;
    Bars bars = new Bars(plot, locale);
    int height = isBars ? bars.height(HEIGHT) : HEIGHT;
    Rectangle2D area = new Rectangle2D.Double(0, 0, WIDTH, height);
    JFreeChart chart = chart(isBars ? bars.plot() : Curves.plot(plot, locale), plot.series());
    ChartRenderingInfo info = new ChartRenderingInfo();
    Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
    chart.draw(scratch, area, info); // computes the layout
    scratch.dispose();
    Rectangle2D data = info.getPlotInfo().getDataArea();
    double legendTop = info.getPlotInfo().getPlotArea().getMaxY();
    Canvas canvas = Canvas.of(prefix, area, data, legendTop);
    chart.draw(canvas, area);
    String caption = Escape.html(plot.caption());
    return "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" font-family=\"sans-serif\" aria-label=\"%s\">"
            .formatted(WIDTH, height, WIDTH, height, caption)
        + "<title>"
        + caption
        + "</title>"
        + canvas.drawn()
        + "</svg>";
  }

  /** Whether any point has no place on a logarithmic axis. */
  static boolean hasMoved(Document.Plot plot) {
    boolean isBars = plot.shape() == Document.Shape.BARS;
    return plot.series().stream()
        .flatMap(series -> series.points().stream())
        .anyMatch(
            point ->
                (plot.horizontal().isLogarithmic() && !isBars && point.x() <= 0)
                    || (plot.vertical().isLogarithmic() && point.y() <= 0));
  }

  /** Enables headless mode unless it is set explicitly, and keeps rotated text as text. */
  private static void prepare() {
    TextUtils.setUseDrawRotatedStringWorkaround(false);
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true");
    }
  }

  private static JFreeChart chart(org.jfree.chart.plot.Plot plot, List<Document.Series> series) {
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setInsets(new RectangleInsets(8, 4, 4, 8));
    JFreeChart chart = new JFreeChart(null, Theme.FONT, plot, false);
    chart.setBackgroundPaint(null);
    if (series.size() > 1) {
      chart.addLegend(legend(plot));
    }
    return chart;
  }

  private static LegendTitle legend(org.jfree.chart.plot.Plot plot) {
    LegendTitle legend = new LegendTitle(plot);
    legend.setPosition(RectangleEdge.BOTTOM);
    legend.setItemFont(Theme.FONT);
    legend.setItemPaint(Theme.INK);
    legend.setFrame(BlockBorder.NONE);
    legend.setBackgroundPaint(null);
    legend.setItemLabelPadding(new RectangleInsets(2, 4, 2, 14));
    return legend;
  }
}
