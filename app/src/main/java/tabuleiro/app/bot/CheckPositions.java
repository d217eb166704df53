package tabuleiro.app.bot;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;

/** Positions of random games in which bots are checked. */
final class CheckPositions<P extends Position> {
  private static final int GAMES = 40;
  private static final int LONGEST = 400;

  private final Game<P> game;
  private final SplittableRandom random;
  private final GameHistory<P> first;
  private @Nullable P forced;
  private P widest;

  CheckPositions(Game<P> game, long seed) {
    this.game = game;
    random = new SplittableRandom(seed);
    first = play(seed);
    widest = first.start();
    look(first);
    for (int i = 1; i < GAMES && forced == null; i++) {
      look(play(seed + i));
    }
  }

  private GameHistory<P> play(long seed) {
    GameHistory<P> history = GameHistory.from(game.start(seed));
    while (!history.state().isOver() && history.size() < LONGEST) {
      history = history.play(randomMove(history.state()));
    }
    return history;
  }

  /** A random legal move. */
  int randomMove(P position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }

  private void look(GameHistory<P> history) {
    MoveList moves = new MoveList();
    int most = widest.count(moves);
    for (P state : history.states()) {
      int count = state.count(moves);
      if (count > most) {
        widest = state;
        most = count;
      }
      // The last move of a game is often the only one; a choice of one earlier is a better test.
      boolean isLate = forced != null && !State.next(forced, only(forced)).isOver();
      if (count == 1 && !isLate) {
        forced = state;
      }
    }
  }

  private int only(P state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.get(0);
  }

  /** The start of the game. */
  P start() {
    return first.start();
  }

  /** The position after one move. */
  P second() {
    return first.states().get(Math.min(1, lastIndex()));
  }

  P middle() {
    return first.states().get(lastIndex() / 2);
  }

  /** The last position with a legal move. */
  P last() {
    return first.states().get(lastIndex());
  }

  private int lastIndex() {
    return first.state().isOver() ? first.size() - 1 : first.size();
  }

  /** A position with a single legal move, if one was found. */
  Optional<P> forced() {
    return Optional.ofNullable(forced);
  }

  /** The position with the most legal moves. */
  P widest() {
    return widest;
  }

  /** Positions of one game in an order in which no game reaches them. */
  List<P> shuffled() {
    return List.of(last(), start(), middle(), second());
  }
}
