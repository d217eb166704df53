package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusText;

/**
 * The {@code log.dat} of the course program: the move, or for a computer's move the search effort;
 * then the board with letters and numbers, the shapes and both hands; at the end the squares left,
 * the winner and a separator.
 */
final class BlokusLog implements GameLog<Blokus> {
  private static final String SHAPES =
      """
                   Peças de Jogo:             \s

       Peça a    Peça b    Peça c1     Peça c2 \s
      (peca-a)  (peca-b)  (peca-c-1)  (peca-c-2)\s
         _         ___         ___        _     \s
        |_|       |_|_|      _|_|_|      |_|_   \s
                  |_|_|     |_|_|        |_|_|  \s
                                           |_|  \s

      """;
  private static final String RULE = "-".repeat(68) + "\n";

  @Override
  public String moved(GameHistory<Blokus> history, Optional<Report> thought) {
    StringBuilder text = new StringBuilder();
    thought.ifPresentOrElse(
        report -> statistics(text, report), () -> place(text, history.lastMove()));
    board(text, history.state());
    text.append(SHAPES);
    hand(text, history.state(), FIRST);
    hand(text, history.state(), SECOND);
    return text.toString();
  }

  private static void statistics(StringBuilder text, Report report) {
    Report.Effort effort = report.effort();
    text.append("\nNúmero de nós analisados: ").append(effort.nodes());
    text.append("\nNúmero de cortes: ").append(effort.alphaCuts() + effort.betaCuts());
    text.append("\nTempo de Execução: ").append(report.time().toMillis()).append(" ms\n");
  }

  private static void place(StringBuilder text, int move) {
    String said = move == Blokus.PASS ? "passa" : BlokusText.move(move);
    text.append("Posição para onde jogou: ").append(said.toUpperCase(Locale.ROOT)).append('\n');
  }

  private static void board(StringBuilder text, Blokus position) {
    String line = "_".repeat(37);
    text.append(' ').append(line).append("\n|").append(" ".repeat(37)).append("|\n");
    text.append("|      ").append(BlokusText.letters()).append("    |\n");
    for (int row = 0; row < BlokusBoard.SIZE; row++) {
      text.append(String.format("|  %2d (", row));
      for (int column = 0; column < BlokusBoard.SIZE; column++) {
        text.append(column == 0 ? "" : " ").append(position.cell(row, column));
      }
      text.append(")   |\n");
    }
    text.append('|').append(line).append("|\n\n");
  }

  private static void hand(StringBuilder text, Blokus position, int player) {
    text.append(" Peças do Jogador ").append(player + 1).append(": \n");
    text.append(" Peca a - ").append(position.piecesLeft(player, 0));
    text.append("\n Peca b - ").append(position.piecesLeft(player, 1));
    text.append("\n Peca c1 e c2 - ").append(position.piecesLeft(player, 2)).append("\n\n");
  }

  @Override
  public String ended(Blokus last) {
    String blank = "|" + " ".repeat(28) + "|\n";
    String line = "_".repeat(28);
    int margin = last.margin();
    String winner =
        margin == 0
            ? "|          Empate!           |\n"
            : "| O vencedor é o Jogador " + (margin > 0 ? 1 : 2) + "!  |\n";
    return " "
        + line
        + "\n"
        + blank
        + squares(last, FIRST)
        + squares(last, SECOND)
        + blank
        + winner
        + "|"
        + line
        + "|\n\n\n"
        + RULE;
  }

  private static String squares(Blokus position, int player) {
    return String.format(
        "| Pontuação do Jogador %d: %-2d |\n", player + 1, position.squaresLeft(player));
  }
}
