package tabuleiro.app.web;

import tabuleiro.testkit.BundleContract;

class PageTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return "tabuleiro.app.web.page";
  }
}
