package tabuleiro.games.cavalo;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloMoves;

/**
 * The {@code log.dat} of the course program: for a computer's move the search effort and the value
 * for player 1; then, as on the screen, the target of the knight and the points it scored; at the
 * end the total points. Players are -1 and -2, and rows and columns count from 0.
 *
 * <pre>
 *  Jogador: -2, Tempo Gasto: 265 ms, Nós analisados: 131, Profundidade: 4, Valor: 35.0, Cortes Alfa: 4, Cortes Beta: 21
 * Jogador -2 move cavalo para (7, 5).
 * Pontos Ganhos: 69
 * </pre>
 */
final class CavaloLog implements GameLog<Cavalo> {
  private static final long MOST_NEGATIVE_FIXNUM = -(1L << 60);
  private static final long MOST_POSITIVE_FIXNUM = (1L << 60) - 1;

  @Override
  public String moved(GameHistory<Cavalo> history, Optional<Report> thought) {
    int side = history.before().turn();
    String statistics = thought.map(report -> statistics(side, report)).orElse("\n");
    if (history.lastMove() == Cavalo.PASS) {
      return statistics + "Jogador -" + (side + 1) + " passa.\n";
    }
    int cell = CavaloMoves.cell(history.lastMove());
    int gain = history.state().points(side) - history.before().points(side);
    return String.format(
        "%sJogador -%d move cavalo para (%d, %d).\nPontos Ganhos: %d\n",
        statistics, side + 1, cell / CavaloJumps.SIZE, cell % CavaloJumps.SIZE, gain);
  }

  private static String statistics(int side, Report report) {
    Report.Effort effort = report.effort();
    return String.format(
        Locale.ROOT,
        "\n Jogador: -%d, Tempo Gasto: %d ms, Nós analisados: %d, Profundidade: %d, Valor: %s,"
            + " Cortes Alfa: %d, Cortes Beta: %d\n",
        side + 1,
        report.time().toMillis(),
        effort.nodes(),
        report.depth(),
        value(report),
        effort.alphaCuts(),
        effort.betaCuts());
  }

  /** The value, or the bound of the integers of LispWorks where a side has no jump. */
  private static String value(Report report) {
    if (!report.isInfinite()) {
      return String.valueOf(report.points());
    }
    return String.valueOf(report.value() > 0 ? MOST_POSITIVE_FIXNUM : MOST_NEGATIVE_FIXNUM);
  }

  @Override
  public String ended(Cavalo last) {
    int margin = last.margin();
    String winner = margin == 0 ? "Empate!" : "Jogador " + (margin > 0 ? 1 : 2) + " venceu!";
    return String.format(
        "Fim do jogo!\n%s\nPontos finais do Jogador 1: %d\nPontos finais do Jogador 2: %d\n",
        winner, last.points(Position.FIRST), last.points(Position.SECOND));
  }
}
