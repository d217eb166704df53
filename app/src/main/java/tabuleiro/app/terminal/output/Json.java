package tabuleiro.app.terminal.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/**
 * Writes one JSON document from maps, lists, texts, numbers and truth values; an empty optional is
 * null. It uses only the streaming half of Jackson, which starts in a fraction of the time that
 * data binding takes.
 */
public final class Json {
  private Json() {}

  public static String write(Map<String, ?> document) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      value(json, document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }

  /** A document as one line, without its end. */
  public static String line(Map<String, ?> document) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      value(json, document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void value(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.writeFieldName(entry.getKey().toString());
        value(json, entry.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof Iterable<?> list) {
      json.writeStartArray();
      for (Object item : list) {
        value(json, item);
      }
      json.writeEndArray();
    } else if (value instanceof Integer || value instanceof Long) {
      json.writeNumber(((Number) value).longValue());
    } else if (value instanceof Double real) {
      json.writeNumber(real);
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else if (value instanceof Optional<?> maybe) {
      if (maybe.isPresent()) {
        value(json, maybe.get());
      } else {
        json.writeNull();
      }
    } else {
      json.writeString(value.toString());
    }
  }
}
