package tabuleiro.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;
import tabuleiro.lab.study.ReportedResults;

/**
 * Reads the two formats of the course's studies among the data files: tables of weights with their
 * scores, and boards with the scores that searches reached on them.
 */
final class CourseRows {

  /**
   * A row of a table of weights.
   *
   * @param number the row number given in the file
   * @param scores scores by problem
   */
  record Row(String number, List<Double> weights, Map<String, Double> scores) {}

  private CourseRows() {}

  /**
   * Reads the rows of a table: columns {@code w_…} are weights, and {@code tab0} is the score on
   * the problem {@code tabs-0}. If several rows have the same weights, only the first is kept.
   */
  static List<Row> weights(String csv) {
    List<String> lines = csv.lines().filter(line -> !line.isBlank()).toList();
    List<String> columns = Words.split(lines.get(0), ',');
    Map<List<Double>, Row> rows = new LinkedHashMap<>();
    for (int i = 1; i < lines.size(); i++) {
      List<String> cells = Words.split(lines.get(i), ',');
      String number = String.valueOf(i);
      List<Double> weights = new ArrayList<>();
      Map<String, Double> scores = new LinkedHashMap<>();
      for (int c = 0; c < columns.size(); c++) {
        String column = columns.get(c);
        if (column.startsWith("w_")) {
          weights.add(Double.valueOf(cells.get(c)));
        } else if (column.startsWith("tab") && Numerals.isDigits(column.substring(3), 1, 9)) {
          scores.put("tabs-" + column.substring(3), Double.valueOf(cells.get(c)));
        } else if (column.equals("row")) {
          number = cells.get(c);
        }
      }
      rows.putIfAbsent(weights, new Row(number, weights, scores));
    }
    return List.copyOf(rows.values());
  }

  /** Reads the scores of {@code boards[].reported}: run 3.2 is the problem {@code study-3-2}. */
  static Map<ReportedResults.Cell, Double> boards(String json) {
    Map<ReportedResults.Cell, Double> scores = new LinkedHashMap<>();
    try {
      for (JsonNode board : new ObjectMapper().readTree(json).path("boards")) {
        board
            .path("reported")
            .properties()
            .forEach(
                run -> {
                  String problem = "study-" + run.getKey().replace('.', '-');
                  run.getValue()
                      .properties()
                      .forEach(
                          method ->
                              scores.put(
                                  new ReportedResults.Cell(problem, method.getKey()),
                                  method.getValue().asDouble()));
                });
      }
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
    return scores;
  }
}
