package tabuleiro.search.solo.frontier;

import java.util.Arrays;

/**
 * A binary heap of small integers that stores the place of each, so that elements can be moved or
 * removed when their values change. Not thread-safe.
 */
public final class IndexedHeap {

  /** A strict order: whether one number comes out before another. */
  @FunctionalInterface
  public interface Order {
    boolean isBefore(int one, int other);
  }

  private final Order order;
  private int[] heap = new int[0];

  /** One more than the place of a number in the heap; 0 if it is not there. */
  private int[] place = new int[0];

  private int size;

  public IndexedHeap(Order order) {
    this.order = order;
  }

  /** Makes room for all numbers below a limit. */
  public void reserve(int limit) {
    heap = Arrays.copyOf(heap, limit);
    place = Arrays.copyOf(place, limit);
  }

  public int size() {
    return size;
  }

  /** The number that comes out first. The heap must not be empty. */
  public int first() {
    return heap[0];
  }

  /** Adds a number, or moves it to its new place if its value has changed. */
  public void put(int number) {
    if (place[number] == 0) {
      heap[size] = number;
      place[number] = ++size;
    }
    rise(place[number] - 1);
    sink(place[number] - 1);
  }

  /** Removes a number if it is in the heap. */
  public void remove(int number) {
    int at = place[number] - 1;
    if (at < 0) {
      return;
    }
    place[number] = 0;
    int moved = heap[--size];
    if (moved != number) {
      heap[at] = moved;
      place[moved] = at + 1;
      put(moved);
    }
  }

  private void rise(int from) {
    int number = heap[from];
    int at = from;
    while (at > 0 && order.isBefore(number, heap[(at - 1) / 2])) {
      set(at, heap[(at - 1) / 2]);
      at = (at - 1) / 2;
    }
    set(at, number);
  }

  private void sink(int from) {
    int number = heap[from];
    int at = from;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && order.isBefore(heap[child + 1], heap[child])) {
        child++;
      }
      if (!order.isBefore(heap[child], number)) {
        break;
      }
      set(at, heap[child]);
      at = child;
    }
    set(at, number);
  }

  private void set(int at, int number) {
    heap[at] = number;
    place[number] = at + 1;
  }
}
