package tabuleiro.lab.match;

import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;

/** Lets two players play a match to its end and accepts only legal moves. */
public final class Referee {
  private Referee() {}

  /** The finished match. The position, not the number of moves, says whose turn it is. */
  public static <P extends Position> Match<P> finish(
      Match<P> match, List<Player<P>> players, Limits limits) {
    Match<P> current = match;
    MoveList legal = new MoveList();
    while (!current.position().isOver()) {
      P position = current.position();
      Player<P> player = players.get(position.turn());
      int move = player.choose(position, limits, report -> {}).move();
      legal.clear();
      position.moves(legal);
      if (!legal.contains(move)) {
        throw new IllegalStateException(player.name() + " chose an illegal move: " + move);
      }
      current = current.play(move);
    }
    return current;
  }
}
