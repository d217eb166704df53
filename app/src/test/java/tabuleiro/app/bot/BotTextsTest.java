package tabuleiro.app.bot;

import tabuleiro.testkit.BundleContract;

class BotTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return Finding.BUNDLE;
  }
}
