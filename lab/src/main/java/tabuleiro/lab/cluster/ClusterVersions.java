package tabuleiro.lab.cluster;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Words;

/**
 * The versions that all nodes of a cluster share: with another one, a task could have another
 * result, or the nodes could not talk to each other.
 *
 * @param program the version of this program and its signature
 * @param engine the version of the engine
 * @param java the feature version of Java
 */
public record ClusterVersions(String program, String engine, String java) {
  /** Those of a master that this program did not start. */
  public static final ClusterVersions UNKNOWN = new ClusterVersions("", "", "");

  private static final char SEPARATOR = '\n';

  /** A difference: the name of what differs, the version there and the one here. */
  public record Difference(String what, String there, String here) {}

  /** The versions of this process. */
  public static ClusterVersions here(String program, String engine) {
    return new ClusterVersions(program, engine, String.valueOf(Runtime.version().feature()));
  }

  /** The first difference, if there is one. */
  public Optional<Difference> differenceFrom(ClusterVersions there) {
    if (!program.equals(there.program)) {
      return Optional.of(new Difference("Tabuleiro", there.program, program));
    } else if (!engine.equals(there.engine)) {
      return Optional.of(new Difference("Spark", there.engine, engine));
    }
    return java.equals(there.java)
        ? Optional.empty()
        : Optional.of(new Difference("Java", there.java, java));
  }

  /** The versions as one text. */
  public String text() {
    return String.join(String.valueOf(SEPARATOR), program, engine, java);
  }

  /** Parses {@link #text}. */
  public static ClusterVersions parse(String text) {
    List<String> parts = Words.split(text, SEPARATOR);
    return parts.size() == 3
        ? new ClusterVersions(parts.get(0), parts.get(1), parts.get(2))
        : UNKNOWN;
  }
}
