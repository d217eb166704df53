package tabuleiro.lab.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.report.Document;

/**
 * The comparison of reported numbers with ours: a row for each number, and below the table the
 * reasons that the study gives for differences. A row of a run that a limit of ours ended is
 * neither equal nor different.
 */
final class ReportedTable {

  /** Whether a reported number and ours agree. */
  enum Verdict {
    EQUAL,
    DIFFERENT,
    /** A limit of the study ended our run, so there is nothing to compare. */
    LIMIT
  }

  /** A number of a run: its measure, the reported text and ours. */
  record Figure(String measure, String theirs, String ours, Verdict verdict) {}

  private final StudyTexts texts;
  private final ReportedResults reported;
  private final List<List<String>> rows = new ArrayList<>();
  private final Map<String, Integer> reasons = new LinkedHashMap<>();
  private final Map<Verdict, Integer> verdicts = new LinkedHashMap<>();

  ReportedTable(StudyTexts texts, ReportedResults reported) {
    this.texts = texts;
    this.reported = reported;
  }

  /** Adds the numbers of a run. The reason belongs to those that differ, or else to all. */
  void add(ReportedResults.Cell cell, List<Figure> figures) {
    Optional<String> reason = reported.reason(cell, texts.locale());
    boolean isAllEqual = figures.stream().allMatch(f -> f.verdict() == Verdict.EQUAL);
    for (Figure figure : figures) {
      String equal = texts.text("reported." + EnumIds.of(figure.verdict()));
      if (reason.isPresent() && (isAllEqual || figure.verdict() != Verdict.EQUAL)) {
        int number = reasons.computeIfAbsent(reason.get(), key -> reasons.size() + 1);
        equal += " [" + number + "]";
      }
      rows.add(
          List.of(
              cell.problem(),
              cell.method(),
              figure.measure(),
              figure.theirs(),
              figure.ours(),
              equal));
      verdicts.merge(figure.verdict(), 1, Integer::sum);
    }
  }

  /** The table, the number of equal rows, and the reasons. */
  List<Document.Block> blocks(List<String> headings) {
    List<Document.Block> blocks = new ArrayList<>();
    String caption = texts.text("solve.reported.caption", reported.source());
    blocks.add(new Document.Table(caption, headings, rows));
    blocks.add(
        new Document.Paragraph(
            texts.text(
                "reported.sum",
                rows.size(),
                verdicts.getOrDefault(Verdict.EQUAL, 0),
                verdicts.getOrDefault(Verdict.DIFFERENT, 0),
                verdicts.getOrDefault(Verdict.LIMIT, 0))));
    reasons.forEach(
        (reason, number) -> blocks.add(new Document.Paragraph("[" + number + "] " + reason)));
    return blocks;
  }
}
