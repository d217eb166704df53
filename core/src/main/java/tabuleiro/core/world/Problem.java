package tabuleiro.core.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * One problem of a problem file. A problem that breaks the rules of its world is kept together with
 * its fault: the others of the file stay usable, and whoever asks for this one is told why not.
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

  /** The problem's name in its file: {@code A}. */
  public String id() {
    return id;
  }

  /** What the file says about the problem; may be empty. */
  public String title() {
    return title;
  }

  /** The line of the file where the problem begins. */
  public int line() {
    return line;
  }

  /** Where the problem begins, or what is wrong with it. */
  public S start() throws InputException {
    if (fault != null) {
      throw fault;
    }
    return Objects.requireNonNull(start);
  }

  /** What is wrong with the problem, if anything. */
  public Optional<InputException> fault() {
    return Optional.ofNullable(fault);
  }

  /** The problem of that name or, if there is none, of that number counted from 1. */
  public static <S extends Puzzle> Problem<S> find(List<Problem<S>> problems, String name)
      throws InputException {
    for (Problem<S> problem : problems) {
      if (problem.id.equalsIgnoreCase(name.strip())) {
        return problem;
      }
    }
    if (name.strip().matches("\\d{1,4}")) {
      int number = Integer.parseInt(name.strip());
      if (number >= 1 && number <= problems.size()) {
        return problems.get(number - 1);
      }
    }
    String names = String.join(", ", problems.stream().map(Problem::id).toList());
    throw new InputException(Message.of("tabuleiro.core.messages", "problem.unknown", name, names));
  }
}
