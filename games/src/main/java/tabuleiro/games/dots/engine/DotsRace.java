package tabuleiro.games.dots.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.limits.Budget;

/**
 * Searches of the same goal in several threads, which share a table and defer positions that
 * another one is searching. The first answer ends all of them.
 */
final class DotsRace {
  private final List<DotsSearch> searches;
  private final List<Budget> budgets = new ArrayList<>();
  private @Nullable DotsSearch winner;
  private int answer;

  DotsRace(List<DotsSearch> searches) {
    this.searches = searches;
  }

  /** Searches for a goal, or throws {@link Budget.Stop} when a limit is met. */
  int ask(int goal, boolean withTurns, Budget budget) {
    if (searches.size() == 1) {
      return searches.get(0).ask(goal, withTurns, budget);
    }
    winner = null;
    budgets.clear();
    searches.forEach(search -> budgets.add(budget.part(1)));
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < searches.size(); i++) {
      int index = i;
      Thread thread = new Thread(() -> accompany(index, goal, withTurns), "dots-companion");
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    try {
      search(0, goal, withTurns);
    } catch (Budget.Stop e) {
      end(threads); // another thread may just have answered
      if (winner == null) {
        throw e;
      }
    } finally {
      end(threads);
    }
    return answer;
  }

  /** The search that answered the last question. */
  DotsSearch winner() {
    return winner == null ? searches.get(0) : winner;
  }

  private void accompany(int index, int goal, boolean withTurns) {
    try {
      search(index, goal, withTurns);
    } catch (Budget.Stop e) {
      // Another thread has the answer, or a limit ends the race: nothing more to do.
    }
  }

  private void search(int index, int goal, boolean withTurns) {
    int result = searches.get(index).ask(goal, withTurns, budgets.get(index));
    finish(searches.get(index), result);
  }

  private synchronized void finish(DotsSearch search, int result) {
    if (winner == null) {
      winner = search;
      answer = result;
      budgets.forEach(Budget::cancel);
    }
  }

  private void end(List<Thread> threads) {
    budgets.forEach(Budget::cancel);
    boolean isInterrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          isInterrupted = true;
        }
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
