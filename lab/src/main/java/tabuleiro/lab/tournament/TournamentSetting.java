package tabuleiro.lab.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.core.limits.Limits;

/**
 * Facts for the report that are not in the specification.
 *
 * @param game the game and variant, such as {@code dots-5x6}
 * @param limits the limits per move of each player
 * @param plies the number of random moves in openings
 * @param unrepeatable the names of players whose moves depend on the clock or on threads
 * @param bots the hashes of the programs that play, by the names of their players
 */
public record TournamentSetting(
    String game,
    List<Limits> limits,
    int plies,
    Set<String> unrepeatable,
    SortedMap<String, String> bots) {

  public TournamentSetting {
    limits = List.copyOf(limits);
    unrepeatable = Set.copyOf(unrepeatable);
    bots = Collections.unmodifiableSortedMap(new TreeMap<>(bots));
  }

  /** The setting of a tournament without bots. */
  public TournamentSetting(String game, List<Limits> limits, int plies, Set<String> unrepeatable) {
    this(game, limits, plies, unrepeatable, new TreeMap<>());
  }

  /** Whether the same games can be repeated. */
  boolean isRepeatable() {
    return unrepeatable.isEmpty();
  }
}
