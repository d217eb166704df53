package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.BOARD_BOTTOM;
import static tabuleiro.games.blokus.rules.BlokusBoard.BOARD_MIDDLE;
import static tabuleiro.games.blokus.rules.BlokusBoard.BOARD_TOP;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;

/** The placements of a player in a position; the words of the position are passed one by one. */
final class BlokusMobility {
  private BlokusMobility() {}

  /** Appends every placement of a player. */
  static void list(Blokus position, int player, MoveList moves) {
    boolean isFirst = player == Position.FIRST;
    BlokusPlacements.list(
        isFirst ? position.first0 : position.second0,
        isFirst ? position.first1 : position.second1,
        isFirst ? position.first2 : position.second2,
        isFirst ? position.first3 : position.second3,
        BOARD_TOP & ~(position.first0 | position.second0),
        BOARD_MIDDLE & ~(position.first1 | position.second1),
        BOARD_MIDDLE & ~(position.first2 | position.second2),
        BOARD_BOTTOM & ~(position.first3 | position.second3),
        position.hand(player),
        moves);
  }

  /** The number of placements of a player. */
  static int count(Blokus position, int player) {
    return count(position, player, position.hand(player));
  }

  /** The number of placements of a player with a given hand. */
  static int count(Blokus position, int player, int hand) {
    boolean isFirst = player == Position.FIRST;
    return BlokusPlacements.count(
        isFirst ? position.first0 : position.second0,
        isFirst ? position.first1 : position.second1,
        isFirst ? position.first2 : position.second2,
        isFirst ? position.first3 : position.second3,
        BOARD_TOP & ~(position.first0 | position.second0),
        BOARD_MIDDLE & ~(position.first1 | position.second1),
        BOARD_MIDDLE & ~(position.first2 | position.second2),
        BOARD_BOTTOM & ~(position.first3 | position.second3),
        hand);
  }

  /** Whether a player has any placement. */
  static boolean isAny(Blokus position, int player) {
    boolean isFirst = player == Position.FIRST;
    return BlokusPlacements.isAny(
        isFirst ? position.first0 : position.second0,
        isFirst ? position.first1 : position.second1,
        isFirst ? position.first2 : position.second2,
        isFirst ? position.first3 : position.second3,
        BOARD_TOP & ~(position.first0 | position.second0),
        BOARD_MIDDLE & ~(position.first1 | position.second1),
        BOARD_MIDDLE & ~(position.first2 | position.second2),
        BOARD_BOTTOM & ~(position.first3 | position.second3),
        position.hand(player));
  }
}
