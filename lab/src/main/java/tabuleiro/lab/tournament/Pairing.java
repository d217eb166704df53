package tabuleiro.lab.tournament;

/**
 * Two players who meet, by their numbers in the list of players.
 *
 * @param round from 1
 * @param one the player who is FIRST in the first game of each pair
 */
public record Pairing(int round, int one, int other) {

  public Pairing {
    if (one == other || one < 0 || other < 0) {
      throw new IllegalArgumentException(one + " against " + other);
    }
  }

  /** Whether the players are these two, in any round. */
  boolean isBetween(int some, int another) {
    return (one == some && other == another) || (one == another && other == some);
  }
}
