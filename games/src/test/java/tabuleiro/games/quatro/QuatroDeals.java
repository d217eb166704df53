package tabuleiro.games.quatro;

import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroSetup;

/** Random positions for tests. */
public final class QuatroDeals {
  private QuatroDeals() {}

  /**
   * A position that is not over, with {@code left} pieces still to be placed.
   *
   * @param pieces the number of pieces in the game, in the usual order
   */
  public static Quatro late(Game<Quatro> game, int pieces, int left, SplittableRandom random) {
    MoveList moves = new MoveList();
    Quatro position = start(game, pieces);
    while (left(position) > left) {
      moves.clear();
      position.moves(moves);
      position = position.play(moves.get(random.nextInt(moves.size())));
      if (position.isOver()) {
        position = start(game, pieces);
      }
    }
    return position;
  }

  /** The number of pieces still to be placed. */
  public static int left(Quatro position) {
    return Integer.bitCount(position.reserve()) + (position.hand() == Quatro.NO_PIECE ? 0 : 1);
  }

  private static Quatro start(Game<Quatro> game, int pieces) {
    StringBuilder reserve = new StringBuilder();
    int[] order = QuatroSetup.allBut(0);
    for (int i = 0; i < pieces; i++) {
      reserve.append(' ').append(QuatroPiece.code(order[i]));
    }
    String board = "((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))";
    try {
      return game.notation().read("(" + board + " (" + reserve + "))");
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }
}
