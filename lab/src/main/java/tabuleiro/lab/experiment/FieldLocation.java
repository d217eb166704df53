package tabuleiro.lab.experiment;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds where a field is written. Jackson reports an unknown field of a record where the record
 * ends, so the text is scanned again for the path of the field.
 */
final class FieldLocation {
  private FieldLocation() {}

  /** Returns the place of the field at the end of a path; empty if the text has no such field. */
  static Optional<JsonLocation> of(ObjectMapper mapper, String text, List<Reference> path) {
    List<String> wanted = path.stream().map(FieldLocation::step).toList();
    Optional<JsonLocation> similar = Optional.empty();
    try (JsonParser parser = mapper.getFactory().createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          List<String> found = steps(parser.getParsingContext().pathAsPointer().toString());
          if (found.equals(wanted)) {
            return Optional.of(parser.currentTokenLocation());
          } else if (similar.isEmpty() && names(found).equals(names(wanted))) {
            similar = Optional.of(parser.currentTokenLocation());
          }
        }
      }
      return similar;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String step(Reference reference) {
    return reference.getFieldName() == null
        ? String.valueOf(reference.getIndex())
        : reference.getFieldName();
  }

  /** The steps of a pointer such as {@code /solve/algorithms/1/use}. */
  private static List<String> steps(String pointer) {
    List<String> steps = new ArrayList<>();
    int begin = 1;
    while (begin <= pointer.length()) {
      int slash = pointer.indexOf('/', begin);
      int end = slash < 0 ? pointer.length() : slash;
      steps.add(pointer.substring(begin, end).replace("~1", "/").replace("~0", "~"));
      begin = end + 1;
    }
    return steps;
  }

  /** The steps without indices: a single value may be written instead of a list. */
  private static List<String> names(List<String> steps) {
    return steps.stream()
        .filter(step -> !step.chars().allMatch(c -> c >= '0' && c <= '9'))
        .toList();
  }
}
