package tabuleiro.testkit;

class CoreTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return "tabuleiro.core.messages";
  }
}
