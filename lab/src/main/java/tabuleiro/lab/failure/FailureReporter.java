package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.ugi.WireMove;

/**
 * Describes the failures of players in games with the same rules.
 *
 * @param world the id of the world
 * @param variant the rules chosen, by their keys
 */
public record FailureReporter<P extends Position>(
    String world, Map<String, String> variant, Game<P> game) {

  /**
   * A player in a game.
   *
   * @param bot the text that describes its program; empty for a player of this program
   * @param opening the number of moves before the players began
   */
  public record Seated(String name, Optional<String> bot, Limits limits, long seed, int opening) {}

  /**
   * The failure that ended a game, if there was one.
   *
   * @param seeds the random seeds of the players
   * @param opening the number of moves before the players began
   */
  public Optional<FailureReport> of(
      Referee.Played<P> played, List<Contestant<P>> contestants, List<Long> seeds, int opening) {
    return played
        .failed()
        .map(
            failed -> {
              Contestant<P> loser = contestants.get(failed.side());
              long seed = seeds.get(failed.side());
              return of(
                  failed,
                  played.history(),
                  new Seated(loser.name(), loser.bot(), limits(loser), seed, opening));
            });
  }

  /** With a clock, a move may take as long as the whole clock. */
  private static Limits limits(Contestant<?> contestant) {
    return contestant
        .clock()
        .map(clock -> contestant.limits().withTime(clock.base()))
        .orElse(contestant.limits());
  }

  /** The failure of a player after the moves of a game. */
  public FailureReport of(Referee.Failed failed, GameHistory<P> history, Seated player) {
    return new FailureReport(
        player.name(),
        failed.side() + 1,
        history.size(),
        failed.failure().kind(),
        FailureReport.reasons(failed.failure().reason()),
        failed.failure().evidence(),
        player.bot().map(bot -> command(failed, history, player, bot)).orElse(""));
  }

  private String command(Referee.Failed failed, GameHistory<P> history, Seated player, String bot) {
    Notation<P> notation = game.notation();
    P begin = history.states().get(player.opening());
    String position = notation.write(begin);
    List<String> moves = new ArrayList<>();
    for (int ply = player.opening(); ply < history.size(); ply++) {
      moves.add(WireMove.of(history.text(notation, ply)));
    }
    return new Reproduction(
            world,
            variant,
            position.equals(notation.write(game.start(0))) ? "" : position,
            moves,
            failed.side() + 1,
            player.limits(),
            player.seed(),
            bot)
        .command();
  }
}
