package tabuleiro.lab.report;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/**
 * A logarithmic axis with labels at powers of ten, and at 2 and 5 times them if the axis is short.
 * Short numbers are written out, longer ones as 10⁷.
 */
final class DecadeAxis extends LogAxis {
  private static final long serialVersionUID = 1L;
  private static final int MOST_FIGURES = 9;
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private final NumberFormat format;

  DecadeAxis(String label, Locale locale) {
    super(label);
    format = NumberFormat.getInstance(locale);
    format.setMaximumFractionDigits(6);
  }

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
    int first = (int) Math.floor(Math.log10(getLowerBound()));
    int last = (int) Math.ceil(Math.log10(getUpperBound()));
    int step = (last - first) / MOST_FIGURES + 1;
    List<NumberTick> ticks = new ArrayList<>();
    for (int power = first; power <= last; power++) {
      for (int digit = 1; digit <= 9; digit++) {
        double value = digit * Math.pow(10, power);
        boolean isFigure =
            digit == 1
                ? Math.floorMod(power, step) == 0
                : last - first <= 3 && (digit == 2 || digit == 5);
        if (getRange().contains(value) && (digit == 1 || last - first <= 5)) {
          ticks.add(tick(value, isFigure ? text(digit, power) : "", edge));
        }
      }
    }
    return ticks;
  }

  private static NumberTick tick(double value, String text, RectangleEdge edge) {
    TextAnchor anchor =
        RectangleEdge.isLeftOrRight(edge) ? TextAnchor.CENTER_RIGHT : TextAnchor.TOP_CENTER;
    TickType type = text.isEmpty() ? TickType.MINOR : TickType.MAJOR;
    return new NumberTick(type, value, text, anchor, TextAnchor.CENTER, 0);
  }

  private String text(int digit, int power) {
    if (power >= -4 && power <= 6) {
      return format.format(digit * Math.pow(10, power));
    }
    StringBuilder text = new StringBuilder(digit == 1 ? "10" : digit + "·10");
    if (power < 0) {
      text.append('⁻');
    }
    Integer.toString(Math.abs(power))
        .chars()
        .forEach(figure -> text.append(SUPERSCRIPTS.charAt(figure - '0')));
    return text.toString();
  }
}
