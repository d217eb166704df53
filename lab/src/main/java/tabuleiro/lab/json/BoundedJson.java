package tabuleiro.lab.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.util.OptionalInt;

/**
 * Parsers of JSON and YAML from users. Nesting, names, texts and numbers are limited, and a name
 * must not occur twice in an object. Aliases of YAML are not expanded, so they cannot multiply.
 */
public final class BoundedJson {
  /** The greatest length of a document in characters. */
  public static final int MOST_CHARACTERS = 1_000_000;

  private static final StreamReadConstraints CONSTRAINTS =
      StreamReadConstraints.builder()
          .maxNestingDepth(50)
          .maxNumberLength(40)
          .maxNameLength(1000)
          .maxStringLength(MOST_CHARACTERS)
          .build();

  private BoundedJson() {}

  /** A parser of JSON documents; text after the document is an error. */
  public static ObjectMapper json() {
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(CONSTRAINTS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    return JsonMapper.builder(factory)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
  }

  /** A parser of YAML documents. */
  public static ObjectMapper yaml() {
    return new ObjectMapper(
        YAMLFactory.builder()
            .streamReadConstraints(CONSTRAINTS)
            // The default of YAMLFactory, but not of its builder: a field without value is null.
            .enable(YAMLParser.Feature.EMPTY_STRING_AS_NULL)
            .build());
  }

  /** A field that is an integer of at most 32 bits; larger numbers are not cut to fit. */
  public static OptionalInt integer(JsonNode node, String field) {
    JsonNode value = node.path(field);
    return value.isInt() ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
  }
}
