package tabuleiro.lab.tournament;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.limits.Limits;

/**
 * A tournament file as parsed; omitted fields are null. {@link TournamentSpec} is the checked form.
 *
 * <pre>
 * name: quatro
 * game: quatro
 * players: [random, course, {name: deep, spec: 'alphabeta:depth=3'}]
 * system: round-robin
 * games: 8
 * limits: {nodes: 2000}
 * seed: 1
 * </pre>
 *
 * @param variant the rules chosen, by their keys
 * @param system {@code round-robin}, {@code gauntlet} or {@code swiss}
 * @param hero the player who meets all others in a gauntlet; the first player by default
 * @param rounds the number of rounds of a Swiss tournament
 * @param games the number of games of each pairing, an even number
 * @param clock the clock of each player for a whole game, such as {@code 60000+500}
 * @param timeScale the factor by which times are multiplied, or {@code auto}
 */
record TournamentFile(
    @Nullable String name,
    @Nullable String game,
    @Nullable Map<String, String> variant,
    @Nullable List<@Nullable PlayerForm> players,
    @Nullable String system,
    @Nullable String hero,
    @Nullable Integer rounds,
    @Nullable Integer games,
    @Nullable OpeningsForm openings,
    @Nullable LimitsForm limits,
    @Nullable String clock,
    @JsonProperty("time-scale") @Nullable String timeScale,
    @Nullable SprtForm sprt,
    @Nullable AdjudicationForm adjudication,
    @Nullable Long seed) {

  /** A player: a specification alone, or with a name and its own limits. */
  record PlayerForm(@Nullable String name, @Nullable String spec, @Nullable LimitsForm limits) {

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    PlayerForm {}

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static PlayerForm of(String spec) {
      return new PlayerForm(null, spec, null);
    }
  }

  /** The openings of games. */
  record OpeningsForm(@Nullable Integer plies, @Nullable Long seed) {}

  /** The limits of a player per move; time in milliseconds. */
  record LimitsForm(@Nullable Long time, @Nullable Integer depth, @Nullable Long nodes) {

    Limits limits() {
      return Limits.of(depth, nodes, time);
    }
  }

  /** The sequential test that ends a pairing early. */
  record SprtForm(
      @Nullable Double elo0,
      @Nullable Double elo1,
      @Nullable Double alpha,
      @Nullable Double beta) {}

  /** When games are adjudicated. */
  record AdjudicationForm(
      @Nullable Integer plies,
      @Nullable String by,
      @Nullable Boolean exact,
      @Nullable Long nodes,
      @Nullable ResignForm resign) {}

  /** When a player resigns. */
  record ResignForm(@Nullable Double value, @Nullable Integer moves) {}
}
