package tabuleiro.lab.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The style of all plots. The colours are those of Okabe and Ito (2008), which colour-blind readers
 * can distinguish, without yellow and in an order in which neighbours also differ in brightness.
 * Each series has its own marker, and its own dashes from the eighth on, for printing without
 * colours.
 */
final class Theme {
  /** A placeholder for the reader's text colour, which {@link Canvas} replaces. */
  static final Color INK = new Color(1, 2, 3);

  static final Color GRID = new Color(1, 2, 3, 38);
  static final Color AXIS = new Color(1, 2, 3, 128);
  static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
  static final Stroke THIN = new BasicStroke(1);

  private static final List<Color> COLOURS =
      List.of(
          new Color(0x0072B2), // blue
          new Color(0xD55E00), // vermilion
          new Color(0x009E73), // bluish green
          new Color(0xCC79A7), // reddish purple
          new Color(0xE69F00), // orange
          new Color(0x56B4E9), // sky blue
          new Color(0x7F7F7F)); // grey

  private static final float[][] DASHES = {{6, 4}, {2, 3}, {8, 3, 2, 3}};

  private Theme() {}

  static Color colour(int series) {
    return COLOURS.get(series % COLOURS.size());
  }

  static Stroke line(int series) {
    int round = series / COLOURS.size();
    return round == 0
        ? new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
        : new BasicStroke(
            2,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND,
            10,
            DASHES[(round - 1) % DASHES.length],
            0);
  }

  /** The marker of a series, centred at a place. */
  static Shape marker(int series, double x, double y) {
    return switch (series % 5) {
      case 0 -> new Ellipse2D.Double(x - 3.5, y - 3.5, 7, 7);
      case 1 -> new Rectangle2D.Double(x - 3, y - 3, 6, 6);
      case 2 -> polygon(x, y, -4, 3, 0, -4, 4, 3);
      case 3 -> polygon(x, y, 0, -4.5, 4.5, 0, 0, 4.5, -4.5, 0);
      default -> polygon(x, y, -4, -3, 4, -3, 0, 4);
    };
  }

  private static Shape polygon(double x, double y, double... corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(x + corners[0], y + corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(x + corners[i], y + corners[i + 1]);
    }
    path.closePath();
    return path;
  }
}
