package tabuleiro.search.duel;

import tabuleiro.core.Position;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;

/** The part of a game that searches use. */
record SearchedGame<P extends Position>(Knowledge<P> knowledge, int maxMargin) implements Game<P> {
  @Override
  public String id() {
    return "searched";
  }

  @Override
  public P start(long seed) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int moveLimit() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Notation<P> notation() {
    throw new UnsupportedOperationException();
  }
}
