package tabuleiro.app.solve;

import java.util.Map;
import java.util.OptionalDouble;
import tabuleiro.core.Puzzle;

/**
 * An answer in a comparison of heuristics.
 *
 * @param heuristic the name of the heuristic; empty if the algorithm uses none
 * @param nanosPerCall the time of a call of the heuristic; empty if it was not measured
 */
public record ComparedAnswer<S extends Puzzle>(
    Answer<S> answer, String heuristic, OptionalDouble nanosPerCall) {

  /** The answer as a JSON document, with the time of a call if it is known. */
  public Map<String, Object> document() {
    Map<String, Object> document = answer.document();
    if (!heuristic.isEmpty()) {
      document.put("heuristic", heuristic);
    }
    nanosPerCall.ifPresent(nanos -> document.put("nanosPerCall", nanos));
    return document;
  }
}
