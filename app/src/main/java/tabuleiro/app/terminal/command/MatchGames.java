package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.files.AppendOnlyFile;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.failure.MatchFailures;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Match;
import tabuleiro.lab.match.Referee;

/** The finished games of a match: writes their records and collects failures. */
final class MatchGames<P extends Position> implements AutoCloseable {
  private final Match<P> match;
  private final FailureReporter<P> reporter;
  private final List<Contestant<P>> players;
  private final MatchFailures failures = new MatchFailures();
  private Optional<AppendOnlyFile> file = Optional.empty();

  MatchGames(Match<P> match, FailureReporter<P> reporter, List<Contestant<P>> players) {
    this.match = match;
    this.reporter = reporter;
    this.players = players;
  }

  /** Starts to record the games in a file, which loses its content. */
  void record(Path path) throws InputException {
    file = Optional.of(AppendOnlyFile.emptied(path));
  }

  MatchFailures failures() {
    return failures;
  }

  /** Adds the last pair of games. */
  void add(Match.Progress<P> progress) {
    long game = progress.score().games() - 2L;
    String records = added(progress.first(), game, 0) + added(progress.second(), game + 1, 1);
    file.ifPresent(open -> open.write(records));
  }

  /**
   * Adds a game and returns its record.
   *
   * @param number of the game, from 0
   * @param first the contestant who was FIRST
   */
  private String added(Referee.Played<P> played, long number, int first) {
    List<Contestant<P>> seats = List.of(players.get(first), players.get(1 - first));
    Optional<FailureReport> failure =
        reporter.of(played, seats, match.seeds(number), match.openings().plies());
    failure.ifPresent(
        f ->
            failures.add(
                f.side() == 1 ? first : 1 - first, new MatchFailures.Numbered(number + 1, f)));
    List<String> names = seats.stream().map(Contestant::name).toList();
    GameRecord.Heading heading =
        new GameRecord.Heading(reporter.world(), reporter.variant(), names);
    return GameRecord.write(heading, match.openings().game().notation(), played.history())
        + failure.map(FailureReport::event).orElse("");
  }

  @Override
  public void close() {
    file.ifPresent(AppendOnlyFile::close);
  }
}
