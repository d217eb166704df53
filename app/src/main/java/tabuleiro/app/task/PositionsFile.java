package tabuleiro.app.task;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;

/**
 * Reads a file with a position in each line. Empty lines and lines that begin with a semicolon, the
 * comments of Lisp, are skipped.
 */
public final class PositionsFile {
  private static final String BUNDLE = "tabuleiro.app.messages";

  private PositionsFile() {}

  /** A position and the line in which it is written, from 1. */
  public record Entry<P extends Position>(int line, P position) {}

  /** Reads the positions of a file. */
  public static <P extends Position> List<Entry<P>> read(Game<P> game, Path file)
      throws InputException {
    try {
      return read(game, InputText.file(file));
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /**
   * Reads the positions of a text.
   *
   * @throws InputException with the line and column of the first position that is invalid or over
   */
  public static <P extends Position> List<Entry<P>> read(Game<P> game, String text)
      throws InputException {
    List<Entry<P>> entries = new ArrayList<>();
    int number = 0;
    for (String line : Words.split(text, '\n')) {
      number++;
      int at = number;
      Optional<P> position = position(game, line, number);
      position.ifPresent(found -> entries.add(new Entry<>(at, found)));
    }
    if (entries.isEmpty()) {
      throw new InputException(Message.of(BUNDLE, "analyse.noPositions"));
    }
    return List.copyOf(entries);
  }

  private static <P extends Position> Optional<P> position(Game<P> game, String line, int number)
      throws InputException {
    String content = line.strip();
    if (content.isEmpty() || content.startsWith(";")) {
      return Optional.empty();
    }
    if (line.length() > InputText.MOST_IN_LINE) {
      throw new InputException(
          Message.of(BUNDLE, "analyse.longLine", InputText.MOST_IN_LINE), number, 1);
    }
    P position;
    try {
      position = game.notation().read(line);
    } catch (InputException e) {
      throw new InputException(e.problem(), number, Math.max(1, e.column()));
    }
    if (position.isOver()) {
      int column = line.length() - line.stripLeading().length() + 1;
      throw new InputException(Message.of(BUNDLE, "analyse.over"), number, column);
    }
    return Optional.of(position);
  }
}
