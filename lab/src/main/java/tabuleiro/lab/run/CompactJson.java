package tabuleiro.lab.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A JSON value in little memory: its text, compressed if it is long. It is parsed each time it is
 * read. An experiment keeps the values of all its tasks, and as trees those of a hundred thousand
 * short games would take more than a gigabyte. Immutable.
 *
 * @see Task
 * @see Result
 */
public final class CompactJson {
  private static final JsonMapper JSON = new JsonMapper();

  /** The compression of shorter texts saves less than it costs. */
  private static final int SHORT = 200;

  private final byte[] bytes;
  private final int length;

  private CompactJson(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  /** The compact form of a value. */
  public static CompactJson of(JsonNode value) {
    byte[] text = value.toString().getBytes(StandardCharsets.UTF_8);
    return new CompactJson(text.length < SHORT ? text : deflated(text), text.length);
  }

  private static byte[] deflated(byte[] text) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
    try {
      deflater.setInput(text);
      deflater.finish();
      byte[] small = new byte[text.length];
      int size = deflater.deflate(small);
      return deflater.finished() && size < text.length ? Arrays.copyOf(small, size) : text;
    } finally {
      deflater.end();
    }
  }

  /** The text of the value. */
  public String text() {
    return new String(bytes.length == length ? bytes : inflated(), StandardCharsets.UTF_8);
  }

  private byte[] inflated() {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(bytes);
      byte[] text = new byte[length];
      if (inflater.inflate(text) != length) {
        throw new IllegalStateException("damaged");
      }
      return text;
    } catch (DataFormatException e) {
      throw new IllegalStateException(e);
    } finally {
      inflater.end();
    }
  }

  /** The value as a new tree. */
  public JsonNode read() {
    try {
      return JSON.readTree(text());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CompactJson json && read().equals(json.read());
  }

  @Override
  public int hashCode() {
    return read().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
