package tabuleiro.app.terminal;

import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.testkit.BundleContract;

class AppTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return Terminal.BUNDLE;
  }
}
