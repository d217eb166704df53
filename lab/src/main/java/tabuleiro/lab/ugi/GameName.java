package tabuleiro.lab.ugi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * Names the game to a bot: {@code game dots version 1 variant size=3x3}.
 *
 * @param world the id of the world
 * @param version the version of its rules
 * @param variant the values of the rules that differ from the standard; empty for standard rules
 */
public record GameName(String world, int version, Map<String, String> variant) {
  private static final int MOST_DIGITS = 6;

  public GameName {
    variant = Collections.unmodifiableMap(new LinkedHashMap<>(variant));
  }

  /** The name of a variant of a world. */
  public static GameName of(World world, Variant variant) {
    return new GameName(world.id(), world.rulesVersion(), variant.choices());
  }

  /** The line of the protocol. */
  public String line() {
    StringBuilder line = new StringBuilder("game " + world + " version " + version);
    if (!variant.isEmpty()) {
      line.append(" variant");
      variant.forEach((key, value) -> line.append(' ').append(key).append('=').append(value));
    }
    return line.toString();
  }

  /** Parses the line of the protocol. */
  public static GameName parse(String line) throws InputException {
    List<String> words = Words.of(line);
    OptionalInt version =
        words.size() > 3 ? Numerals.natural(words.get(3), MOST_DIGITS) : OptionalInt.empty();
    boolean isNamed =
        version.isPresent() && words.get(0).equals("game") && words.get(2).equals("version");
    if (!isNamed || (words.size() > 4 && !words.get(4).equals("variant"))) {
      throw fault(line);
    }
    Map<String, String> variant = new LinkedHashMap<>();
    for (String choice : words.subList(Math.min(5, words.size()), words.size())) {
      int equals = choice.indexOf('=');
      if (equals < 1
          || variant.put(choice.substring(0, equals), choice.substring(equals + 1)) != null) {
        throw fault(line);
      }
    }
    return new GameName(words.get(1), version.getAsInt(), variant);
  }

  private static InputException fault(String line) {
    return new InputException(Message.of(WireMove.BUNDLE, "game.form", line));
  }
}
