package tabuleiro.lab.experiment;

import tabuleiro.testkit.BundleContract;

class ExperimentTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return "tabuleiro.lab.experiment.messages";
  }
}
