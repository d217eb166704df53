package tabuleiro.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import tabuleiro.lab.Sha256;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.store.Experiment;

/**
 * The identity of tasks: a hash of everything that a result depends on. That is the kind of
 * experiment, the specification of the task, its seed, and the signature of the program. A
 * specification holds the content of what it uses, such as the text of a problem, never the name of
 * a file. Tasks with the same identity have the same result in every experiment.
 *
 * @param kind the kind of experiment, which decides who performs the task
 * @param signature the signature of the program; empty if unknown
 */
record TaskIdentity(String kind, String signature) {
  private static final JsonMapper SORTED =
      JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

  /** The identities of the tasks of an experiment. */
  static TaskIdentity in(Experiment experiment) {
    return new TaskIdentity(
        experiment.kind(), experiment.manifest().path(Manifest.SIGNATURE).asText(""));
  }

  /** Whether the signature is known, so that results can be compared between experiments. */
  boolean isComparable() {
    return !signature.isEmpty();
  }

  /** The identity of a task, 64 hexadecimal digits. */
  String of(Task task) {
    return Sha256.of(
        String.join("\n", kind, signature, String.valueOf(task.seed()), canonical(task.what())));
  }

  /** JSON in which the order of fields does not matter. */
  static String canonical(JsonNode node) {
    try {
      return SORTED.writeValueAsString(SORTED.treeToValue(node, Object.class));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
