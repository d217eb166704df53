package tabuleiro.lab.tournament;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.match.Adjudication;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.Winner;
import tabuleiro.lab.tournament.TournamentSpec.Judging;

/**
 * Ends a game early as the tournament specifies: because the result is proved, a player resigns, or
 * the game is too long. A proved result is that of best play. Weak players might not have found it,
 * so their results may differ from those of complete games.
 *
 * <p>For one game. Not thread-safe.
 */
final class Adjudicator<P extends Position> implements Adjudication<P> {
  private final Judging judging;
  private final Optional<Oracle<P>> oracle;
  private final Report[] last = {Report.NONE, Report.NONE};
  private final int[] lost = new int[2];

  /**
   * Creates the adjudicator of one game.
   *
   * @param oracle the game's solver; new, so that other games have no influence
   */
  Adjudicator(Judging judging, Optional<Oracle<P>> oracle) {
    this.judging = judging;
    this.oracle = judging.nodes() > 0 ? oracle : Optional.empty();
  }

  @Override
  public Optional<Ruling> after(GameHistory<P> history, int side, Report report) {
    last[side] = report;
    if (judging.isExact()) {
      Optional<Ruling> proved = agreed(report, last[1 - side]).or(() -> proved(history.state()));
      if (proved.isPresent()) {
        return proved;
      }
    }
    double ahead = side == Position.FIRST ? report.points() : -report.points();
    lost[side] = ahead <= -judging.resignValue() ? lost[side] + 1 : 0;
    if (judging.resignMoves() > 0 && lost[side] >= judging.resignMoves()) {
      return Optional.of(new Ruling(Winner.against(side), EndReason.RESIGNED));
    }
    if (judging.plies() > 0 && history.moves().size() >= judging.plies()) {
      Winner winner = judging.isDrawn() ? Winner.NONE : Winner.of(history.state().margin());
      return Optional.of(new Ruling(winner, EndReason.PLIES));
    }
    return Optional.empty();
  }

  private static Optional<Ruling> agreed(Report one, Report other) {
    boolean isSame = (long) one.value() * other.scale() == (long) other.value() * one.scale();
    return one.exact() && other.exact() && isSame
        ? Optional.of(new Ruling(Winner.of(one.value()), EndReason.AGREED))
        : Optional.empty();
  }

  private Optional<Ruling> proved(P position) {
    return oracle
        .flatMap(o -> o.solve(position, Limits.nodes(judging.nodes()), report -> {}))
        .map(Choice::report)
        .filter(Report::exact)
        .map(report -> new Ruling(Winner.of(report.value()), EndReason.PROVED));
  }
}
