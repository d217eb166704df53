package tabuleiro.core.command;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Words;

/**
 * An option of a command, declared as data.
 *
 * @param name the name without hyphens: {@code games} is given as {@code --games N}
 * @param label the placeholder for the value in the help text: {@code N}; empty for a flag
 * @param type {@code Boolean}, {@code Long}, {@code Double} or {@code String}
 * @param standard the default value
 * @param allowed the accepted values
 * @param excludes the names of options that cannot be combined with this one
 */
public record CommandOption<T>(
    String name,
    String label,
    Class<T> type,
    Optional<T> standard,
    Allowed<T> allowed,
    List<String> excludes) {

  private static final List<Class<?>> TYPES =
      List.of(Boolean.class, Long.class, Double.class, String.class);

  /** The random seed. All commands share its description. */
  public static final CommandOption<Long> SEED = whole("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);

  /** The set of values that an option accepts. */
  public sealed interface Allowed<T> {

    boolean accepts(T value);
  }

  /** Accepts every value. */
  public record Any<T>() implements Allowed<T> {
    @Override
    public boolean accepts(T value) {
      return true;
    }
  }

  /** The values from {@code least} to {@code most}, both included. */
  public record Range<T extends Comparable<T>>(T least, T most) implements Allowed<T> {
    @Override
    public boolean accepts(T value) {
      return least.compareTo(value) <= 0 && value.compareTo(most) <= 0;
    }
  }

  /** One of a few values. */
  public record Choice<T>(List<T> values) implements Allowed<T> {
    public Choice {
      values = List.copyOf(values);
    }

    @Override
    public boolean accepts(T value) {
      return values.contains(value);
    }
  }

  public CommandOption {
    excludes = List.copyOf(excludes);
    if (!Words.isIdentifier(name)) {
      throw new IllegalArgumentException("an option cannot have the name " + name);
    }
    if (!TYPES.contains(type)) {
      throw new IllegalArgumentException(name + " cannot have the type " + type.getName());
    }
    if (standard.isPresent() && !allowed.accepts(standard.get())) {
      throw new IllegalArgumentException(name + " does not accept its default value");
    }
  }

  /** An option without a value. */
  public static CommandOption<Boolean> flag(String name) {
    return new CommandOption<>(name, "", Boolean.class, Optional.of(false), new Any<>(), List.of());
  }

  /** An integer in a range. */
  public static CommandOption<Long> whole(String name, long standard, long least, long most) {
    return new CommandOption<>(
        name, "N", Long.class, Optional.of(standard), new Range<>(least, most), List.of());
  }

  /** A real number in a range. */
  public static CommandOption<Double> real(
      String name, double standard, double least, double most) {
    return new CommandOption<>(
        name, "X", Double.class, Optional.of(standard), new Range<>(least, most), List.of());
  }

  /** One of a few integers; the label lists them. */
  public static CommandOption<Long> choice(String name, long standard, List<Long> values) {
    String label = String.join("|", values.stream().map(String::valueOf).toList());
    return new CommandOption<>(
        name, label, Long.class, Optional.of(standard), new Choice<>(values), List.of());
  }

  /** One of a few words. */
  public static CommandOption<String> choice(
      String name, String label, String standard, List<String> values) {
    return new CommandOption<>(
        name, label, String.class, Optional.of(standard), new Choice<>(values), List.of());
  }

  /** Any text, without a default. */
  public static CommandOption<String> text(String name, String label) {
    return new CommandOption<>(name, label, String.class, Optional.empty(), new Any<>(), List.of());
  }

  /** The same option, which cannot be combined with the given ones, such as {@code json}. */
  public CommandOption<T> excluding(String... names) {
    return new CommandOption<>(name, label, type, standard, allowed, List.of(names));
  }
}
