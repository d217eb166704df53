package tabuleiro.lab.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.Sprt;

/**
 * What a tournament's file agrees on, checked as far as it can be without knowing games and
 * players.
 *
 * @param game the id of the world
 * @param variant the rules chosen, by their keys
 * @param hero the number of the player who meets all others in a gauntlet
 * @param rounds how many a Swiss tournament has
 * @param pairs how many pairs of games each pairing has, at most if there is a test
 * @param plies how many random moves games begin with; as many as usual if nothing is said
 * @param openingSeed decides the starts
 * @param test ends a pairing early
 * @param seed decides all else that chance decides
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
    long seed) {

  /** The limits of players for which neither the file nor their own options give any. */
  public static final Limits STANDARD = Limits.nodes(10_000);

  /** Who meets whom. */
  public enum Scheme {
    ROUND_ROBIN,
    GAUNTLET,
    SWISS
  }

  /**
   * Somebody who takes part.
   *
   * @param spec the text that asks for the player
   * @param limits the limits of a move that the file gives
   */
  public record Entrant(String name, String spec, Limits limits) {}

  /**
   * When games are ended before their end. See {@link Adjudicator}.
   *
   * @param plies after so many moves; never if 0
   * @param isDrawn whether they end as draws then; otherwise who is ahead wins
   * @param isExact whether they end once the result is proved
   * @param nodes how many nodes the game's solver may spend on the proof after each move; if 0 only
   *     the players' own proofs count
   * @param resignValue who thinks to be so many points behind ...
   * @param resignMoves ... in so many moves one after another gives up; nobody ever if 0
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

  /** The terms that a description agrees on. */
  public static TournamentSpec of(Description description) throws InputException {
    return new TournamentSpecReader(description).spec();
  }

  /** The players' names. */
  public List<String> names() {
    return entrants.stream().map(Entrant::name).toList();
  }
}
