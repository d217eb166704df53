package tabuleiro.lab.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleInsets;

/**
 * The range of values that an axis must show, computed before drawing. A logarithmic axis has no
 * place for values of zero or less: they are drawn at the lowest value above zero, and marked.
 *
 * @param least the smallest drawn value
 * @param most the largest drawn value
 */
record Scale(boolean isLogarithmic, boolean isWhole, double least, double most) {

  /** The scale for these values, ignoring those that are not finite. */
  static Scale of(boolean isLogarithmic, DoubleStream values) {
    double[] shown =
        values
            .filter(value -> Double.isFinite(value) && (!isLogarithmic || value > 0))
            .sorted()
            .toArray();
    boolean isWhole = Arrays.stream(shown).allMatch(value -> value == Math.rint(value));
    return shown.length == 0
        ? new Scale(isLogarithmic, true, isLogarithmic ? 1 : 0, isLogarithmic ? 10 : 1)
        : new Scale(isLogarithmic, isWhole, shown[0], shown[shown.length - 1]);
  }

  /** Whether a value has no place on this scale. */
  boolean isOff(double value) {
    return isLogarithmic && value <= 0;
  }

  /** The place where a value is drawn. */
  double place(double value) {
    return isOff(value) ? least : value;
  }

  /** This scale extended to zero, where bars start. */
  Scale withZero() {
    return isLogarithmic ? this : new Scale(false, isWhole, Math.min(0, least), Math.max(0, most));
  }

  /** This scale extended to zero if that takes little space. */
  Scale withZeroIfNear() {
    boolean isNear = least >= 0 ? least < most / 3 : most <= 0 && most > least / 3;
    return isNear ? withZero() : this;
  }

  /**
   * The axis, slightly longer than the range.
   *
   * @param isUpright whether it is vertical
   */
  ValueAxis axis(String label, boolean isUpright, Locale locale) {
    ValueAxis axis = isLogarithmic ? new DecadeAxis(label, locale) : linear(label, locale);
    if (isLogarithmic) {
      double room = Math.max(1.15, Math.pow(most / least, 0.03));
      axis.setRange(least / room, most * room);
    } else {
      double room = most > least ? (most - least) * 0.05 : Math.max(Math.abs(most) * 0.1, 0.5);
      axis.setRange(least == 0 ? 0 : least - room, most == 0 && least < 0 ? 0 : most + room);
    }
    axis.setLabelFont(Theme.FONT);
    axis.setLabelPaint(Theme.INK);
    axis.setTickLabelFont(Theme.FONT);
    axis.setTickLabelInsets(
        isUpright ? new RectangleInsets(9, 4, 9, 4) : new RectangleInsets(2, 12, 2, 12));
    axis.setTickLabelPaint(Theme.INK);
    axis.setAxisLinePaint(Theme.AXIS);
    axis.setTickMarkPaint(Theme.AXIS);
    return axis;
  }

  private NumberAxis linear(String label, Locale locale) {
    NumberAxis axis = new NumberAxis(label);
    axis.setStandardTickUnits(
        isWhole
            ? NumberAxis.createIntegerTickUnits(locale)
            : NumberAxis.createStandardTickUnits(locale));
    return axis;
  }
}
