package tabuleiro.app.terminal.batch;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.task.PositionsFile;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.layout.TableColumn;
import tabuleiro.core.layout.TableLayout;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;

/**
 * Prints the best moves of positions as a table, each row as soon as it is known. It has no times,
 * so that it is the same wherever the positions were searched.
 */
public final class PositionTable<P extends Position> {
  private static final int VALUE_WIDTH = 8;
  private static final int DEPTH_WIDTH = 5;
  private static final int NODES_WIDTH = 10;

  private final Terminal terminal;
  private final Game<P> game;
  private final TableLayout layout;
  private boolean isEmpty = true;

  /** A table of the positions of a file. */
  public PositionTable(Terminal terminal, Game<P> game, List<PositionsFile.Entry<P>> entries) {
    this.terminal = terminal;
    this.game = game;
    int last = entries.get(entries.size() - 1).line();
    List<TableColumn> columns =
        List.of(
            TableColumn.number(head("line"), String.valueOf(last).length()),
            TableColumn.text(head("move"), widestMove(entries)),
            TableColumn.number(head("value"), VALUE_WIDTH),
            TableColumn.text(head("proved"), Math.max(truth(true).length(), truth(false).length())),
            TableColumn.number(head("depth"), DEPTH_WIDTH),
            TableColumn.number(head("nodes"), NODES_WIDTH));
    layout = TableLayout.of(columns, terminal.width());
  }

  private String head(String column) {
    return terminal.text("positions.head." + column);
  }

  private String truth(boolean isTrue) {
    return terminal.text(isTrue ? "positions.yes" : "positions.no");
  }

  private int widestMove(List<PositionsFile.Entry<P>> entries) {
    int widest = 0;
    MoveList moves = new MoveList();
    for (PositionsFile.Entry<P> entry : entries) {
      moves.clear();
      entry.position().moves(moves);
      for (int move : moves.toArray()) {
        String text = game.notation().write(entry.position(), move);
        widest = Math.max(widest, TextLines.width(text));
      }
    }
    return widest;
  }

  /** Prints a row, after the headings if it is the first. */
  public void row(PositionBatch.Found<P> found) {
    PositionsFile.Entry<P> entry = found.entry();
    Choice choice = found.choices().get(0);
    if (isEmpty) {
      layout.headings().forEach(terminal.out()::println);
      isEmpty = false;
    }
    Report report = choice.report();
    List<String> cells = new ArrayList<>();
    cells.add(String.valueOf(entry.line()));
    cells.add(game.notation().write(entry.position(), choice.move()));
    // Values are those of the side to move; never minus zero.
    boolean isFirst = entry.position().turn() == Position.FIRST;
    double points = (isFirst ? report.points() : -report.points()) + 0.0;
    cells.add(String.format(terminal.locale(), "%+.2f", points));
    cells.add(truth(report.exact()));
    cells.add(String.valueOf(report.depth()));
    cells.add(String.valueOf(report.nodes()));
    layout.row(cells).forEach(terminal.out()::println);
    terminal.out().flush();
  }
}
