package tabuleiro.testkit;

import tabuleiro.core.world.Game;

class NimHeapTest extends GameContract<NimHeap> {
  @Override
  protected Game<NimHeap> game() {
    return NimHeap.game(21);
  }
}
