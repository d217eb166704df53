package tabuleiro.app.solve;

import java.util.Map;
import java.util.OptionalDouble;
import tabuleiro.core.Puzzle;

/**
 * An answer with what a comparison of heuristics and a cluster add to it.
 *
 * @param heuristic the name of the heuristic; empty if the algorithm uses none
 * @param nanosPerCall the time of a call of the heuristic; empty if it was not measured
 * @param host the machine of a cluster that searched; empty if it was this one
 */
public record ComparedAnswer<S extends Puzzle>(
    Answer<S> answer, String heuristic, OptionalDouble nanosPerCall, String host) {

  /** The same answer, found by a machine of a cluster. */
  public ComparedAnswer<S> at(String newHost) {
    return new ComparedAnswer<>(answer, heuristic, nanosPerCall, newHost);
  }

  /** The answer as a JSON document, with the time of a call if it is known. */
  public Map<String, Object> document() {
    Map<String, Object> document = answer.document();
    if (!heuristic.isEmpty()) {
      document.put("heuristic", heuristic);
    }
    nanosPerCall.ifPresent(nanos -> document.put("nanosPerCall", nanos));
    if (!host.isEmpty()) {
      document.put("host", host);
    }
    return document;
  }
}
