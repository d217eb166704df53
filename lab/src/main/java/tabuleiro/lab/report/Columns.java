package tabuleiro.lab.report;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.core.text.Words;

/** Finds the numeric columns of a table, which are aligned right. */
final class Columns {
  /** Digits and the signs of numbers and intervals, with an optional short unit. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[-+−–±<>≤≥≈~(\\[ ]*[0-9∞][-0-9.,;:'’+−–±/…%∞·⁰¹²³⁴-⁹⁻()\\[\\] \u00a0\u202f]*"
              + "(e[-+]?[0-9]+)?[\u00a0\u202f ]?\\p{L}{0,3}[)*]?");

  private static final int LONGEST = 80;

  private Columns() {}

  /** The columns in which some cells are numbers and the others are empty or a dash. */
  static BitSet ofNumbers(Document.Table table) {
    BitSet numbers = new BitSet();
    for (int column = 0; column < table.headings().size(); column++) {
      int at = column;
      List<String> cells = table.rows().stream().map(row -> row.get(at).strip()).toList();
      boolean isNumber =
          cells.stream().anyMatch(Columns::isNumber)
              && cells.stream().allMatch(cell -> isNumber(cell) || isNothing(cell));
      numbers.set(column, isNumber);
    }
    return numbers;
  }

  private static boolean isNumber(String cell) {
    return cell.length() <= LONGEST && NUMBER.matcher(cell).matches();
  }

  private static boolean isNothing(String cell) {
    return Words.trimmedStart(cell, c -> "-–—?. ".indexOf(c) >= 0).isEmpty();
  }
}
