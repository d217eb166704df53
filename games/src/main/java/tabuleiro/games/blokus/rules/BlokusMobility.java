package tabuleiro.games.blokus.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;

/** The placements of a player in a position; the words of the position are passed one by one. */
final class BlokusMobility {
  private BlokusMobility() {}

  /** Appends every placement of a player. */
  static void list(Blokus position, int player, MoveList moves) {
    BlokusPlacements.list(
        position.word(player, 0),
        position.word(player, 1),
        position.word(player, 2),
        position.word(player, 3),
        free(position, 0),
        free(position, 1),
        free(position, 2),
        free(position, 3),
        position.hand(player),
        moves);
  }

  /** The number of placements of a player. */
  static int count(Blokus position, int player) {
    return count(position, player, position.hand(player));
  }

  /** The number of placements of a player with a given hand. */
  static int count(Blokus position, int player, int hand) {
    return BlokusPlacements.count(
        position.word(player, 0),
        position.word(player, 1),
        position.word(player, 2),
        position.word(player, 3),
        free(position, 0),
        free(position, 1),
        free(position, 2),
        free(position, 3),
        hand);
  }

  /** Whether a player has any placement. */
  static boolean isAny(Blokus position, int player) {
    return BlokusPlacements.isAny(
        position.word(player, 0),
        position.word(player, 1),
        position.word(player, 2),
        position.word(player, 3),
        free(position, 0),
        free(position, 1),
        free(position, 2),
        free(position, 3),
        position.hand(player));
  }

  private static long free(Blokus position, int word) {
    long taken = position.word(Position.FIRST, word) | position.word(Position.SECOND, word);
    return BlokusBoard.board(word) & ~taken;
  }
}
