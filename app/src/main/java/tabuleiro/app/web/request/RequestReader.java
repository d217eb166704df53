package tabuleiro.app.web.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.Words;
import tabuleiro.lab.json.BoundedJson;

/** Reads JSON request bodies. Invalid bodies are rejected with one clear sentence. */
public record RequestReader(JsonNode body) {
  private static final ObjectMapper JSON = BoundedJson.json();

  /** Reads the body of a request, which must be a JSON object. */
  public static RequestReader of(Context context) {
    return of(context.body());
  }

  public static RequestReader of(String text) {
    try {
      JsonNode body = JSON.readTree(text);
      if (body == null || !body.isObject()) {
        throw RequestException.of(400, "fault.json");
      }
      return new RequestReader(body);
    } catch (JsonProcessingException e) {
      throw RequestException.of(400, "fault.json");
    }
  }

  /** Returns the language of a request: {@code lang}, or else its headers. */
  public static Locale locale(Context context) {
    return locale(context.queryParam("lang"), context.header("Accept-Language"));
  }

  public static Locale locale(@Nullable String lang, @Nullable String header) {
    String asked = lang == null || lang.isEmpty() ? Objects.requireNonNullElse(header, "en") : lang;
    return Locale.forLanguageTag(Words.lower(asked).startsWith("pt") ? "pt" : "en");
  }

  /** Returns a required text. */
  public String text(String field) {
    return optional(field).orElseThrow(() -> RequestException.of(400, "fault.text", field));
  }

  /** Returns an optional text. */
  public Optional<String> optional(String field) {
    JsonNode node = body.get(field);
    if (node == null || node.isNull()) {
      return Optional.empty();
    }
    if (!node.isTextual()) {
      throw RequestException.of(400, "fault.text", field);
    }
    return Optional.of(node.textValue());
  }

  /** Returns an integer within bounds, or {@code fallback} if it is missing. */
  public int number(String field, int least, int most, int fallback) {
    JsonNode node = body.get(field);
    if (node == null || node.isNull()) {
      return fallback;
    }
    if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
      throw RequestException.of(400, "fault.number", field, least, most);
    }
    return node.intValue();
  }

  /** Returns a required integer within bounds. */
  public int number(String field, int least, int most) {
    if (body.get(field) == null) {
      throw RequestException.of(400, "fault.number", field, least, most);
    }
    return number(field, least, most, least);
  }

  public boolean isOn(String field, boolean fallback) {
    JsonNode node = body.get(field);
    if (node == null || node.isNull()) {
      return fallback;
    }
    if (!node.isBoolean()) {
      throw RequestException.of(400, "fault.switch", field);
    }
    return node.booleanValue();
  }

  /** Returns texts by name; empty if the field is missing. */
  public Map<String, String> texts(String field) {
    Map<String, String> texts = new LinkedHashMap<>();
    JsonNode node = body.get(field);
    if (node == null || node.isNull()) {
      return texts;
    }
    if (!node.isObject()) {
      throw RequestException.of(400, "fault.object", field);
    }
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      if (!entry.getValue().isTextual()) {
        throw RequestException.of(400, "fault.text", field + "." + entry.getKey());
      }
      texts.put(entry.getKey(), entry.getValue().textValue());
    }
    return texts;
  }

  /** Returns a list of texts; empty if the field is missing. */
  public List<String> list(String field) {
    List<String> list = new ArrayList<>();
    JsonNode node = body.get(field);
    if (node == null || node.isNull()) {
      return list;
    }
    if (!node.isArray()) {
      throw RequestException.of(400, "fault.list", field);
    }
    for (JsonNode item : node) {
      if (!item.isTextual()) {
        throw RequestException.of(400, "fault.list", field);
      }
      list.add(item.textValue());
    }
    return list;
  }
}
