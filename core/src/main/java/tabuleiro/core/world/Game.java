package tabuleiro.core.world;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;

/** A game for two, under fixed rules. */
public interface Game<P extends Position> {

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
