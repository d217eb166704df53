package tabuleiro.lab.store;

import tabuleiro.testkit.BundleContract;

class StoreTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return Stores.BUNDLE;
  }
}
