package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.core.Position;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.tournament.PairResult.GameResult;
import tabuleiro.lab.tournament.TournamentSpec.Judging;

/**
 * Plays pairs of games: both have the same opening with sides swapped, so that neither opening nor
 * side favours a player. Players and the adjudicating solver are new for each game. The result of a
 * pair is therefore independent of other games, unless there is a time limit. Thread-safe.
 *
 * @param world the world id in the game records
 * @param variant the rules in the game records
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
      throw new InterruptedException(); // interrupted players may have chosen any move
    }
    return pair.json();
  }

  private Contestant<P> contestant(String name) {
    return contestants.stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  private GameResult game(
      GameHistory<P> start, Contestant<P> first, Contestant<P> second, SplittableRandom chance) {
    Game<P> game = openings.game();
    List<Contestant<P>> both = List.of(first, second);
    List<Long> seeds = List.of(chance.nextLong(), chance.nextLong());
    Referee.Played<P> played =
        Referee.game(start, both, seeds, new Adjudicator<>(judging, game.knowledge().oracle()));
    Optional<FailureReport> failure =
        new FailureReporter<>(world, variant, game).of(played, both, seeds, start.size());
    boolean isTimed = first.isTimed() || second.isTimed();
    return GameResult.of(played, isTimed, record(played, first, second), failure);
  }

  private String record(Referee.Played<P> played, Contestant<P> first, Contestant<P> second) {
    GameRecord.Heading heading =
        new GameRecord.Heading(world, variant, List.of(first.name(), second.name()));
    return GameRecord.write(heading, openings.game().notation(), played.history())
        + played.failed().map(GameRecord::failed).orElse("")
        + played.ruling().map(GameRecord::adjudicated).orElse("");
  }
}
