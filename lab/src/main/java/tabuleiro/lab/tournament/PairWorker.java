package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabuleiro.core.Position;
import tabuleiro.core.world.Game;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameHistory;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.tournament.PairResult.GameResult;
import tabuleiro.lab.tournament.TournamentSpec.Judging;

/**
 * Plays pairs of games: both begin alike, with seats exchanged, so that neither the start nor the
 * seat favours anybody. Players, and the solver that may end a game, are new for each game, so a
 * pair comes out the same whatever was played before, unless a limit is on time. Safe for several
 * threads.
 *
 * @param world the id under which games are recorded
 * @param variant the rules, for the records
 */
public record PairWorker<P extends Position>(
    String world,
    Map<String, String> variant,
    Openings<P> openings,
    List<Contestant<P>> contestants,
    Judging judging)
    implements Worker {

  public PairWorker {
    variant = Map.copyOf(variant);
    contestants = List.copyOf(contestants);
  }

  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    Contestant<P> one = contestant(task.what().path("one").asText());
    Contestant<P> other = contestant(task.what().path("other").asText());
    GameHistory<P> start = openings.start(task.what().path("opening").asLong());
    SplittableRandom chance = new SplittableRandom(task.seed());
    PairResult pair =
        new PairResult(
            one.name(),
            other.name(),
            List.of(game(start, one, other, chance), game(start, other, one, chance)));
    if (Thread.interrupted()) {
      throw new InterruptedException(); // players who were broken off chose any move
    }
    return pair.json();
  }

  private Contestant<P> contestant(String name) {
    return contestants.stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  private GameResult game(
      GameHistory<P> start, Contestant<P> first, Contestant<P> second, SplittableRandom chance) {
    Game<P> game = openings.game();
    Referee.Played<P> played =
        Referee.play(
            start,
            List.of(
                first.player().apply(chance.nextLong()), second.player().apply(chance.nextLong())),
            List.of(first.limits(), second.limits()),
            new Adjudicator<>(judging, game.knowledge().oracle()));
    boolean isTimed = isTimed(first) || isTimed(second);
    return GameResult.of(played, isTimed, record(played, first, second));
  }

  /** Whether a player's moves depend on the clock. */
  static boolean isTimed(Contestant<?> contestant) {
    return contestant.limits().hasTime();
  }

  private String record(Referee.Played<P> played, Contestant<P> first, Contestant<P> second) {
    List<String> names = List.of(first.name(), second.name());
    return GameRecord.write(played.history(), world, variant, names)
        + played.ruling().map(GameRecord::adjudicated).orElse("");
  }
}
