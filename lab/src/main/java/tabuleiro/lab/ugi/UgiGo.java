package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;

/**
 * The line {@code go}: it asks for a move or for a solution, within limits.
 *
 * @param limits the limits of this search; a bot that gets none uses its own
 * @param clocks the clocks of the game, if it is played with clocks
 */
public record UgiGo(Purpose purpose, Limits limits, Optional<UgiClocks> clocks) {
  /** What is asked for. */
  public enum Purpose {
    /** A move. */
    MOVE,
    /** A move, but not before {@code stop}. */
    INFINITE,
    /** A solution of a puzzle. */
    SOLVE
  }

  private static final List<String> NUMBERS =
      List.of("movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc");
  private static final List<String> CLOCKS = List.of("p1time", "p2time", "p1inc", "p2inc");
  private static final long LONGEST = 1_000_000_000_000L;
  private static final long DEEPEST = 1_000_000;

  /** Asks for a move within limits. */
  public static UgiGo within(Limits limits) {
    return new UgiGo(Purpose.MOVE, limits, Optional.empty());
  }

  /** Asks for a solution within limits. */
  public static UgiGo solve(Limits limits) {
    return new UgiGo(Purpose.SOLVE, limits, Optional.empty());
  }

  /** Asks for a move that is sent after {@code stop}. */
  public static UgiGo infinite() {
    return new UgiGo(Purpose.INFINITE, Limits.NONE, Optional.empty());
  }

  /** The line of the protocol. */
  public String line() {
    StringBuilder line = new StringBuilder("go");
    if (purpose != Purpose.MOVE) {
      line.append(purpose == Purpose.SOLVE ? " solve" : " infinite");
    }
    if (limits.hasTime()) {
      line.append(" movetime ").append(Math.max(1, limits.time().toMillis()));
    }
    clocks.ifPresent(each -> line.append(' ').append(each.words()));
    if (limits.hasNodes()) {
      line.append(" nodes ").append(limits.nodes());
    }
    if (limits.hasDepth()) {
      line.append(" depth ").append(limits.depth());
    }
    return line.toString();
  }

  /** Parses the line of the protocol. */
  public static UgiGo parse(String line) throws InputException {
    List<String> words = Words.of(line);
    if (words.isEmpty() || !words.get(0).equals("go")) {
      throw new InputException(Message.of(WireMove.BUNDLE, "go.form", line));
    }
    Map<String, Long> numbers = new HashMap<>();
    Purpose purpose = purpose(words);
    for (int i = purpose == Purpose.MOVE ? 1 : 2; i < words.size(); i++) {
      String word = words.get(i);
      if (!NUMBERS.contains(word)) {
        throw new InputException(
            Message.of(WireMove.BUNDLE, "go.word", word, Quotation.names(NUMBERS)));
      }
      String value = ++i < words.size() ? words.get(i) : "";
      numbers.put(word, number(word, value));
    }
    Limits limits =
        Limits.of(
            Optional.ofNullable(numbers.get("depth")).map(Long::intValue).orElse(null),
            numbers.get("nodes"),
            numbers.get("movetime"));
    return new UgiGo(purpose, limits, clocks(numbers));
  }

  private static Purpose purpose(List<String> words) {
    return switch (words.size() > 1 ? words.get(1) : "") {
      case "solve" -> Purpose.SOLVE;
      case "infinite" -> Purpose.INFINITE;
      default -> Purpose.MOVE;
    };
  }

  private static long number(String word, String value) throws InputException {
    OptionalLong number = Numerals.whole(value);
    long least = CLOCKS.contains(word) ? 0 : 1;
    long most = word.equals("depth") ? DEEPEST : LONGEST;
    if (number.isEmpty() || number.getAsLong() < least || number.getAsLong() > most) {
      throw new InputException(Message.of(WireMove.BUNDLE, "go.number", word, value, least, most));
    }
    return number.getAsLong();
  }

  private static Optional<UgiClocks> clocks(Map<String, Long> numbers) {
    if (!numbers.containsKey("p1time") && !numbers.containsKey("p2time")) {
      return Optional.empty();
    }
    List<Duration> all =
        CLOCKS.stream().map(key -> Duration.ofMillis(numbers.getOrDefault(key, 0L))).toList();
    return Optional.of(new UgiClocks(all.subList(0, 2), all.subList(2, 4)));
  }
}
