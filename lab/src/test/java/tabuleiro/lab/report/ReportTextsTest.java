package tabuleiro.lab.report;

import tabuleiro.testkit.BundleContract;

class ReportTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return "tabuleiro.lab.report.messages";
  }
}
