package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tabuleiro.core.limits.Limits;

/** Parts of the specification of a fitness, as JSON. */
final class FitnessJson {
  private FitnessJson() {}

  /** Adds the limits of a search. */
  static ObjectNode put(ObjectNode node, Limits limits) {
    if (limits.hasDepth()) {
      node.put("depth", limits.depth());
    }
    if (limits.hasNodes()) {
      node.put("nodes", limits.nodes());
    }
    return node;
  }

  static ArrayNode array(double[] numbers) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (double number : numbers) {
      array.add(number);
    }
    return array;
  }
}
