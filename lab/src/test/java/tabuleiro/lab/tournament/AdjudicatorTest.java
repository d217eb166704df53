package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.match.Adjudication.Ruling;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.match.Winner;
import tabuleiro.lab.tournament.TournamentSpec.Judging;
import tabuleiro.testkit.NimHeap;

class AdjudicatorTest {
  private static final Game<NimHeap> GAME = NimHeap.game(12);
  private static final GameHistory<NimHeap> START = GameHistory.from(GAME.start(0));
  private static final GameHistory<NimHeap> LATER = START.play(3).play(2);

  private static Report report(int value, int scale, boolean isExact) {
    return new Report(value, scale, isExact, 3, List.of(), Report.Effort.NONE, Duration.ZERO);
  }

  private static Adjudicator<NimHeap> adjudicator(Judging judging) {
    return new Adjudicator<>(judging, Optional.empty());
  }

  @Test
  void bothMustHaveProvedTheSame() {
    Judging exact = new Judging(0, false, true, 0, 0, 0);
    Adjudicator<NimHeap> alone = adjudicator(exact);
    assertThat(alone.after(LATER, Position.FIRST, report(5, 1, true))).isEmpty();
    assertThat(alone.after(LATER, Position.FIRST, report(5, 1, true))).isEmpty();
    assertThat(alone.after(LATER, Position.SECOND, report(5, 1, false))).isEmpty();
    assertThat(alone.after(LATER, Position.SECOND, report(6, 1, true))).isEmpty();
    assertThat(alone.after(LATER, Position.SECOND, report(50, 10, true)))
        .contains(new Ruling(Winner.FIRST, EndReason.AGREED));
    Adjudicator<NimHeap> never = adjudicator(Judging.NONE);
    assertThat(never.after(LATER, Position.FIRST, report(5, 1, true))).isEmpty();
    assertThat(never.after(LATER, Position.SECOND, report(5, 1, true))).isEmpty();
  }

  @Test
  void whoThinksToBeLosingForLongGivesUp() {
    Adjudicator<NimHeap> adjudicator = adjudicator(new Judging(0, false, false, 0, 4, 2));
    assertThat(adjudicator.after(LATER, Position.FIRST, report(-50, 10, false))).isEmpty();
    assertThat(adjudicator.after(LATER, Position.SECOND, report(-50, 10, false))).isEmpty();
    assertThat(adjudicator.after(LATER, Position.FIRST, report(-39, 10, false))).isEmpty();
    assertThat(adjudicator.after(LATER, Position.FIRST, report(-40, 10, false))).isEmpty();
    assertThat(adjudicator.after(LATER, Position.FIRST, report(-40, 10, false)))
        .contains(new Ruling(Winner.SECOND, EndReason.RESIGNED));
    Adjudicator<NimHeap> other = adjudicator(new Judging(0, false, false, 0, 4, 1));
    assertThat(other.after(LATER, Position.SECOND, report(4, 1, false)))
        .contains(new Ruling(Winner.FIRST, EndReason.RESIGNED));
  }

  @Test
  void longGamesEndAsTheTermsSay() {
    Adjudicator<NimHeap> adjudicator = adjudicator(new Judging(2, true, false, 0, 0, 0));
    assertThat(adjudicator.after(START.play(1), Position.FIRST, Report.NONE)).isEmpty();
    assertThat(adjudicator.after(LATER, Position.SECOND, Report.NONE))
        .contains(new Ruling(Winner.NONE, EndReason.PLIES));
  }

  /** Knows the winner. */
  private static final class Wise implements Oracle<NimHeap> {
    @Override
    public Optional<Choice> solve(NimHeap heap, Limits limits, Consumer<Report> progress) {
      if (limits.nodes() < heap.stones()) {
        return Optional.empty();
      }
      int winner = heap.stones() % 4 == 0 ? 1 - heap.turn() : heap.turn();
      return Optional.of(new Choice(1, report(winner == NimHeap.FIRST ? 1 : -1, 1, true)));
    }
  }

  /** Leaves a multiple of four if possible. */
  private record Expert() implements Player<NimHeap> {
    @Override
    public String name() {
      return "expert";
    }

    @Override
    public Choice choose(NimHeap heap, Limits limits, Consumer<Report> progress) {
      return new Choice(Math.max(1, heap.stones() % 4), Report.NONE);
    }
  }

  @Test
  void whatTheSolverProvesIsWhatBestPlayGives() {
    for (int stones = 5; stones < 40; stones++) {
      GameHistory<NimHeap> start = GameHistory.from(new NimHeap(stones, stones % 2));
      List<Player<NimHeap>> experts = List.of(new Expert(), new Expert());
      List<Limits> limits = List.of(Limits.NONE, Limits.NONE);
      Referee.Played<NimHeap> whole = Referee.play(start, experts, limits);
      Judging judging = new Judging(0, false, true, 9, 0, 0);
      Referee.Played<NimHeap> ended =
          Referee.play(start, experts, limits, new Adjudicator<>(judging, Optional.of(new Wise())));
      assertThat(ended.ruling().map(Ruling::reason)).contains(EndReason.PROVED);
      assertThat(ended.history().state().stones()).isBetween(1, 9);
      assertThat(ended.winner()).isEqualTo(whole.winner());
      assertThat(whole.ruling()).isEmpty();
    }
  }

  @Test
  void aRecordShowsWhoEndedTheGame() throws Exception {
    String lines =
        GameRecord.write(
                new GameRecord.Heading("heap", Map.of(), List.of("a", "b")), GAME.notation(), LATER)
            + GameRecord.adjudicated(new Ruling(Winner.SECOND, EndReason.RESIGNED));
    assertThat(lines).contains("{\"event\":\"adjudicated\",\"winner\":2,\"reason\":\"resigned\"}");
    assertThat(GameRecord.read(lines).replay(GAME).state()).isEqualTo(LATER.state());
  }
}
