package tabuleiro.testkit;

import tabuleiro.core.world.Game;

class HeapTest extends GameContract<Heap> {
  @Override
  protected Game<Heap> game() {
    return Heap.game(21);
  }
}
