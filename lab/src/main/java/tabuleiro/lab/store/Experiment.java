package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Optional;

/**
 * A stored experiment.
 *
 * @param id assigned by the store
 * @param kind {@code study}, {@code tune} or {@code tournament}
 * @param name the name in its description
 * @param fingerprint equal for equivalent descriptions, whatever their layout
 * @param description the complete file that describes it
 * @param manifest its environment: program version, commit, Java, options, seeds
 * @param ended empty while it is unfinished
 */
public record Experiment(
    long id,
    String kind,
    String name,
    String fingerprint,
    String description,
    JsonNode manifest,
    Status status,
    Instant started,
    Optional<Instant> ended) {

  /** The state of an experiment. */
  public enum Status {
    /** Started, possibly interrupted. */
    OPEN,
    /** All its work is done. */
    DONE
  }
}
