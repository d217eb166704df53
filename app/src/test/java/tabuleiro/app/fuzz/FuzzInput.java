package tabuleiro.app.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;

/**
 * Inputs as files store them: a line of JSON, either a string, or a list of strings and of pairs
 * {@code ["()", 15000]}, which stand for a repeated string.
 */
final class FuzzInput {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** One input in so many is also read in a long form. */
  private static final int EXPANDED = 64;

  private static final int LONG = 20_000;

  private FuzzInput() {}

  static String of(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  static String parse(String line) {
    try {
      JsonNode node = JSON.readTree(line);
      if (node.isTextual()) {
        return node.textValue();
      }
      StringBuilder text = new StringBuilder();
      for (JsonNode part : node) {
        text.append(
            part.isArray()
                ? part.get(0).textValue().repeat(part.get(1).asInt())
                : part.textValue());
      }
      return text.toString();
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(line, e);
    }
  }

  static String json(String text) {
    try {
      return JSON.writeValueAsString(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether an input is also read in its long form. The choice depends on the input alone. */
  static boolean isExpanded(String input) {
    return !input.isEmpty() && Math.floorMod(mix(input.hashCode()), EXPANDED) == 0;
  }

  /**
   * The long form of an input: a short part of it, repeated. Readers whose time grows faster than
   * the length of their input show it here; short inputs hide it.
   */
  static String expanded(String input) {
    int chance = mix(input.hashCode() + 1);
    int from = Math.floorMod(chance, input.length());
    int length = 1 + Math.floorMod(chance >> 8, 12);
    String part = input.substring(from, Math.min(input.length(), from + length));
    int times = LONG * (1 + Math.floorMod(chance >> 16, 4)) / part.length();
    return input.substring(0, from) + part.repeat(times) + input.substring(from + part.length());
  }

  private static int mix(int number) {
    int mixed = (number ^ (number >>> 16)) * 0x45d9f3b;
    mixed = (mixed ^ (mixed >>> 16)) * 0x45d9f3b;
    return mixed ^ (mixed >>> 16);
  }
}
