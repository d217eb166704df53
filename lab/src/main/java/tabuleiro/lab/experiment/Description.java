package tabuleiro.lab.experiment;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.stream.Collectors;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * The description of an experiment, in YAML or JSON.
 *
 * @param kind {@code study}, {@code tune} or {@code tournament}
 * @param source the name of its file, for messages
 */
public record Description(String kind, String source, String text) {
  private static final String BUNDLE = "tabuleiro.lab.experiment.messages";
  private static final ObjectMapper YAML =
      new ObjectMapper(new YAMLFactory())
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
  private static final ObjectMapper SORTED =
      new ObjectMapper().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

  /**
   * Parses the description as a record.
   *
   * @throws InputException if a field is unknown or a value has the wrong type
   */
  public <T> T as(Class<T> type) throws InputException {
    try {
      T value = YAML.readValue(text, type);
      if (value == null) {
        throw fault(Message.of(BUNDLE, "description.empty"), 0, 0);
      }
      return value;
    } catch (JacksonException e) {
      throw fault(e);
    }
  }

  /** An error in this description. */
  public InputException fault(String bundle, String key, Object... arguments) {
    return fault(Message.of(bundle, key, arguments), 0, 0);
  }

  /** The description as a tree, not interpreted. */
  public JsonNode tree() throws InputException {
    try {
      return YAML.readTree(text);
    } catch (JsonProcessingException e) {
      throw fault(e);
    }
  }

  /**
   * A hash that is equal for equivalent descriptions, whatever their order, layout and comments.
   */
  public String fingerprint() throws InputException {
    try {
      Object plain = SORTED.treeToValue(tree(), Object.class);
      byte[] bytes = (kind + SORTED.writeValueAsString(plain)).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 16);
    } catch (JsonProcessingException e) {
      throw fault(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private InputException fault(JacksonException e) {
    JsonLocation at = e.getLocation();
    int line = at == null ? 0 : Math.max(0, at.getLineNr());
    int column = at == null ? 0 : Math.max(0, at.getColumnNr());
    if (e instanceof UnrecognizedPropertyException unknown) {
      String names =
          unknown.getKnownPropertyIds().stream()
              .map(String::valueOf)
              .sorted()
              .collect(Collectors.joining(", "));
      return fault(
          Message.of(BUNDLE, "description.field", unknown.getPropertyName(), names), line, column);
    }
    if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      String where =
          mapping.getPath().stream()
              .map(r -> Objects.requireNonNullElse(r.getFieldName(), "#" + (r.getIndex() + 1)))
              .collect(Collectors.joining("."));
      if (isMissing(mapping)) {
        return fault(Message.of(BUNDLE, "description.missing", where), 0, 0);
      }
      return fault(Message.of(BUNDLE, "description.value", where), line, column);
    }
    return fault(Message.of(BUNDLE, "description.form"), line, column);
  }

  /** Whether the error is a missing field. */
  private boolean isMissing(JsonMappingException fault) {
    try {
      JsonNode node = YAML.readTree(text);
      for (JsonMappingException.Reference step : fault.getPath()) {
        node =
            step.getFieldName() == null
                ? node.path(step.getIndex())
                : node.path(step.getFieldName());
      }
      return node.isMissingNode();
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  private InputException fault(Message problem, int line, int column) {
    return new InputException(problem, line, column).of(source);
  }
}
