package tabuleiro.app.lab;

import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.Instance;

/**
 * Judges weights by letting what they shape play against chance; an instance is a game.
 *
 * @param mostMoves the longest game
 */
record TrialFitness(Tunable<Trial> trial, long mostMoves) implements Fitness {

  @Override
  public Message unit() {
    return Message.of(TunePlans.BUNDLE, "tune.unit.trial");
  }

  @Override
  public double score(double[] weights, Instance instance) {
    return trial.with(weights).play(instance.seed(), mostMoves).score();
  }
}
