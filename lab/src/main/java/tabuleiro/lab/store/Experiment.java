package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Optional;

/**
 * An experiment as the store knows it.
 *
 * @param id given by the store
 * @param kind {@code study}, {@code tune} or {@code tournament}
 * @param name what its description calls it
 * @param fingerprint the same for the same description, whatever its layout
 * @param description the whole file that describes it
 * @param manifest what it ran on: program version, commit, Java, options, seeds
 * @param ended nothing while it is unfinished
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

  /** How far an experiment is. */
  public enum Status {
    /** Begun, and perhaps broken off. */
    OPEN,
    /** All its work is done. */
    DONE
  }
}
