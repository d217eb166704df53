package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.Experiment;

/** Interrupted tournaments resume without repeating a task. */
class TournamentResumeTest extends TournamentRuns {
  /** Simulates the death of the program before a result is available. */
  private static final class Death extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @ParameterizedTest
  @ValueSource(strings = {ROUND_ROBIN, GAUNTLET, SWISS})
  void interruptedAnywhereItResumesAndRepeatsNothing(String text) throws Exception {
    Tournament tournament = tournament(text);
    Experiment whole = experiment();
    Document expected = run(tournament, whole, 2, tournament.worker());
    int tasks = store.results(whole.id()).size();
    for (int every = 1 + tasks / 40; every < tasks; every += 1 + tasks / 6) {
      Experiment broken = experiment();
      Set<String> performed = ConcurrentHashMap.newKeySet();
      Document document = null;
      int before = 0;
      while (document == null) {
        try {
          document = run(tournament, broken, 1, mortal(tournament.worker(), every, performed));
        } catch (Death e) {
          int now = store.results(broken.id()).size();
          assertThat(now).isEqualTo(before + every);
          before = now;
        }
      }
      assertThat(document).isEqualTo(expected);
      assertThat(store.results(broken.id()).keySet()).isEqualTo(store.results(whole.id()).keySet());
    }
  }

  /** A worker that fails after a number of tasks and does not accept a task twice. */
  private static Worker mortal(Worker worker, int tasks, Set<String> performed) {
    AtomicInteger left = new AtomicInteger(tasks);
    return task -> {
      if (left.getAndDecrement() <= 0) {
        throw new Death();
      }
      assertThat(performed.add(task.key())).as("%s done twice", task.key()).isTrue();
      return worker.perform(task);
    };
  }

  @Test
  void interruptedPlayersGiveNoResult() throws Exception {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("one", "p90").put("other", "p10").put("opening", 0);
    Task task = new Task("r01/p90+p10/0001", what, 1);
    Worker worker = tournament(ROUND_ROBIN).worker();
    assertThat(PairResult.of(worker.perform(task)).games()).hasSize(2);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> worker.perform(task)).isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void whatIsKeptOfABrokenTournamentIsWhole() throws Exception {
    Tournament tournament = tournament(ROUND_ROBIN);
    Experiment whole = experiment();
    Document expected = run(tournament, whole, 2, tournament.worker());
    Map<String, Result> all = store.results(whole.id());
    Experiment broken = experiment();
    Thread caller = Thread.currentThread();
    AtomicInteger left = new AtomicInteger(7);
    Worker worker =
        task -> {
          if (left.decrementAndGet() == 0) {
            caller.interrupt();
          }
          return tournament.worker().perform(task);
        };
    assertThatThrownBy(() -> run(tournament, broken, 2, worker))
        .isInstanceOf(InterruptedException.class);
    store
        .results(broken.id())
        .forEach(
            (key, result) ->
                assertThat(result.values())
                    .isEqualTo(Objects.requireNonNull(all.get(key)).values()));
    assertThat(run(tournament, broken, 2, tournament.worker())).isEqualTo(expected);
  }
}
