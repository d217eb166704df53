package tabuleiro.app.players;

import tabuleiro.testkit.BundleContract;

class PlayerTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return new EngineKind().bundle();
  }
}
