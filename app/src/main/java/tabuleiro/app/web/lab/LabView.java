package tabuleiro.app.web.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tabuleiro.lab.experiment.Progress;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.store.Store;

/** The results of an experiment as data for the page: a sequence of texts, tables and plots. */
final class LabView {
  /** The number of latest results in the table of a running experiment. */
  private static final int MOST_ROWS = 500;

  private LabView() {}

  /** Returns the progress of an experiment, and its report if there is one. */
  static Map<String, Object> of(Progress progress) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("stage", progress.stage());
    view.put("stageDone", progress.done());
    view.put("stageTasks", progress.expected());
    progress.document().ifPresent(document -> view.put("document", document(document)));
    return view;
  }

  private static Map<String, Object> document(Document document) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("title", document.title());
    view.put("summary", document.summary());
    view.put("blocks", document.blocks().stream().map(LabView::block).toList());
    return view;
  }

  private static Map<String, Object> block(Document.Block block) {
    if (block instanceof Document.Heading heading) {
      return Map.of("type", "heading", "level", heading.level(), "text", heading.text());
    } else if (block instanceof Document.Paragraph paragraph) {
      return Map.of("type", "paragraph", "text", paragraph.text());
    } else if (block instanceof Document.Preformatted preformatted) {
      return Map.of("type", "preformatted", "text", preformatted.text());
    } else if (block instanceof Document.Table stored) {
      return stored(stored.caption(), stored.headings(), stored.rows());
    }
    return plot((Document.Plot) block);
  }

  private static Map<String, Object> stored(
      String caption, List<String> headings, List<List<String>> rows) {
    return Map.of("type", "table", "caption", caption, "headings", headings, "rows", rows);
  }

  private static Map<String, Object> plot(Document.Plot plot) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("type", "plot");
    view.put("shape", plot.shape().name().toLowerCase(Locale.ROOT));
    view.put("caption", plot.caption());
    view.put("horizontal", axis(plot.horizontal()));
    view.put("vertical", axis(plot.vertical()));
    view.put("categories", plot.categories());
    view.put("series", plot.series().stream().map(LabView::series).toList());
    return view;
  }

  private static Map<String, Object> axis(Document.Axis axis) {
    return Map.of("label", axis.label(), "logarithmic", axis.isLogarithmic());
  }

  /** Returns points as rows of x, y, low and high; a missing number is null. */
  private static Map<String, Object> series(Document.Series series) {
    List<List<Object>> points = new ArrayList<>();
    for (Document.Point point : series.points()) {
      List<Object> row = new ArrayList<>();
      for (double value : new double[] {point.x(), point.y(), point.low(), point.high()}) {
        row.add(Double.isFinite(value) ? value : "");
      }
      points.add(row);
    }
    return Map.of("name", series.name(), "points", points);
  }

  /** Returns the latest results in the store, with one column for each scalar value. */
  static Map<String, Object> results(List<Store.Entry> entries, List<String> headings) {
    List<Store.Entry> last =
        entries.subList(Math.max(0, entries.size() - MOST_ROWS), entries.size());
    Set<String> names = new LinkedHashSet<>();
    for (Store.Entry entry : last) {
      for (Map.Entry<String, JsonNode> field : entry.result().values().properties()) {
        if (field.getValue().isValueNode()) {
          names.add(field.getKey());
        }
      }
    }
    List<List<String>> rows = new ArrayList<>();
    for (Store.Entry entry : last) {
      List<String> row = new ArrayList<>();
      row.add(entry.task().key());
      names.forEach(name -> row.add(entry.result().values().path(name).asText()));
      row.add(String.valueOf(entry.result().time().toMillis()));
      rows.add(row);
    }
    List<String> heads = new ArrayList<>();
    heads.add(headings.get(1));
    heads.addAll(names);
    heads.add(headings.get(2));
    return stored(headings.get(0), heads, rows);
  }
}
