package tabuleiro.lab.tournament;

import java.util.List;
import java.util.OptionalInt;

/**
 * A round, in which every player plays at most once.
 *
 * @param number from 1
 * @param bye the player without an opponent
 */
public record Round(int number, List<Pairing> pairings, OptionalInt bye) {

  public Round {
    pairings = List.copyOf(pairings);
  }
}
