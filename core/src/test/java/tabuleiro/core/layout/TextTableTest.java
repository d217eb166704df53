package tabuleiro.core.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  private static final List<TableColumn> COLUMNS =
      List.of(
          TableColumn.text("method", 0),
          TableColumn.number("states generated", 0),
          TableColumn.number("cost", 0).optional(1),
          TableColumn.number("MB", 0).optional(2));
  private static final List<List<String>> ROWS =
      List.of(List.of("astar", "1234", "7", "10.5"), List.of("breadth-first", "99", "12", "0.1"));

  @Test
  void aTableThatFitsIsShownAsItIs() {
    TextTable.Fitted fitted = new TextTable(COLUMNS, ROWS).fitted(80);
    assertThat(fitted.dropped()).isEmpty();
    assertThat(fitted.lines())
        .containsExactly(
            "method         states generated  cost    MB",
            "─────────────  ────────────────  ────  ────",
            "astar                      1234     7  10.5",
            "breadth-first                99    12   0.1");
  }

  @Test
  void headingsAreBrokenFirst() {
    TextTable.Fitted fitted = new TextTable(COLUMNS, ROWS).fitted(40);
    assertThat(fitted.dropped()).isEmpty();
    assertThat(fitted.lines())
        .containsExactly(
            "                  states",
            "method         generated  cost    MB",
            "─────────────  ─────────  ────  ────",
            "astar               1234     7  10.5",
            "breadth-first         99    12   0.1");
  }

  @Test
  void thenTheSpaceBetweenColumnsIsReduced() {
    TextTable.Fitted fitted = new TextTable(COLUMNS, ROWS).fitted(33);
    assertThat(fitted.dropped()).isEmpty();
    assertThat(fitted.lines().get(3)).isEqualTo("astar              1234    7 10.5");
  }

  @Test
  void optionalColumnsAreDroppedByRankAndNamed() {
    assertThat(new TextTable(COLUMNS, ROWS).fitted(32).dropped()).containsExactly("MB");
    TextTable.Fitted narrow = new TextTable(COLUMNS, ROWS).fitted(25);
    assertThat(narrow.dropped()).containsExactly("cost", "MB");
    assertThat(narrow.lines().get(3)).isEqualTo("astar               1234");
  }

  @Test
  void aTableWithoutOptionalColumnsIsContinuedBelow() {
    List<TableColumn> columns =
        List.of(
            TableColumn.number("no.", 0),
            TableColumn.text("player", 0),
            TableColumn.number("first", 0),
            TableColumn.number("second", 0),
            TableColumn.number("third", 0));
    List<List<String>> rows = List.of(List.of("1", "engine", "10", "20", "30"));
    TextTable.Fitted fitted = new TextTable(columns, rows).fitted(24);
    assertThat(fitted.dropped()).isEmpty();
    assertThat(fitted.lines())
        .containsExactly(
            "no. player first second",
            "─── ────── ───── ──────",
            "  1 engine    10     20",
            "",
            "no.  player  third",
            "───  ──────  ─────",
            "  1  engine     30");
  }

  @Test
  void longTextsAreWrapped() {
    List<TableColumn> columns = List.of(TableColumn.text("name", 0), TableColumn.text("how", 0));
    String how = "the number of squares that are free in a line that can be completed";
    TextTable.Fitted fitted =
        new TextTable(columns, List.of(List.of("lines", how), List.of("given", "4"))).fitted(40);
    assertThat(fitted.lines())
        .containsExactly(
            "name   how",
            "─────  ─────────────────────────────────",
            "lines  the number of squares that are",
            "       free in a line that can be",
            "       completed",
            "given  4");
  }

  @Test
  void rowsAreWrittenAsTheyComeIfTheWidthsAreKnown() {
    TableLayout layout =
        TableLayout.of(
            List.of(TableColumn.text("name", 6).wrappedTo(4), TableColumn.number("count", 9)), 14);
    assertThat(layout.fits()).isTrue();
    assertThat(layout.headings()).containsExactly("name     count");
    assertThat(layout.row(List.of("abcdef", "12345"))).containsExactly("abcd     12345", "ef");
  }

  @Test
  void aCellThatIsWiderThanExpectedTakesItsSpaceFromTheNext() {
    TableLayout layout =
        TableLayout.of(List.of(TableColumn.number("a", 3), TableColumn.number("b", 9)), 14);
    assertThat(layout.row(List.of("12345", "678"))).containsExactly("12345      678");
  }

  @Test
  void aNarrowTerminalGetsTheNarrowestTable() {
    TextTable.Fitted fitted = new TextTable(COLUMNS, ROWS).fitted(1);
    assertThat(fitted.dropped()).isEmpty();
    assertThat(fitted.lines()).contains("astar              1234", "breadth-first   12");
  }
}
