package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Picture;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;

/** The contract of every two-player game. The test of a world extends this and names the game. */
public abstract class GameContract<P extends Position> extends StateContract<P> {

  protected abstract Game<P> game();

  @Override
  final P first(long seed) {
    return game().start(seed);
  }

  @Override
  final Notation<P> texts() {
    return game().notation();
  }

  @Override
  final Picture<P> picture() {
    return game().picture();
  }

  @Override
  final int limit() {
    return game().moveLimit();
  }

  @Test
  void theGameIsOverIfAndOnlyIfThereIsNoMove() {
    walk(
        (position, moves) -> {
          assertThat(position.isOver())
              .as("isOver() where there are %d moves, in %s", moves.size(), texts().write(position))
              .isEqualTo(moves.size() == 0);
          assertThat(position.turn()).isBetween(Position.FIRST, Position.SECOND);
        });
  }

  @Test
  void noMarginExceedsTheBound() {
    int most = game().maxMargin();
    assertThat(most).as("maxMargin()").isPositive();
    assertThat(game().typicalMargin()).as("typicalMargin()").isPositive();
    walk(
        (position, moves) -> {
          int margin = position.margin();
          assertThat(Math.abs(margin))
              .as("margin %d exceeds maxMargin() %d: %s", margin, most, texts().write(position))
              .isLessThanOrEqualTo(most);
        });
  }

  @Test
  void theSameSeedDealsTheSameStart() {
    for (long seed = 0; seed < 5; seed++) {
      assertThat(game().start(seed)).isEqualTo(game().start(seed));
    }
  }

  @Test
  void namedPlayersChooseLegalMoves() {
    Consumer<Report> nobody = report -> {};
    for (Player<P> player : game().players()) {
      P position = game().start(1);
      for (MoveList moves = listed(position); moves.size() > 0; moves = listed(position)) {
        int move = player.choose(position, Limits.depth(1), nobody).move();
        assertThat(moves.toArray()).as(player.name()).contains(move);
        position = State.next(position, move);
      }
    }
  }
}
