package tabuleiro.core.world;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.TextPicture;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;

/** A game for two, under fixed rules. */
public interface Game<P extends Position> {

  /** The bound of a game that knows none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** The typical margin of a game that says nothing about it. */
  int USUAL_MARGIN = 10;

  /** The world and what tells this game from others of it: {@code dots-5x6}. */
  String id();

  /**
   * Where a game begins.
   *
   * @param seed decides what chance decides; most games begin the same for every seed
   */
  P start(long seed);

  /** Every move is at least 0 and below this number. */
  int moveLimit();

  Notation<P> notation();

  /** How positions and moves become data for the page. */
  default Picture<P> picture() {
    return new TextPicture<>(notation());
  }

  /**
   * A bound that the margin never exceeds in either direction, in any position that the reader
   * accepts (as the utility bounds of OpenSpiel; Lanctot and others 2019). Searches stop as soon as
   * a proved value reaches it. {@link #UNBOUNDED} if none is known.
   */
  default int maxMargin() {
    return UNBOUNDED;
  }

  /** About the margin of a one-sided win: the unit of the evaluation bar and of blunder marks. */
  default int typicalMargin() {
    return maxMargin() == UNBOUNDED ? USUAL_MARGIN : maxMargin();
  }

  /** How its games are written into a log. */
  default GameLog<P> log() {
    return GameLog.plain(notation());
  }

  /**
   * New players that belong to this game, each with a name of its own. One named {@code engine}
   * stands in for the general engine.
   */
  default List<Player<P>> players() {
    return List.of();
  }

  /** What the game tells searches about itself. */
  default Knowledge<P> knowledge() {
    return new Knowledge<>() {};
  }
}
