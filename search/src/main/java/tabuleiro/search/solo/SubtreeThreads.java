package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;

/**
 * Searches subtrees on several threads, from left to right. Those to the right of a solution are
 * not needed, nor those to the right of subtrees that have spent the nodes together.
 */
final class SubtreeThreads<S extends Puzzle> {
  private final List<TreeTop.Subtree<S>> subtrees;
  private final Function<TreeTop.Subtree<S>, SubtreeSearch<S>> begin;
  private final long most;
  private final List<SubtreeSearch<S>> begun = new ArrayList<>();
  private final boolean[] isDone;
  private int end;
  private int whole;
  private long nodes;

  /**
   * Prepares the searches.
   *
   * @param begin prepares the search of a subtree
   * @param most the number of nodes left for all subtrees
   */
  SubtreeThreads(
      List<TreeTop.Subtree<S>> subtrees,
      Function<TreeTop.Subtree<S>, SubtreeSearch<S>> begin,
      long most) {
    this.subtrees = subtrees;
    this.begin = begin;
    this.most = most;
    isDone = new boolean[subtrees.size()];
    end = subtrees.size();
  }

  /** Returns the finished searches from the left up to the last one that is needed. */
  List<SubtreeSearch<S>> run(int threads) {
    List<Thread> others = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      Thread thread = new Thread(this::work, "subtrees-" + i);
      thread.setDaemon(true);
      thread.start();
      others.add(thread);
    }
    work();
    others.forEach(this::await);
    return List.copyOf(begun.subList(0, end));
  }

  private void work() {
    for (int i = take(); i >= 0; i = take()) {
      search(i).run();
      finish(i);
    }
  }

  private synchronized int take() {
    if (begun.size() >= end) {
      return -1;
    }
    begun.add(begin.apply(subtrees.get(begun.size())));
    return begun.size() - 1;
  }

  private synchronized SubtreeSearch<S> search(int index) {
    return begun.get(index);
  }

  private synchronized void finish(int index) {
    isDone[index] = true;
    SubtreeSearch<S> search = begun.get(index);
    if (index < end && search.isLast()) {
      end = index + 1;
    }
    while (whole < end && isDone[whole]) {
      nodes += begun.get(whole).budget().nodes();
      whole++;
      if (nodes > most) {
        end = whole;
      }
    }
    // An interrupt reaches one thread only.
    boolean isInterrupted = index < end && search.limit() == Budget.Reason.CANCELLED;
    cancel(isInterrupted ? 0 : end);
  }

  private synchronized void cancel(int from) {
    for (int i = from; i < begun.size(); i++) {
      begun.get(i).budget().cancel();
    }
  }

  /** Waits for a thread. If this one is interrupted, all searches end soon. */
  private void await(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
        cancel(0);
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
