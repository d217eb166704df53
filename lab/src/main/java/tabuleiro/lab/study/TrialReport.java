package tabuleiro.lab.study;

import static tabuleiro.lab.study.StudyTexts.NOTHING;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import tabuleiro.core.weights.Trial;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.Summary;

/**
 * The report of single-player games with random events: scores with confidence intervals. The
 * interval of a mean is Student's at 95 %. Scores of such games are far from normal, so it is only
 * reliable from a few hundred games on.
 *
 * @param games the number of games of each entry, all from the same seeds
 */
public record TrialReport(
    StudyFile file, List<Entry> entries, int games, ReportedResults reported) {
  private static final double CONFIDENCE = 0.95;

  /** A game with some weights. */
  public record Entry(String trial, String weights) {
    String name() {
      return trial + " " + weights;
    }
  }

  public TrialReport {
    entries = List.copyOf(entries);
  }

  /** The key of the task that plays one game. */
  public static String key(Entry entry, int game) {
    return entry.trial() + "/" + entry.weights() + "/" + game;
  }

  /** A game as the values of a task's result. */
  public static JsonNode values(Trial.Score score, long millis) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("score", score.score())
        .put("moves", score.moves())
        .put("over", score.isOver())
        .put("millis", millis);
  }

  /**
   * The scores of an entry.
   *
   * @param half half the width of the confidence interval of the mean; 0 if there is only one game
   * @param cut the number of games that reached the move limit
   */
  record Sample(List<Long> sorted, double mean, double half, long moves, long cut, long millis) {

    long quantile(double share) {
      return sorted.get((int) Math.min(sorted.size() - 1L, (long) (share * sorted.size())));
    }
  }

  public Document document(Map<String, Result> results, Locale locale) {
    return new Telling(this, results, new StudyTexts(locale)).document(locale);
  }

  Sample sample(Entry entry, Map<String, Result> results) {
    List<Long> scores = new ArrayList<>();
    long moves = 0;
    long cut = 0;
    long millis = 0;
    for (int game = 0; game < games; game++) {
      JsonNode values = Objects.requireNonNull(results.get(key(entry, game))).values();
      scores.add(values.path("score").asLong());
      moves += values.path("moves").asLong();
      cut += values.path("over").asBoolean() ? 0 : 1;
      millis += values.path("millis").asLong();
    }
    double[] sample = scores.stream().mapToDouble(Long::doubleValue).toArray();
    double mean = Summary.of(sample).mean();
    double half = games < 2 ? 0 : Interval.ofMean(CONFIDENCE, sample).error();
    scores.sort(null);
    return new Sample(scores, mean, half, moves, cut, millis);
  }

  /** The results and the texts of the report. */
  private record Telling(TrialReport study, Map<String, Result> results, StudyTexts texts) {

    Document document(Locale locale) {
      List<Document.Block> blocks = new ArrayList<>();
      study.file.aboutIn(locale).ifPresent(about -> blocks.add(new Document.Paragraph(about)));
      blocks.add(new Document.Heading(2, texts.text("solve.findings")));
      blocks.add(new Document.Paragraph(finding()));
      blocks.add(scores());
      blocks.add(means());
      blocks.add(survival());
      if (study.file.tellsTimes()) {
        blocks.add(new Document.Heading(2, texts.text("solve.times")));
        blocks.add(new Document.Paragraph(texts.text("solve.times.note")));
        blocks.add(speeds());
      }
      return new Document(study.file.titleIn(locale), finding(), blocks);
    }

    private Sample sample(Entry entry) {
      return study.sample(entry, results);
    }

    private String finding() {
      Entry best = study.entries.get(0);
      for (Entry entry : study.entries) {
        if (sample(entry).mean() > sample(best).mean()) {
          best = entry;
        }
      }
      Sample sample = sample(best);
      return texts.text(
          "trial.finding",
          best.name(),
          texts.fixed(sample.mean(), 1),
          texts.fixed(sample.half(), 1),
          study.games);
    }

    private Document.Table scores() {
      List<List<String>> rows = new ArrayList<>();
      for (Entry entry : study.entries) {
        Sample sample = sample(entry);
        OptionalDouble theirs = study.reported.of(entry.trial(), entry.weights(), "score");
        rows.add(
            List.of(
                entry.trial(),
                entry.weights(),
                texts.fixed(sample.mean(), 1),
                texts.fixed(sample.mean() - sample.half(), 1),
                texts.fixed(sample.mean() + sample.half(), 1),
                texts.number(sample.quantile(0.5)),
                texts.number(sample.sorted().get(0)),
                texts.number(sample.sorted().get(sample.sorted().size() - 1)),
                texts.number(sample.moves()),
                texts.number(sample.cut()),
                theirs.isPresent() ? texts.number(theirs.getAsDouble(), 1) : NOTHING));
      }
      return table(
              texts.text("trial.caption", study.games),
              rows,
              "trial",
              "weights",
              "mean",
              "low",
              "high",
              "median",
              "least",
              "most",
              "moves",
              "cut",
              "reported")
          .withOptional(
              texts.text("trial.head.moves"),
              texts.text("trial.head.least"),
              texts.text("trial.head.cut"),
              texts.text("trial.head.most"));
    }

    private Document.Plot means() {
      List<Document.Point> points = new ArrayList<>();
      for (int i = 0; i < study.entries.size(); i++) {
        Sample sample = sample(study.entries.get(i));
        double low = sample.mean() - sample.half();
        double high = sample.mean() + sample.half();
        points.add(new Document.Point(i, sample.mean(), low, high));
      }
      return new Document.Plot(
          Document.Shape.BARS,
          texts.text("trial.plot.means"),
          new Document.Axis("", false),
          new Document.Axis(texts.text("trial.head.mean"), false),
          study.entries.stream().map(Entry::name).toList(),
          List.of(new Document.Series(texts.text("trial.head.mean"), points)));
    }

    /** The share of the games that exceeded a score. */
    private Document.Plot survival() {
      List<Document.Series> series = new ArrayList<>();
      for (Entry entry : study.entries) {
        List<Long> sorted = sample(entry).sorted();
        List<Document.Point> points = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
          double share = 1 - (i + 1.0) / sorted.size();
          points.add(Document.Point.of(Math.max(1.0, (double) sorted.get(i)), share));
        }
        series.add(new Document.Series(entry.name(), points));
      }
      return new Document.Plot(
          Document.Shape.STEPS,
          texts.text("trial.plot.survival"),
          new Document.Axis(texts.text("trial.axis.score"), true),
          new Document.Axis(texts.text("trial.axis.share"), false),
          List.of(),
          series);
    }

    private Document.Table speeds() {
      List<List<String>> rows = new ArrayList<>();
      for (Entry entry : study.entries) {
        Sample sample = sample(entry);
        String speed =
            sample.millis() == 0 ? NOTHING : texts.number(sample.moves() * 1000 / sample.millis());
        rows.add(
            List.of(entry.trial(), entry.weights(), texts.fixed(sample.millis() / 1e3, 3), speed));
      }
      return table(texts.text("solve.times.caption"), rows, "trial", "weights", "seconds", "speed");
    }

    private Document.Table table(String caption, List<List<String>> rows, String... keys) {
      List<String> headings = new ArrayList<>();
      for (String key : keys) {
        headings.add(texts.text("trial.head." + key));
      }
      return new Document.Table(caption, headings, rows);
    }
  }
}
