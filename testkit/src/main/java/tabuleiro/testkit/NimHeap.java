package tabuleiro.testkit;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;

/**
 * Nim with one heap, a small game for testing searches and referees: take one, two or three;
 * whoever takes the last one wins. The side to move loses if and only if four divides the heap
 * (Bouton 1901).
 */
public record NimHeap(int stones, int turn) implements Position {

  /** The game with a heap of this size. */
  public static Game<NimHeap> game(int stones) {
    return new HeapGame(stones);
  }

  @Override
  public void moves(MoveList moves) {
    for (int take = 1; take <= Math.min(3, stones); take++) {
      moves.add(take);
    }
  }

  @Override
  public NimHeap play(int take) {
    return new NimHeap(stones - take, 1 - turn);
  }

  @Override
  public boolean isOver() {
    return stones == 0;
  }

  @Override
  public int margin() {
    return stones > 0 ? 0 : turn == FIRST ? -1 : 1;
  }

  @Override
  public long key() {
    return Zobrist.key(2L * stones + turn);
  }

  private record HeapGame(int stones) implements Game<NimHeap>, Notation<NimHeap> {
    @Override
    public String id() {
      return "heap-" + stones;
    }

    @Override
    public NimHeap start(long seed) {
      return new NimHeap(stones, FIRST);
    }

    @Override
    public int moveLimit() {
      return 4;
    }

    @Override
    public int maxMargin() {
      return 1;
    }

    @Override
    public Notation<NimHeap> notation() {
      return this;
    }

    @Override
    public String write(NimHeap heap) {
      return heap.stones + " " + (heap.turn + 1);
    }

    @Override
    public NimHeap read(String text) throws InputException {
      if (!text.strip().matches("\\d{1,4} [12]")) {
        throw new InputException(Message.of("tabuleiro.core.messages", "lisp.number", text));
      }
      String[] words = text.strip().split(" ");
      return new NimHeap(Integer.parseInt(words[0]), Integer.parseInt(words[1]) - 1);
    }

    @Override
    public String write(NimHeap heap, int take) {
      return "take " + take;
    }

    @Override
    public String draw(NimHeap heap, DrawingStyle look) {
      return "o".repeat(heap.stones) + "\n";
    }
  }
}
