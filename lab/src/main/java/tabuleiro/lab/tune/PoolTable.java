package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.report.Document;

/**
 * The best points after every generation, as the genetic search of the Tetris report printed them:
 * weights, the score on every problem, their sum, and the sum of the whole pool.
 */
record PoolTable(TuneSettings settings, WeightSpace space, Locale locale) {

  /** Whether all points are scored on the same problems, so that they have a column each. */
  static boolean fits(TuneSettings settings) {
    int problems = settings.training().problems().size();
    return problems > 0 && settings.games() >= problems;
  }

  Document.Table of(List<TuningOutcome.Generation> generations) {
    List<String> headings = new ArrayList<>(List.of(text("axis.generation")));
    space.list().stream().map(Weight::name).forEach(headings::add);
    headings.addAll(settings.training().problems());
    headings.add(text("column.sum"));
    headings.add(text("column.poolSum"));
    List<List<String>> rows = new ArrayList<>();
    for (TuningOutcome.Generation generation : generations) {
      rows.addAll(rows(generation));
    }
    return new Document.Table(text("caption.pool"), headings, rows);
  }

  private List<List<String>> rows(TuningOutcome.Generation generation) {
    double all = generation.pool().stream().mapToDouble(PoolTable::sum).sum();
    List<List<String>> rows = new ArrayList<>();
    for (ScoreTally tally : generation.pool()) {
      List<String> row = new ArrayList<>(List.of(String.valueOf(generation.number() + 1)));
      for (double weight : tally.weights()) {
        row.add(String.format(locale, "%.8f", weight));
      }
      int problems = settings.training().problems().size();
      for (int i = 0; i < problems; i++) {
        row.add(i < tally.size() ? number(tally.scores()[i]) : "");
      }
      row.add(number(sum(tally)));
      row.add(rows.isEmpty() ? number(all) : "");
      rows.add(row);
    }
    return rows;
  }

  private static double sum(ScoreTally tally) {
    return Arrays.stream(tally.scores()).sum();
  }

  private String number(double score) {
    boolean isWhole = score == Math.rint(score);
    return isWhole ? String.valueOf((long) score) : String.format(locale, "%.1f", score);
  }

  private String text(String key) {
    return Message.of(TuneSettings.BUNDLE, key).in(locale);
  }
}
