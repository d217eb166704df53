package tabuleiro.lab.tournament;

import tabuleiro.testkit.BundleContract;

class TournamentTextsTest extends BundleContract {
  @Override
  protected String bundle() {
    return TournamentSpecReader.BUNDLE;
  }
}
