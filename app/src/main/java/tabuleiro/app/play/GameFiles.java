package tabuleiro.app.play;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import tabuleiro.app.files.AppendOnlyFile;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.match.GameRecord;

/**
 * The files of a running game: a record from which it can be resumed, and a log in the format of
 * the game's course. Both are optional. Every event is written immediately.
 */
public final class GameFiles<P extends Position> implements Closeable {
  private final Game<P> game;
  private final GameLog<P> form;
  private Optional<AppendOnlyFile> record = Optional.empty();
  private Optional<AppendOnlyFile> log = Optional.empty();

  public GameFiles(Game<P> game) {
    this.game = game;
    this.form = game.log().orElseGet(() -> new PlainLog<>(game.notation()));
  }

  /** Starts to append to a log, which may contain earlier games. */
  public void log(Path file) throws InputException {
    log = Optional.of(AppendOnlyFile.continued(file));
  }

  /** Starts a new record; an existing file is rejected. */
  public void record(Path file) throws InputException {
    record = Optional.of(AppendOnlyFile.created(file, fault("play.recordExists", file)));
  }

  /** Continues a record. An incomplete last line is dropped first. */
  public void resume(Path file) throws InputException {
    AppendOnlyFile opened = AppendOnlyFile.continued(file);
    record = Optional.of(opened);
    opened.cut(wholeLines(file).length);
  }

  /** The complete lines of a file. The last line is incomplete if its writer was killed. */
  private static byte[] wholeLines(Path file) throws InputException {
    try {
      byte[] bytes = InputText.bytes(file);
      int whole = bytes.length;
      while (whole > 0 && bytes[whole - 1] != '\n') {
        whole--;
      }
      return Arrays.copyOf(bytes, whole);
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /** The text of a record to resume, without an incomplete last line. */
  public static String text(Path file) throws InputException {
    byte[] lines = wholeLines(file);
    try {
      return InputText.decoded(lines);
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /** Whether a record contains the end of its game. */
  public static boolean isEnded(Path file) throws InputException {
    return text(file).lines().anyMatch(line -> line.startsWith("{\"event\":\"ended\""));
  }

  /** Records that a game starts or replaces the current one. */
  void started(GameSetup<P> setup, GameHistory<P> history) {
    record.ifPresent(
        file -> file.write(GameRecord.write(setup.heading(), game.notation(), history)));
  }

  void moved(GameHistory<P> history, Optional<Report> thought) {
    String text = history.text(game.notation(), history.size() - 1);
    int side = history.before().turn() + 1;
    write(GameRecord.moved(side, text, thought.orElse(Report.NONE)), form.moved(history, thought));
  }

  void undone(int moves) {
    write(GameRecord.undone(moves), "; undo " + moves + "\n");
  }

  void resigned(int side) {
    write(GameRecord.resigned(side), "; resign " + side + "\n");
  }

  void failed(FailureReport failure) {
    write(failure.event(), "; failed " + failure.side() + "\n");
  }

  void ended(P last) {
    write(GameRecord.ended(last.margin()), form.ended(last));
  }

  /** Writes an event to both files or to none, so that a resumed game agrees with its log. */
  private void write(String recorded, String logged) {
    long before = record.map(AppendOnlyFile::length).orElse(0L);
    record.ifPresent(file -> file.write(recorded));
    try {
      log.ifPresent(file -> file.write(logged));
    } catch (EnvironmentException e) {
      record.ifPresent(file -> file.cut(before));
      throw e;
    }
  }

  @Override
  public void close() {
    record.ifPresent(AppendOnlyFile::close);
    log.ifPresent(AppendOnlyFile::close);
  }

  private static InputException fault(String key, Path file) {
    return new InputException(Message.of("tabuleiro.app.messages", key)).of(file.toString());
  }
}
