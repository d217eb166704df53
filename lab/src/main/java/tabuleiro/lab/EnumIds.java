package tabuleiro.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The names of enum constants in files, options and JSON: {@code LOW_H} is {@code low-h}. */
public final class EnumIds {
  private EnumIds() {}

  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The ids of all constants, in their order. */
  public static List<String> all(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants()).map(EnumIds::of).toList();
  }

  /** The constant with this id. */
  public static <E extends Enum<E>> Optional<E> find(Class<E> type, String id) {
    return Arrays.stream(type.getEnumConstants()).filter(e -> of(e).equals(id)).findFirst();
  }
}
