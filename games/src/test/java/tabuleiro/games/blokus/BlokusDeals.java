package tabuleiro.games.blokus;

import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.games.blokus.rules.Blokus;

/** Random positions for tests. */
final class BlokusDeals {
  private BlokusDeals() {}

  /** A position that is not over in which one player is stuck. */
  static Blokus stuck(SplittableRandom random) {
    Blokus position = Blokus.start(random.nextInt(2));
    while (position.canLay(Position.FIRST) && position.canLay(Position.SECOND)) {
      position = step(position, random);
      if (position.isOver()) {
        position = Blokus.start(random.nextInt(2));
      }
    }
    return position;
  }

  /** A position after a number of moves, or the end of the game if it comes earlier. */
  static Blokus after(int plies, SplittableRandom random) {
    Blokus position = Blokus.start(random.nextInt(2));
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      position = step(position, random);
    }
    return position;
  }

  /** A random move; every other time one late in the list, where the large pieces are. */
  static Blokus step(Blokus position, SplittableRandom random) {
    MoveList moves = new MoveList();
    position.moves(moves);
    int one = random.nextInt(moves.size());
    int other = random.nextInt(moves.size());
    boolean isEager = position.turn() == random.nextInt(2);
    return position.play(moves.get(isEager ? Math.max(one, other) : one));
  }
}
