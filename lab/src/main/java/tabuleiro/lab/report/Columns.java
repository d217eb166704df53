package tabuleiro.lab.report;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/** Which columns of a table hold numbers: they stand to the right. */
final class Columns {
  /** Figures and the signs of numbers and intervals, with a short unit at the end if need be. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[-+−–±<>≤≥≈~(\\[ ]*[0-9∞][-0-9.,;:'’+−–±/…%∞·⁰¹²³⁴-⁹⁻()\\[\\] \u00a0\u202f]*"
              + "(e[-+]?[0-9]+)?[\u00a0\u202f ]?\\p{L}{0,3}[)*]?");

  private static final Pattern NOTHING = Pattern.compile("[-–—?. ]*");

  private Columns() {}

  /** Those of which some cells are numbers and the others say nothing. */
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
