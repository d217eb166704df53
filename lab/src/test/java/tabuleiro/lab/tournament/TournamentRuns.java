package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;
import tabuleiro.testkit.NimHeap;

/** Tournaments of five players of different strength, run in a store in memory. */
abstract class TournamentRuns {
  static final Game<NimHeap> GAME = NimHeap.game(21);
  private static final String PLAYERS = "players: [p90, p70, p50, p30, p10]\n";
  static final String ROUND_ROBIN = "game: heap\nseed: 3\ngames: 6\n" + PLAYERS;

  static final String GAUNTLET =
      "game: heap\nseed: 4\ngames: 200\nsystem: gauntlet\nhero: p50\n"
          + "sprt: {elo0: 0, elo1: 60}\n"
          + PLAYERS;

  static final String SWISS = "game: heap\nseed: 5\ngames: 4\nsystem: swiss\nrounds: 4\n" + PLAYERS;

  final MemoryStore store = new MemoryStore();

  static Tournament tournament(String text) throws InputException {
    TournamentSpec spec = TournamentSpec.of(new Description("tournament", "t.yaml", text));
    List<Contestant<NimHeap>> contestants = new ArrayList<>();
    for (String name : spec.names()) {
      contestants.add(Takers.taker(name, Integer.parseInt(name.substring(1))));
    }
    Openings<NimHeap> openings = new Openings<>(GAME, 2, spec.openingSeed());
    List<Limits> limits = contestants.stream().map(Contestant::limits).toList();
    return new Tournament(
        spec,
        new TournamentSetting(GAME.id(), limits, 2, Set.of()),
        new PairWorker<>("heap", Map.of(), openings, contestants, spec.judging()));
  }

  Experiment experiment() {
    return store.create("tournament", "t", "f", "", JsonNodeFactory.instance.objectNode());
  }

  Document run(Tournament tournament, Experiment experiment, int threads, Worker worker)
      throws InterruptedException {
    return run(tournament, store, experiment, threads, worker);
  }

  static Document run(
      Tournament tournament, Store store, Experiment experiment, int threads, Worker worker)
      throws InterruptedException {
    ExperimentRun bench =
        new ExperimentRun(
            store, experiment, new LocalPool(threads), worker, ExperimentRun.Listener.NONE);
    return tournament.run(bench, Locale.ENGLISH);
  }

  List<PairResult> pairs(Experiment experiment) {
    return store.results(experiment.id()).values().stream()
        .map(result -> PairResult.of(result.values()))
        .toList();
  }
}
