package tabuleiro.app.play;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.GameLog;
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
    try {
      log =
          Optional.of(
              new AppendOnlyFile(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    } catch (IOException e) {
      throw fault("file.unwritable", file);
    }
  }

  /** Starts a new record; an existing file is rejected. */
  public void record(Path file) throws InputException {
    try {
      record =
          Optional.of(
              new AppendOnlyFile(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    } catch (FileAlreadyExistsException e) {
      throw fault("play.recordExists", file);
    } catch (IOException e) {
      throw fault("file.unwritable", file);
    }
  }

  /** Continues a record. An incomplete last line is dropped first. */
  public void resume(Path file) throws InputException {
    try {
      byte[] bytes = Files.readAllBytes(file);
      int whole = bytes.length;
      while (whole > 0 && bytes[whole - 1] != '\n') {
        whole--;
      }
      if (whole < bytes.length) {
        Files.write(file, Arrays.copyOf(bytes, whole));
      }
      record = Optional.of(new AppendOnlyFile(file, StandardOpenOption.APPEND));
    } catch (IOException e) {
      throw fault("file.unwritable", file);
    }
  }

  /** Records that a game starts or replaces the current one. */
  void started(GameSetup<P> setup, GameHistory<P> history) {
    record.ifPresent(
        file -> file.write(GameRecord.write(setup.heading(), game.notation(), history)));
  }

  void moved(GameHistory<P> history, Optional<Report> thought) {
    record.ifPresent(
        file -> {
          String text = history.text(game.notation(), history.size() - 1);
          int side = history.before().turn() + 1;
          file.write(GameRecord.moved(side, text, thought.orElse(Report.NONE)));
        });
    log.ifPresent(file -> file.write(form.moved(history, thought)));
  }

  void undone(int moves) {
    record.ifPresent(file -> file.write(GameRecord.undone(moves)));
    log.ifPresent(file -> file.write("; undo " + moves + "\n"));
  }

  void resigned(int side) {
    record.ifPresent(file -> file.write(GameRecord.resigned(side)));
    log.ifPresent(file -> file.write("; resign " + side + "\n"));
  }

  void ended(P last) {
    record.ifPresent(file -> file.write(GameRecord.ended(last.margin())));
    log.ifPresent(file -> file.write(form.ended(last)));
  }

  @Override
  public void close() throws IOException {
    if (record.isPresent()) {
      record.get().close();
    }
    if (log.isPresent()) {
      log.get().close();
    }
  }

  private static InputException fault(String key, Path file) {
    return new InputException(Message.of("tabuleiro.app.messages", key)).of(file.toString());
  }
}
