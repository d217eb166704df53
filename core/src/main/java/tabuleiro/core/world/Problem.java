package tabuleiro.core.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;

/**
 * A problem of a problem file. An invalid problem is kept together with its error, so that the
 * other problems of the file stay usable and the error is reported when this one is selected.
 */
public final class Problem<S extends Puzzle> {
  private final String id;
  private final String title;
  private final int line;
  private final @Nullable S start;
  private final @Nullable InputException fault;

  private Problem(
      String id, String title, int line, @Nullable S start, @Nullable InputException fault) {
    this.id = id;
    this.title = title;
    this.line = line;
    this.start = start;
    this.fault = fault;
  }

  static <S extends Puzzle> Problem<S> sound(String id, String title, int line, S start) {
    return new Problem<>(id, title, line, start, null);
  }

  static <S extends Puzzle> Problem<S> faulty(
      String id, String title, int line, InputException fault) {
    return new Problem<>(id, title, line, null, fault);
  }

  /** The name in the problem file, such as {@code A}. */
  public String id() {
    return id;
  }

  /** The description in the problem file; may be empty. */
  public String title() {
    return title;
  }

  /** The line of the file where the problem starts. */
  public int line() {
    return line;
  }

  /**
   * The initial state.
   *
   * @throws InputException if the problem is invalid
   */
  public S start() throws InputException {
    if (fault != null) {
      throw fault;
    }
    return Objects.requireNonNull(start);
  }

  /** The error of an invalid problem. */
  public Optional<InputException> fault() {
    return Optional.ofNullable(fault);
  }

  /** The problem with that name or, failing that, with that number, counted from 1. */
  public static <S extends Puzzle> Problem<S> find(List<Problem<S>> problems, String name)
      throws InputException {
    String wanted = name.strip();
    for (Problem<S> problem : problems) {
      if (problem.id.equalsIgnoreCase(wanted)) {
        return problem;
      }
    }
    int number = Numerals.natural(wanted, 4).orElse(0);
    if (number >= 1 && number <= problems.size()) {
      return problems.get(number - 1);
    }
    Quotation.Names names = Quotation.names(problems.stream().map(Problem::id).toList());
    throw new InputException(Message.of("tabuleiro.core.messages", "problem.unknown", name, names));
  }
}
