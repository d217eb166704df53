package tabuleiro.lab.study;

import static tabuleiro.lab.study.StudyTexts.NOTHING;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import tabuleiro.lab.failure.FailureBlocks;
import tabuleiro.lab.failure.FailureBlocks.Located;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;

/**
 * The report of a study of positions and players: search depths, chosen moves and, where values are
 * proved, the points that moves lost.
 *
 * @param positions the positions by name, each as text
 */
public record PlayReport(
    StudyFile file, Map<String, String> positions, List<String> players, ReportedResults reported) {
  private static final List<String> MEASURES =
      List.of("nodes", "alphaCuts", "betaCuts", "depth", "value");

  public PlayReport {
    positions = new LinkedHashMap<>(positions);
    players = List.copyOf(players);
  }

  /** The key of the task in which a player chooses a move in a position. */
  public static String key(String position, String player) {
    return position + "/" + player;
  }

  /** The key of the task that proves the value of a position. */
  public static String proofKey(String position) {
    return position + "/=";
  }

  /** The key of the task that proves the value of a move. */
  public static String proofKey(String position, String move) {
    return position + "/= " + move;
  }

  public Document document(Map<String, Result> results, Locale locale) {
    return new Telling(this, results, new StudyTexts(locale)).document(locale);
  }

  /** The results and the texts of the report. */
  private record Telling(PlayReport study, Map<String, Result> results, StudyTexts texts) {

    Document document(Locale locale) {
      List<Document.Block> blocks = new ArrayList<>();
      study.file.aboutIn(locale).ifPresent(about -> blocks.add(new Document.Paragraph(about)));
      blocks.add(new Document.Heading(2, texts.text("solve.findings")));
      blocks.add(new Document.Paragraph(finding()));
      blocks.add(summary());
      if (!study.reported.isEmpty()) {
        blocks.add(new Document.Heading(2, texts.text("solve.reported")));
        blocks.addAll(reported());
      }
      blocks.add(nodes());
      if (study.file.tellsTimes()) {
        blocks.add(new Document.Heading(2, texts.text("solve.times")));
        blocks.add(new Document.Paragraph(texts.text("solve.times.note")));
        blocks.add(times());
      }
      blocks.add(new Document.Heading(2, texts.text("play.moves")));
      blocks.add(moves());
      List<Located> failures = failures();
      if (!failures.isEmpty()) {
        blocks.add(new Document.Heading(2, texts.text("play.failures")));
        blocks.addAll(FailureBlocks.details(failures, locale));
      }
      return new Document(study.file.titleIn(locale), finding(), blocks);
    }

    private List<Located> failures() {
      List<Located> failures = new ArrayList<>();
      for (String position : study.positions.keySet()) {
        for (String player : study.players) {
          run(position, player).failure().ifPresent(f -> failures.add(new Located(position, f)));
        }
      }
      return failures;
    }

    /** The move of a run, or why there is none. */
    private String move(PlayRun run) {
      return run.failure().isPresent()
          ? FailureReport.kind(run.failure().get().kind(), texts.locale())
          : run.move().isEmpty() ? texts.text("solve.limit.memory") : run.move();
    }

    private PlayRun run(String position, String player) {
      return PlayRun.of(Objects.requireNonNull(results.get(key(position, player))).values());
    }

    /** The points that a move lost; empty if that is not proved. */
    private OptionalDouble loss(String position, String move) {
      OptionalDouble best = proved(proofKey(position));
      OptionalDouble after = proved(proofKey(position, move));
      return best.isPresent() && after.isPresent()
          ? OptionalDouble.of(best.getAsDouble() - after.getAsDouble())
          : OptionalDouble.empty();
    }

    private OptionalDouble proved(String key) {
      Result result = results.get(key);
      return result == null || !result.values().path("proved").asBoolean()
          ? OptionalDouble.empty()
          : OptionalDouble.of(result.values().path("value").asDouble());
    }

    private List<Double> losses(String player) {
      List<Double> losses = new ArrayList<>();
      for (String position : study.positions.keySet()) {
        loss(position, run(position, player).move()).ifPresent(losses::add);
      }
      return losses;
    }

    private static long faultless(List<Double> losses) {
      return losses.stream().filter(loss -> loss == 0).count();
    }

    private String finding() {
      String best = study.players.get(0);
      for (String player : study.players) {
        if (faultless(losses(player)) > faultless(losses(best))) {
          best = player;
        }
      }
      List<Double> losses = losses(best);
      int positions = study.positions.size();
      return losses.isEmpty()
          ? texts.text("play.finding", positions, study.players.size())
          : texts.text("play.finding.best", best, faultless(losses), losses.size());
    }

    private Document.Table summary() {
      List<List<String>> rows = new ArrayList<>();
      for (String player : study.players) {
        List<PlayRun> runs =
            study.positions.keySet().stream().map(position -> run(position, player)).toList();
        List<Double> losses = losses(player);
        double lost = losses.stream().mapToDouble(Double::doubleValue).sum();
        rows.add(
            List.of(
                player,
                texts.fixed(runs.stream().mapToInt(PlayRun::depth).average().orElse(0), 1),
                texts.number(runs.stream().mapToLong(PlayRun::nodes).sum()),
                texts.number(runs.stream().filter(PlayRun::isExact).count()),
                losses.isEmpty() ? NOTHING : texts.number(losses.size()),
                losses.isEmpty() ? NOTHING : texts.number(faultless(losses)),
                losses.isEmpty() ? NOTHING : texts.number(lost, 1)));
      }
      return table(
          texts.text("play.summary.caption", study.positions.size()),
          rows,
          "player",
          "depth.mean",
          "nodes.all",
          "exact",
          "checked",
          "best",
          "lost");
    }

    private List<Document.Block> reported() {
      ReportedTable table = new ReportedTable(texts, study.reported);
      for (String position : study.positions.keySet()) {
        for (String player : study.players) {
          List<ReportedTable.Figure> figures = new ArrayList<>();
          for (String measure : MEASURES) {
            study
                .reported
                .of(position, player, measure)
                .ifPresent(theirs -> figures.add(figure(run(position, player), measure, theirs)));
          }
          table.add(new ReportedResults.Cell(position, player), figures);
        }
      }
      return table.blocks(headings("position", "player", "measure", "reported", "ours", "equal"));
    }

    private ReportedTable.Figure figure(PlayRun run, String measure, double theirs) {
      double ours = run.measure(measure);
      return new ReportedTable.Figure(
          texts.text("play.head." + measure),
          texts.number(theirs, 1),
          texts.number(ours, 1),
          Math.abs(theirs - ours) < 1e-9
              ? ReportedTable.Verdict.EQUAL
              : ReportedTable.Verdict.DIFFERENT);
    }

    private Document.Plot nodes() {
      List<Document.Series> series = new ArrayList<>();
      List<String> names = List.copyOf(study.positions.keySet());
      for (String player : study.players) {
        List<Document.Point> points = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
          points.add(
              Document.Point.of(i + 1, Math.max(1.0, (double) run(names.get(i), player).nodes())));
        }
        series.add(new Document.Series(player, points));
      }
      return new Document.Plot(
          Document.Shape.POINTS,
          texts.text("play.plot.nodes"),
          new Document.Axis(texts.text("play.axis.position"), false),
          new Document.Axis(texts.text("play.head.nodes"), true),
          List.of(),
          series);
    }

    private Document.Table moves() {
      List<List<String>> rows = new ArrayList<>();
      for (String position : study.positions.keySet()) {
        OptionalDouble proved = proved(proofKey(position));
        for (String player : study.players) {
          PlayRun run = run(position, player);
          OptionalDouble loss = loss(position, run.move());
          rows.add(
              List.of(
                  position,
                  player,
                  move(run),
                  texts.number(run.value(), 2) + (run.isExact() ? " *" : ""),
                  texts.number(run.depth()),
                  texts.number(run.nodes()),
                  texts.number(run.alphaCuts()),
                  texts.number(run.betaCuts()),
                  proved.isPresent() ? texts.number(proved.getAsDouble(), 1) : NOTHING,
                  loss.isPresent() ? texts.number(loss.getAsDouble(), 1) : NOTHING));
        }
      }
      return table(
              texts.text("play.moves.caption"),
              rows,
              "position",
              "player",
              "move",
              "value",
              "depth",
              "nodes",
              "alphaCuts",
              "betaCuts",
              "proved",
              "lost")
          .withOptional(
              texts.text("play.head.depth"),
              texts.text("play.head.betaCuts"),
              texts.text("play.head.alphaCuts"));
    }

    private Document.Table times() {
      List<List<String>> rows = new ArrayList<>();
      for (String player : study.players) {
        long millis = 0;
        long nodes = 0;
        for (String position : study.positions.keySet()) {
          millis += run(position, player).millis();
          nodes += run(position, player).nodes();
        }
        String speed = millis == 0 ? NOTHING : texts.number(nodes * 1000 / millis);
        rows.add(List.of(player, texts.fixed(millis / 1e3, 3), speed));
      }
      return table(texts.text("solve.times.caption"), rows, "player", "seconds", "speed");
    }

    private Document.Table table(String caption, List<List<String>> rows, String... keys) {
      return new Document.Table(caption, headings(keys), rows);
    }

    private List<String> headings(String... keys) {
      List<String> headings = new ArrayList<>();
      for (String key : keys) {
        headings.add(texts.text("play.head." + key));
      }
      return headings;
    }
  }
}
