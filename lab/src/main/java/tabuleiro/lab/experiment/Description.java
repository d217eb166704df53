package tabuleiro.lab.experiment;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.Sha256;
import tabuleiro.lab.json.BoundedJson;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/**
 * The description of an experiment, in YAML or JSON.
 *
 * @param kind {@code study}, {@code tune} or {@code tournament}
 * @param source the name of its file, for messages
 * @param files the files that it names
 */
public record Description(String kind, String source, String text, ExperimentFiles files) {
  private static final String BUNDLE = "tabuleiro.lab.experiment.messages";
  private static final ObjectMapper YAML =
      BoundedJson.yaml()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));

  /** The description in a file. The files that it names are beside it. */
  public Description(String kind, String source, String text) {
    this(kind, source, text, ExperimentFiles.beside(source));
  }

  /** The description of a stored experiment, with the stored files. */
  public static Description of(Store store, Experiment experiment) {
    return new Description(
        experiment.kind(),
        "#" + experiment.id(),
        experiment.description(),
        ExperimentFiles.stored(store.files().of(experiment.id())));
  }

  /**
   * Parses the description as a record.
   *
   * @throws InputException if a field is unknown or a value has the wrong type
   */
  public <T> T as(Class<T> type) throws InputException {
    try {
      checkLength();
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
      checkLength();
      return YAML.readTree(text);
    } catch (JsonProcessingException e) {
      throw fault(e);
    }
  }

  /**
   * A hash that is equal for equivalent descriptions, whatever their order, layout and comments.
   * Earlier versions of the program identified experiments by it.
   */
  public String fingerprint() throws InputException {
    return Sha256.of(kind + TaskIdentity.canonical(tree())).substring(0, 32);
  }

  /**
   * The identity of the experiment: a hash of the description, of the contents of the files that
   * its plan has read, and of the signature of the program.
   */
  public String identity(String signature) throws InputException {
    StringBuilder all = new StringBuilder(fingerprint()).append('\n').append(signature);
    files.hashes().forEach((name, hash) -> all.append('\n').append(hash).append(' ').append(name));
    return Sha256.of(all.toString());
  }

  private void checkLength() throws InputException {
    int most = BoundedJson.MOST_CHARACTERS;
    if (text.length() > most) {
      throw fault(Message.of(BUNDLE, "description.long", most, text.length()), 0, 0);
    }
  }

  private InputException fault(JacksonException e) {
    JsonLocation at = e.getLocation();
    int line = at == null ? 0 : Math.max(0, at.getLineNr());
    int column = at == null ? 0 : Math.max(0, at.getColumnNr());
    if (e instanceof UnrecognizedPropertyException unknown) {
      Optional<JsonLocation> field = FieldLocation.of(YAML, text, unknown.getPath());
      line = field.map(JsonLocation::getLineNr).orElse(line);
      column = field.map(JsonLocation::getColumnNr).orElse(column);
      Quotation.Names names =
          Quotation.names(
              unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList());
      return fault(
          Message.of(BUNDLE, "description.field", unknown.getPropertyName(), names), line, column);
    }
    if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      String where =
          mapping.getPath().stream()
              .map(r -> Objects.requireNonNullElse(r.getFieldName(), "#" + (r.getIndex() + 1)))
              .collect(Collectors.joining("."));
      if (mapping instanceof InvalidNullException) {
        return fault(Message.of(BUNDLE, "description.null", where), line, column);
      } else if (isMissing(mapping)) {
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
