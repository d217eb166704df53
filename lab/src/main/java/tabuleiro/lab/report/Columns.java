package tabuleiro.lab.report;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the numeric columns of a table, which are aligned right. */
final class Columns {
  /** Digits and the signs of numbers and intervals, with an optional short unit. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[-+−–±<>≤≥≈~(\\[ ]*[0-9∞][-0-9.,;:'’+−–±/…%∞·⁰¹²³⁴-⁹⁻()\\[\\] \u00a0\u202f]*"
              + "(e[-+]?[0-9]+)?[\u00a0\u202f ]?\\p{L}{0,3}[)*]?");

  private static final Pattern NOTHING = Pattern.compile("[-–—?. ]*");

  private Columns() {}

  /** The columns in which some cells are numbers and the others are empty or a dash. */
  static BitSet ofNumbers(Document.Table table) {
    BitSet numbers = new BitSet();
    for (int column = 0; column < table.headings().size(); column++) {
      int at = column;
      List<String> cells = table.rows().stream().map(row -> row.get(at).strip()).toList();
      boolean isNumber =
          cells.stream().anyMatch(cell -> NUMBER.matcher(cell).matches())
              && cells.stream()
                  .allMatch(
                      cell -> NUMBER.matcher(cell).matches() || NOTHING.matcher(cell).matches());
      numbers.set(column, isNumber);
    }
    return numbers;
  }
}
