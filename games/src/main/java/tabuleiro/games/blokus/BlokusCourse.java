package tabuleiro.games.blokus;

import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;

/**
 * Plays like the course program: the largest piece that fits, and the last of several such
 * placements in move order. (The program intends a negamax search with cuts, but always keeps the
 * last child of the root, and it sorts the children by squares left.)
 */
final class BlokusCourse implements Player<Blokus> {

  @Override
  public String name() {
    return "course";
  }

  @Override
  public Choice choose(Blokus position, Limits limits, Consumer<Report> progress) {
    MoveList moves = new MoveList();
    position.moves(moves);
    int best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (squares(moves.get(i)) >= squares(best)) {
        best = moves.get(i);
      }
    }
    return new Choice(best, Report.NONE);
  }

  private static int squares(int move) {
    return move == Blokus.PASS ? 0 : BlokusBoard.piece(move).cells().size();
  }
}
