package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tabuleiro.core.text.Numerals;

/**
 * A line {@code info} of a bot. Everything in it is optional; what is unknown or wrong is skipped,
 * because information must not decide games.
 *
 * @param score in points of the margin, seen from the side to move
 * @param time the time that the bot says it has used
 * @param line the expected moves, on the wire
 * @param text free text, at most 500 characters
 */
public record UgiInfo(
    OptionalLong depth,
    OptionalDouble score,
    OptionalLong nodes,
    Optional<Duration> time,
    List<String> line,
    Optional<String> text) {
  static final int MOST_MOVES = 200;
  static final int LONGEST_TEXT = 500;

  private static final long LONGEST = 1_000_000_000_000L;
  private static final int CENTIPOINTS = 100;

  public UgiInfo {
    line = List.copyOf(line);
  }

  /** Parses a line that starts with {@code info}. */
  public static UgiInfo parse(String line) {
    WireScanner scan = new WireScanner(line);
    scan.next();
    Parts parts = new Parts();
    Optional<String> word = scan.next();
    while (word.isPresent()) {
      switch (word.get()) {
        case "string" -> {
          parts.text = Optional.of(scan.rest());
          return parts.info();
        }
        case "pv" -> {
          parts.addMoves(scan);
          return parts.info();
        }
        default -> word = parts.take(word.get(), scan);
      }
    }
    return parts.info();
  }

  /** Whether it says how the search is going, and not only text. */
  public boolean hasResult() {
    return depth.isPresent() || score.isPresent() || nodes.isPresent() || !line.isEmpty();
  }

  private static final class Parts {
    private OptionalLong depth = OptionalLong.empty();
    private OptionalDouble score = OptionalDouble.empty();
    private OptionalLong nodes = OptionalLong.empty();
    private Optional<Duration> time = Optional.empty();
    private Optional<String> text = Optional.empty();
    private final List<String> moves = new ArrayList<>();

    /** Takes the value of a keyword, and returns the word after it. */
    Optional<String> take(String keyword, WireScanner scan) {
      Optional<String> value = scan.next();
      String number = value.orElse("");
      switch (keyword) {
        case "depth" -> depth = natural(number);
        case "nodes" -> nodes = natural(number);
        case "time" -> time = millis(number);
        case "score" -> {
          // Engines made from chess programs write hundredths: score cp 150.
          boolean isCentipoints = number.equals("cp");
          int unit = isCentipoints ? CENTIPOINTS : 1;
          OptionalDouble points = Numerals.real(isCentipoints ? scan.next().orElse("") : number);
          score = points.isPresent() ? OptionalDouble.of(points.getAsDouble() / unit) : score;
        }
        default -> {
          return value; // an unknown keyword, which may have no value
        }
      }
      return scan.next();
    }

    void addMoves(WireScanner scan) {
      Optional<String> move = scan.next();
      while (move.isPresent() && moves.size() < MOST_MOVES) {
        moves.add(move.get());
        move = scan.next();
      }
    }

    private static OptionalLong natural(String text) {
      OptionalLong number = Numerals.whole(text);
      return number.isPresent() && number.getAsLong() >= 0 ? number : OptionalLong.empty();
    }

    private static Optional<Duration> millis(String text) {
      OptionalLong number = natural(text);
      return number.isPresent() && number.getAsLong() <= LONGEST
          ? Optional.of(Duration.ofMillis(number.getAsLong()))
          : Optional.empty();
    }

    UgiInfo info() {
      Optional<String> brief =
          text.map(all -> all.length() <= LONGEST_TEXT ? all : all.substring(0, LONGEST_TEXT));
      return new UgiInfo(depth, score, nodes, time, moves, brief);
    }
  }
}
