package tabuleiro.app.lab;

import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.lab.tune.Fitness;
import tabuleiro.lab.tune.Instance;

/**
 * Scores weights by games against chance. An instance is one game.
 *
 * @param mostMoves the maximum length of a game
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
