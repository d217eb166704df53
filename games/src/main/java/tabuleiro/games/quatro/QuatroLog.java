package tabuleiro.games.quatro;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * The {@code log.dat} of the course program: the square as row and column from 0, the board, the
 * search effort of a computer's move, and dashes.
 *
 * <pre>
 *  Jogada: (3 - 3)
 *  (0 0 0 0)
 *  (0 0 0 0)
 *  (0 0 0 0)
 *  (0 0 0 (PRETA QUADRADA BAIXA CHEIA))
 *
 *  Nos Analisados: 8766
 *  Cortes: 4038
 *  Tempo Gasto: 6529
 *
 *  -----------------------------------
 * </pre>
 *
 * If the opponent hands over the piece, a line after the first one names it.
 */
record QuatroLog(QuatroRules rules) implements GameLog<Quatro> {
  private static final String DASHES = " " + "-".repeat(35) + "\n\n";

  @Override
  public String moved(GameHistory<Quatro> history, Optional<Report> thought) {
    StringBuilder text = new StringBuilder(move(history));
    Quatro after = history.state();
    for (int square = 0; square < 16; square++) {
      text.append((square & 3) == 0 ? " (" : " ").append(piece(after.pieceOn(square), "0"));
      text.append((square & 3) == 3 ? ")\n" : "");
    }
    text.append('\n');
    thought.ifPresent(report -> statistics(text, report));
    return text.append(DASHES).toString();
  }

  private String move(GameHistory<Quatro> history) {
    int placed = history.state().occupied() & ~history.before().occupied();
    int square = Integer.numberOfTrailingZeros(placed);
    String where = placed == 0 ? "NIL" : "(" + square / 4 + " - " + square % 4 + ")";
    String line = " Jogada: " + where + "\n";
    return rules.handsOver()
        ? line + " Peca entregue: " + piece(history.state().hand(), "NIL") + "\n"
        : line;
  }

  private static void statistics(StringBuilder text, Report report) {
    Report.Effort effort = report.effort();
    text.append(" Nos Analisados: ").append(effort.nodes());
    text.append("\n Cortes: ").append(effort.alphaCuts() + effort.betaCuts());
    text.append("\n Tempo Gasto: ").append(report.time().toMillis()).append("\n\n");
  }

  private static String piece(int piece, String none) {
    return piece == QuatroPiece.NONE
        ? none
        : "(" + QuatroPiece.text(piece).toUpperCase(Locale.ROOT) + ")";
  }
}
