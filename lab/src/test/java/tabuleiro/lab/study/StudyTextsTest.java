package tabuleiro.lab.study;

import tabuleiro.testkit.BundleContract;

class StudyTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return StudyTexts.BUNDLE;
  }
}
