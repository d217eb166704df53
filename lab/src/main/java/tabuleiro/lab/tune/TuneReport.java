package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.statistics.Interval;

/** The report of a tuning, for one document. */
final class TuneReport {
  private final TuneSettings settings;
  private final WeightSpace space;
  private final String unit;
  private final Locale locale;
  private final List<Document.Block> blocks = new ArrayList<>();

  TuneReport(TuneSettings settings, WeightSpace space, Fitness fitness, Locale locale) {
    this.settings = settings;
    this.space = space;
    this.unit = fitness.unit().in(locale);
    this.locale = locale;
  }

  Document document(TuningOutcome outcome) {
    String verdict = verdict(outcome);
    heading("report.verdict");
    blocks.add(new Document.Paragraph(verdict));
    outcome.confirmation().ifPresent(this::match);
    weights(outcome);
    sets(outcome);
    curve(outcome.generations());
    how(outcome);
    return new Document(text("report.title", settings.name()), verdict, blocks);
  }

  /** The report of an unfinished tuning: the learning curve. */
  Document soFar(List<TuningOutcome.Generation> generations) {
    curve(generations);
    return new Document(text("report.title", settings.name()), "", blocks);
  }

  private String verdict(TuningOutcome outcome) {
    if (outcome.isStart()) {
      return text("verdict.start");
    }
    Interval ahead = ahead(outcome.standings(), 1);
    String low = number(ahead.low());
    String high = number(ahead.high());
    if (outcome.confirmation().isPresent()) {
      String key =
          switch (outcome.confirmation().get().verdict()) {
            case ELO1 -> "verdict.match.better";
            case ELO0 -> "verdict.match.not";
            case OPEN -> "verdict.match.open";
          };
      return text(key, lead(outcome.confirmation().get().pairs()));
    }
    String key =
        outcome.isBetter() ? "verdict.better" : ahead.high() < 0 ? "verdict.worse" : "verdict.open";
    return text(key, number(ahead.middle()), low, high, unit);
  }

  /** The lead without an interval: a sequential test decided how many games were played. */
  private String lead(Pairs pairs) {
    Elo elo = Elo.of(pairs);
    return (elo.isBound() ? elo.lead() > 0 ? "> " : "< " : "") + number(elo.lead());
  }

  private static Interval ahead(List<TuningOutcome.Standing> standings, int other) {
    return standings.get(0).heldOut().ahead(standings.get(other).heldOut());
  }

  private void match(Confirmation match) {
    blocks.add(
        new Document.Paragraph(
            text(
                "match.text",
                2 * match.pairs().size(),
                number(100 * match.pairs().score()),
                match.pairs(),
                number(match.test().elo0()),
                number(match.test().elo1()),
                number(match.test().weight(match.pairs())),
                number(match.test().lower()),
                number(match.test().upper()))));
  }

  /** All shown weights by name, and the winner's in a form to paste. */
  private void weights(TuningOutcome outcome) {
    heading("report.weights");
    List<String> headings = new ArrayList<>(List.of(text("column.weight"), text("column.range")));
    outcome.standings().forEach(standing -> headings.add(standing.name()));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < space.list().size(); i++) {
      Weight weight = space.list().get(i);
      List<String> row = new ArrayList<>();
      row.add(weight.name());
      row.add(plain(weight.lowest()) + " – " + plain(weight.highest()));
      for (TuningOutcome.Standing standing : outcome.standings()) {
        row.add(plain(standing.training().weights()[i]));
      }
      rows.add(row);
    }
    blocks.add(new Document.Table(text("caption.weights"), headings, rows));
    double[] winner = outcome.standings().get(0).training().weights();
    blocks.add(
        new Document.Preformatted(
            "weights=" + joined(winner, "/") + "\nstart: [" + joined(winner, ", ") + "]"));
  }

  private static String joined(double[] numbers, String between) {
    return Arrays.stream(numbers).mapToObj(TuneReport::plain).collect(Collectors.joining(between));
  }

  /** Training next to held-out scores: much better training scores indicate overfitting. */
  private void sets(TuningOutcome outcome) {
    heading("report.sets");
    blocks.add(new Document.Paragraph(text("sets.text")));
    List<TuningOutcome.Standing> standings = outcome.standings();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < standings.size(); i++) {
      TuningOutcome.Standing standing = standings.get(i);
      rows.add(
          List.of(
              standing.name(),
              interval(standing.training().interval()),
              String.valueOf(standing.training().size()),
              interval(standing.heldOut().interval()),
              String.valueOf(standing.heldOut().size()),
              i == 0 ? "" : interval(standings.get(0).training().ahead(standing.training())),
              i == 0 ? "" : interval(ahead(standings, i))));
    }
    blocks.add(
        new Document.Table(
            text("caption.sets", unit),
            List.of(
                text("column.who"),
                text("column.training"),
                text("column.instances"),
                text("column.heldOut"),
                text("column.instances"),
                text("column.aheadTraining"),
                text("column.aheadHeldOut")),
            rows));
  }

  private void curve(List<TuningOutcome.Generation> generations) {
    heading("report.curve");
    curvePlot(generations);
    generationTable(generations);
    if (PoolTable.fits(settings) && generations.stream().anyMatch(g -> !g.pool().isEmpty())) {
      heading("report.pool");
      blocks.add(new PoolTable(settings, space, locale).of(generations));
    }
  }

  private void curvePlot(List<TuningOutcome.Generation> generations) {
    List<Document.Point> best = new ArrayList<>();
    List<Document.Point> mean = new ArrayList<>();
    List<Document.Point> elsewhere = new ArrayList<>();
    for (TuningOutcome.Generation each : generations) {
      int number = each.number() + 1;
      best.add(Document.Point.of(number, each.best()));
      mean.add(Document.Point.of(number, each.mean()));
      each.elsewhere().ifPresent(score -> elsewhere.add(Document.Point.of(number, score)));
    }
    List<Document.Series> series = new ArrayList<>();
    series.add(new Document.Series(text("series.best"), best));
    series.add(new Document.Series(text("series.mean"), mean));
    if (!elsewhere.isEmpty()) {
      series.add(new Document.Series(text("series.elsewhere"), elsewhere));
    }
    blocks.add(
        new Document.Plot(
            Document.Shape.LINES,
            text("caption.curve"),
            new Document.Axis(text("axis.generation"), false),
            new Document.Axis(unit, false),
            List.of(),
            series));
  }

  private void generationTable(List<TuningOutcome.Generation> generations) {
    List<List<String>> rows = new ArrayList<>();
    for (TuningOutcome.Generation each : generations) {
      rows.add(
          List.of(
              String.valueOf(each.number() + 1),
              number(each.best()),
              number(each.mean()),
              each.elsewhere().map(this::number).orElse(""),
              String.valueOf(each.points()),
              String.valueOf(each.givenUp())));
    }
    blocks.add(
        new Document.Table(
            text("caption.generations", unit),
            List.of(
                text("axis.generation"),
                text("series.best"),
                text("series.mean"),
                text("series.elsewhere"),
                text("column.points"),
                text("column.givenUp")),
            rows));
  }

  private void how(TuningOutcome outcome) {
    heading("report.how");
    MethodSettings method = settings.method();
    long points = outcome.generations().stream().mapToLong(TuningOutcome.Generation::points).sum();
    blocks.add(
        new Document.Paragraph(
            text(
                "how.text",
                text("method." + method.kind().id()),
                points,
                method.generations(),
                settings.games(),
                settings.seed())));
    blocks.add(
        new Document.Paragraph(
            text("how.measure." + settings.measure().name().toLowerCase(Locale.ROOT))));
  }

  private void heading(String key) {
    blocks.add(new Document.Heading(2, text(key)));
  }

  private String text(String key, Object... arguments) {
    return Message.of(TuneSettings.BUNDLE, key, arguments).in(locale);
  }

  private String interval(Interval interval) {
    return Double.isFinite(interval.error())
        ? number(interval.middle()) + " ± " + number(interval.error())
        : number(interval.middle());
  }

  /** A weight with all its digits. */
  private static String plain(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e15
        ? String.valueOf((long) number)
        : String.valueOf(number);
  }

  /** A result with about four digits. */
  private String number(double number) {
    double size = Math.abs(number);
    String form = size >= 1000 ? "%.0f" : size >= 10 ? "%.1f" : "%.3f";
    return String.format(locale, form, number);
  }
}
