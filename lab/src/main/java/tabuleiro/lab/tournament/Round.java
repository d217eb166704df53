package tabuleiro.lab.tournament;

import java.util.List;
import java.util.OptionalInt;

/**
 * A round: everybody plays at most once in it.
 *
 * @param number from 1
 * @param bye who has nobody to play with
 */
public record Round(int number, List<Pairing> pairings, OptionalInt bye) {

  public Round {
    pairings = List.copyOf(pairings);
  }
}
