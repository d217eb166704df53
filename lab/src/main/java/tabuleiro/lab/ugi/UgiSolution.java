package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;

/**
 * The answer of a bot to {@code go solve}: {@code solution M1 M2 cost 2 generated 10 expanded 4},
 * or {@code nosolution}.
 *
 * @param moves the moves on the wire, not yet checked; empty if there is no solution
 */
public record UgiSolution(
    Optional<List<String>> moves,
    OptionalLong cost,
    OptionalLong generated,
    OptionalLong expanded) {
  private static final int MOST_MOVES = 10_000;

  /** The answer that there is no solution. */
  public static final UgiSolution NONE =
      new UgiSolution(
          Optional.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

  /** Parses a line that starts with {@code solution}. */
  public static UgiSolution parse(String line) throws InputException {
    WireScanner scan = new WireScanner(line);
    scan.next();
    List<String> moves = new ArrayList<>();
    OptionalLong[] counts = {OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty()};
    List<String> keywords = List.of("cost", "generated", "expanded");
    for (Optional<String> word = scan.next(); word.isPresent(); word = scan.next()) {
      int keyword = keywords.indexOf(word.get());
      if (keyword >= 0) {
        counts[keyword] = Numerals.whole(scan.next().orElse(""));
      } else {
        moves.add(word.get());
      }
      boolean isWrong = keyword >= 0 && counts[keyword].isEmpty();
      if (isWrong || moves.size() > MOST_MOVES) {
        throw fault(line);
      }
    }
    if (scan.isBroken()) {
      throw fault(line);
    }
    return new UgiSolution(Optional.of(List.copyOf(moves)), counts[0], counts[1], counts[2]);
  }

  /** The line of the protocol. */
  public String line() {
    if (moves.isEmpty()) {
      return "nosolution";
    }
    StringBuilder line = new StringBuilder("solution");
    moves.get().forEach(move -> line.append(' ').append(move));
    cost.ifPresent(number -> line.append(" cost ").append(number));
    generated.ifPresent(number -> line.append(" generated ").append(number));
    expanded.ifPresent(number -> line.append(" expanded ").append(number));
    return line.toString();
  }

  private static InputException fault(String line) {
    return new InputException(Message.of(WireMove.BUNDLE, "solution.form", line));
  }
}
