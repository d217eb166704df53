package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;

/**
 * The review of a game: the value of each move and the best move that a short search finds. It goes
 * from the end to the beginning, so that the transposition table helps with earlier positions. Not
 * thread-safe.
 */
final class Review<P extends Position> {
  private final LiveGame<P> duel;
  private final Player<P> player;
  private final Limits limits;

  /** The result of a search: the value in points, seen from the first player, and the move. */
  private record Found(double value, boolean exact, int move) {}

  /** A review with these limits for each position. */
  Review(LiveGame<P> duel, Limits limits, ResourceLimits resources) throws InputException {
    this.duel = duel;
    this.limits = limits;
    player =
        new PlayerFactory<>(duel.<P>game()).player(resources.fit(RecommendedPlayers.ADVISER), 0);
  }

  /**
   * Reports all moves, the last one first, until the thread is interrupted.
   *
   * @return the reviews found, by ply if all of them were
   */
  List<MoveReview> tell(Consumer<MoveReview> listener) {
    List<P> states = duel.states();
    List<MoveReview> reviews = new ArrayList<>();
    Found after = found(states.get(states.size() - 1));
    for (int ply = states.size() - 2; ply >= 0; ply--) {
      Found before = found(states.get(ply));
      if (Thread.currentThread().isInterrupted()) {
        return List.of();
      }
      MoveReview review = review(ply, before, after);
      reviews.add(review);
      listener.accept(review);
      after = before;
    }
    Collections.reverse(reviews);
    return List.copyOf(reviews);
  }

  private MoveReview review(int ply, Found before, Found after) {
    P position = duel.states().get(ply);
    boolean isBest = before.move == duel.history().moves().get(ply);
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    return new MoveReview(
        ply,
        position.turn(),
        duel.notation().write(position, before.move),
        before.value,
        before.exact,
        after.value,
        before.exact && after.exact,
        isBest ? 0 : Math.max(0, sign * (before.value - after.value)));
  }

  private Found found(P position) {
    if (position.isOver()) {
      return new Found(position.margin(), true, State.NO_MOVE);
    }
    Choice choice = player.choose(position, limits, report -> {});
    return new Found(choice.report().points(), choice.report().exact(), choice.move());
  }
}
