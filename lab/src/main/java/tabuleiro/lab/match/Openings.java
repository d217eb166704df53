package tabuleiro.lab.match;

import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.world.Game;

/**
 * The starts of a series: the position in which a game begins, for some games one by chance, and a
 * few random moves, so that players that never vary do not play the same game twice. The same
 * number always gives the same start.
 *
 * @param plies how many random moves
 */
public record Openings<P extends Position>(Game<P> game, int plies, long seed) {
  private static final int TRIES = 1000;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  /**
   * As many moves as an eighth of a random game has, an even number and at least two; none if the
   * game itself begins by chance.
   */
  public static <P extends Position> int usual(Game<P> game) {
    if (game.start(0).key() != game.start(1).key()) {
      return 0;
    }
    GameHistory<P> history = GameHistory.from(game, game.start(0));
    SplittableRandom random = new SplittableRandom(0);
    MoveList moves = new MoveList();
    while (!history.position().isOver()) {
      history = history.play(any(history.position(), moves, random));
    }
    return Math.max(2, history.moves().size() / 16 * 2);
  }

  /** The start of that number. A game that ends within the random moves is tried again. */
  public GameHistory<P> start(long number) {
    SplittableRandom random = new SplittableRandom(seed * MIX + number);
    MoveList moves = new MoveList();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      GameHistory<P> history = GameHistory.from(game, game.start(random.nextLong()));
      while (history.moves().size() < plies && !history.position().isOver()) {
        history = history.play(any(history.position(), moves, random));
      }
      if (!history.position().isOver()) {
        return history;
      }
    }
    throw new IllegalArgumentException("games end before " + plies + " moves");
  }

  private static int any(Position position, MoveList moves, SplittableRandom random) {
    moves.clear();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
