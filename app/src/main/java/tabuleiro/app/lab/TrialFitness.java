package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.Instance;

/**
 * Scores weights by games against chance. An instance is one game.
 *
 * @param subject what is tuned, as JSON
 * @param mostMoves the maximum length of a game
 */
record TrialFitness(ObjectNode subject, Tunable<Trial> trial, long mostMoves) implements Fitness {

  @Override
  public Message unit() {
    return Message.of(TunePlans.BUNDLE, "tune.unit.trial");
  }

  @Override
  public JsonNode specification() {
    return subject.deepCopy().put("mostMoves", mostMoves);
  }

  @Override
  public double score(double[] weights, Instance instance) {
    return trial.with(weights).play(instance.seed(), mostMoves).score();
  }
}
