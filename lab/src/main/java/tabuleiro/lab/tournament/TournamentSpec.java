package tabuleiro.lab.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.GameClock;
import tabuleiro.lab.match.Sprt;

/**
 * The specification of a tournament, checked as far as possible without knowing games and players.
 *
 * @param game the id of the world
 * @param variant the rules chosen, by their keys
 * @param hero the number of the player who meets all others in a gauntlet
 * @param rounds the number of rounds of a Swiss tournament
 * @param pairs the number of pairs of games of each pairing, a maximum if there is a test
 * @param plies the number of random moves in openings; empty for the default of the game
 * @param openingSeed the random seed of the openings
 * @param test ends a pairing early
 * @param timing the clocks and the scale of times
 * @param seed the random seed of everything else
 */
public record TournamentSpec(
    String name,
    String game,
    Map<String, String> variant,
    List<Entrant> entrants,
    Scheme system,
    int hero,
    int rounds,
    int pairs,
    OptionalInt plies,
    long openingSeed,
    Optional<Sprt> test,
    Judging judging,
    Timing timing,
    long seed) {

  /** The limits of players for which neither the file nor their own options give any. */
  public static final Limits STANDARD = Limits.nodes(10_000);

  /**
   * The times of a tournament.
   *
   * @param clock the clock of each player for a whole game
   * @param scale the factor by which times are multiplied, or {@code auto}; empty for 1
   */
  public record Timing(Optional<GameClock> clock, String scale) {
    /** No clocks, and times as they are given. */
    public static final Timing NONE = new Timing(Optional.empty(), "");
  }

  /** Who meets whom. */
  public enum Scheme {
    ROUND_ROBIN,
    GAUNTLET,
    SWISS
  }

  /**
   * A participant.
   *
   * @param spec the text that asks for the player
   * @param limits the limits of a move that the file gives
   */
  public record Entrant(String name, String spec, Limits limits) {}

  /**
   * When games are ended early. See {@link Adjudicator}.
   *
   * @param plies the maximum number of plies; 0 for no limit
   * @param isDrawn whether games that reach the maximum are draws; otherwise the side that is ahead
   *     wins
   * @param isExact whether games end when the result is proved
   * @param nodes the node limit of the game's solver after each move; if 0, only the players' own
   *     proofs count
   * @param resignValue a player whose value is at least this many points behind ...
   * @param resignMoves ... in this many consecutive moves resigns; 0 for never
   */
  public record Judging(
      int plies,
      boolean isDrawn,
      boolean isExact,
      long nodes,
      double resignValue,
      int resignMoves) {

    /** Every game is played to its end. */
    public static final Judging NONE = new Judging(0, false, false, 0, 0, 0);
  }

  public TournamentSpec {
    variant = Map.copyOf(variant);
    entrants = List.copyOf(entrants);
  }

  /** Parses and checks a description. */
  public static TournamentSpec of(Description description) throws InputException {
    return new TournamentSpecReader(description).spec();
  }

  /** The same tournament with other participants. */
  public TournamentSpec withEntrants(List<Entrant> others) {
    return new TournamentSpec(
        name,
        game,
        variant,
        others,
        system,
        hero,
        rounds,
        pairs,
        plies,
        openingSeed,
        test,
        judging,
        timing,
        seed);
  }

  /** The players' names. */
  public List<String> names() {
    return entrants.stream().map(Entrant::name).toList();
  }
}
