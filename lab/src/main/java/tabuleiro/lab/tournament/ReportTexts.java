package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.Message;

/** The texts of a report. Numbers have the same format in all languages. */
record ReportTexts(Locale locale) {

  String text(String key, Object... arguments) {
    return Message.of(TournamentSpecReader.BUNDLE, key, arguments).in(locale);
  }

  /** Several texts, such as the headings of a table. */
  List<String> texts(String prefix, String... keys) {
    List<String> texts = new ArrayList<>();
    for (String key : keys) {
      texts.add(text(prefix + key));
    }
    return texts;
  }

  /** Points, with ½ where needed. */
  String points(double points) {
    return points == Math.rint(points)
        ? String.valueOf((long) points)
        : String.format(locale, "%.1f", points);
  }

  /** A share as a percentage. */
  String percent(double share) {
    return String.format(locale, "%.1f", 100 * share);
  }

  String signed(double number) {
    return String.format(locale, "%+.0f", number + 0.0);
  }

  /** An estimate in Elo; if its interval has only one end, that bound. */
  String elo(double estimate, double low, double high) {
    if (Double.isInfinite(low) && Double.isInfinite(high)) {
      return "–";
    }
    return Double.isInfinite(high)
        ? "> " + signed(low)
        : Double.isInfinite(low) ? "< " + signed(high) : signed(estimate);
  }

  /** An interval in Elo, if it has two ends. */
  String range(double low, double high) {
    return Double.isInfinite(low) || Double.isInfinite(high)
        ? "–"
        : text("range", signed(low), signed(high));
  }

  String hundredths(double number) {
    return String.format(locale, "%.2f", number);
  }

  String limits(Limits limits) {
    List<String> parts = new ArrayList<>();
    if (limits.hasDepth()) {
      parts.add(text("limit.depth", limits.depth()));
    }
    if (limits.hasNodes()) {
      parts.add(text("limit.nodes", limits.nodes()));
    }
    if (limits.hasTime()) {
      parts.add(text("limit.time", limits.time().toMillis()));
    }
    return parts.isEmpty() ? "–" : String.join(", ", parts);
  }
}
