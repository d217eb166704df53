package tabuleiro.app.web;

import tabuleiro.testkit.BundleContract;

class WebTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return "tabuleiro.app.web.messages";
  }
}
