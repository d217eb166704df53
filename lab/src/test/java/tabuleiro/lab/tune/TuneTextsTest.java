package tabuleiro.lab.tune;

import tabuleiro.testkit.BundleContract;

class TuneTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return TuneSettings.BUNDLE;
  }
}
