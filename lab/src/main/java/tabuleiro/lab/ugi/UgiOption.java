package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;

/**
 * An option that a bot declares: {@code option name level type spin default 3 min 1 max 8}.
 *
 * @param name may contain single spaces
 * @param standard the value that the option has if it is not set
 * @param min the smallest value of a number
 * @param max the largest value of a number
 * @param values the possible values of a choice
 */
public record UgiOption(
    String name, Type type, String standard, long min, long max, List<String> values) {
  /** The option that tells the referee to send the moves of the game with the position. */
  public static final String HISTORY = "history";

  /** The option for the random seed. */
  public static final String SEED = "seed";

  private static final List<String> KEYWORDS =
      List.of("name", "type", "default", "min", "max", "var");

  /** The kinds of values. */
  public enum Type {
    /** true or false */
    CHECK,
    /** a whole number from {@code min} to {@code max} */
    SPIN,
    /** one of {@code values} */
    COMBO,
    /** any text */
    STRING,
    /** no value; setting it is a command */
    BUTTON
  }

  public UgiOption {
    values = List.copyOf(values);
  }

  /** A number within a range. */
  public static UgiOption spin(String name, long standard, long min, long max) {
    return new UgiOption(name, Type.SPIN, String.valueOf(standard), min, max, List.of());
  }

  /** Any text. */
  public static UgiOption text(String name, String standard) {
    return new UgiOption(name, Type.STRING, standard, Long.MIN_VALUE, Long.MAX_VALUE, List.of());
  }

  /** The option of a line of the protocol; empty if the line is not of the expected form. */
  public static Optional<UgiOption> parse(String line) {
    Map<String, List<String>> fields = fields(line);
    String name = first(fields, "name");
    Optional<Type> type = type(first(fields, "type"));
    if (name.isEmpty() || type.isEmpty()) {
      return Optional.empty();
    }
    long min = Numerals.whole(first(fields, "min")).orElse(Long.MIN_VALUE);
    long max = Numerals.whole(first(fields, "max")).orElse(Long.MAX_VALUE);
    List<String> values = fields.getOrDefault("var", List.of());
    return min > max
        ? Optional.empty()
        : Optional.of(new UgiOption(name, type.get(), first(fields, "default"), min, max, values));
  }

  /** The words after each keyword; a keyword that is repeated has several texts. */
  private static Map<String, List<String>> fields(String line) {
    Map<String, List<String>> fields = new HashMap<>();
    StringBuilder value = new StringBuilder();
    String keyword = "";
    List<String> words = Words.of(line);
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      // Words of the name and the default may equal a keyword only if it was not expected yet.
      if (KEYWORDS.contains(word) && (!keyword.equals("name") || word.equals("type"))) {
        fields.computeIfAbsent(keyword, key -> new ArrayList<>()).add(value.toString());
        keyword = word;
        value.setLength(0);
      } else {
        value.append(value.length() == 0 ? "" : " ").append(word);
      }
    }
    fields.computeIfAbsent(keyword, key -> new ArrayList<>()).add(value.toString());
    return fields;
  }

  private static String first(Map<String, List<String>> fields, String keyword) {
    return fields.getOrDefault(keyword, List.of("")).get(0);
  }

  private static Optional<Type> type(String word) {
    for (Type type : Type.values()) {
      if (Words.lower(type.name()).equals(word)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** The line of the protocol. */
  public String line() {
    StringBuilder line = new StringBuilder("option name " + name);
    line.append(" type ").append(Words.lower(type.name()));
    if (type != Type.BUTTON) {
      line.append(" default ").append(standard);
    }
    if (type == Type.SPIN) {
      line.append(" min ").append(min).append(" max ").append(max);
    }
    values.forEach(value -> line.append(" var ").append(value));
    return line.toString();
  }

  /** The line that sets the option. */
  public String set(String value) {
    return "setoption name " + name + (type == Type.BUTTON ? "" : " value " + value);
  }

  /** Why the option cannot have a value; empty if it can. */
  public Optional<Message> fault(String value) {
    return switch (type) {
      case STRING, BUTTON -> Optional.empty();
      case CHECK -> oneOf(List.of("true", "false"), value);
      case COMBO -> oneOf(values, value);
      case SPIN -> {
        OptionalLong number = Numerals.whole(value);
        boolean isInside =
            number.isPresent() && number.getAsLong() >= min && number.getAsLong() <= max;
        yield isInside
            ? Optional.empty()
            : Optional.of(Message.of(WireMove.BUNDLE, "option.range", name, value, min, max));
      }
    };
  }

  private Optional<Message> oneOf(List<String> expected, String value) {
    return expected.contains(value)
        ? Optional.empty()
        : Optional.of(
            Message.of(WireMove.BUNDLE, "option.value", name, value, Quotation.names(expected)));
  }

  /** A seed as a value of this option: brought into its range if it is a number. */
  String seed(long seed) {
    long size = max - min + 1;
    boolean isInside = seed >= min && seed <= max;
    return String.valueOf(
        type != Type.SPIN || isInside || size <= 0 ? seed : min + Math.floorMod(seed, size));
  }
}
