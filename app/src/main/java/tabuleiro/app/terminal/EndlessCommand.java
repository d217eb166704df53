package tabuleiro.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Weight;
import tabuleiro.core.weights.Weighted;
import tabuleiro.games.tetris.EndlessGame;
import tabuleiro.games.tetris.EndlessTrial;
import tabuleiro.games.tetris.TetrisWorld;

/** {@code endless}: games of endless Tetris by one-piece controllers, and how long they last. */
@Command(name = "endless", resourceBundle = Terminal.BUNDLE)
final class EndlessCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final long WATCH_MILLIS = 120;

  private final Terminal terminal;

  @Mixin private Common common = new Common();

  @Option(names = "--rows", paramLabel = "10|18|20", descriptionKey = "endless.rows")
  private int rows = 10;

  @Option(names = "--controller", paramLabel = "NAME", descriptionKey = "endless.controller")
  private @Nullable String controller;

  @Option(names = "--weights", paramLabel = "W1,…,W9", descriptionKey = "endless.weights")
  private @Nullable String weights;

  @Option(names = "--compare", descriptionKey = "endless.compare")
  private boolean compare;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "endless.games")
  private int games = 100;

  @Option(names = "--pieces", paramLabel = "N", descriptionKey = "endless.pieces")
  private long pieces = 1_000_000;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.seed")
  private long seed;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "endless.threads")
  private int threads = 1;

  @Option(names = "--watch", descriptionKey = "endless.watch")
  private boolean watch;

  /** A controller under the name by which tables show it. */
  record Named(String name, List<Double> weights, Trial trial) {}

  /** The games of a controller, how long they took, and whether somebody ended them. */
  record Played(List<Trial.Score> games, long nanos, boolean isBroken) {}

  EndlessCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    within("--games", games, 1, MOST_GAMES);
    within("--threads", threads, 1, 256);
    within("--pieces", pieces, 1, Long.MAX_VALUE);
    if (watch && (common.json || compare)) {
      throw Subject.fault("usage.exclusive", "--watch", common.json ? "--json" : "--compare");
    }
    List<Named> chosen = chosen(trials());
    return Breakable.run(terminal, () -> watch ? watch(chosen.get(0)) : measure(chosen));
  }

  private static void within(String option, long value, long least, long most)
      throws NotationException {
    if (value < least || value > most) {
      throw Subject.fault("usage.range", option, least, most, value);
    }
  }

  /** The trials of the well asked for. */
  private List<Weighted<Trial>> trials() throws NotationException {
    List<Weighted<Trial>> all = new TetrisWorld().trials();
    List<Weighted<Trial>> found =
        all.stream().filter(trial -> trial.name().endsWith("-" + rows)).toList();
    if (found.isEmpty()) {
      String sizes =
          String.join(
              ", ",
              all.stream()
                  .map(trial -> trial.name().substring(trial.name().indexOf('-') + 1))
                  .distinct()
                  .toList());
      throw Subject.fault("usage.choice", "--rows", rows, sizes);
    }
    return found;
  }

  private List<Named> chosen(List<Weighted<Trial>> trials) throws NotationException {
    Map<String, Named> known = new LinkedHashMap<>();
    for (Weighted<Trial> trial : trials) {
      trial.known().forEach((name, values) -> known.put(name, named(name, trial, values)));
    }
    if (controller != null && (weights != null || compare)) {
      throw Subject.fault(
          "usage.exclusive", "--controller", weights != null ? "--weights" : "--compare");
    }
    List<Named> chosen = new ArrayList<>();
    if (weights != null) {
      chosen.add(given(trials, weights));
    }
    if (compare) {
      chosen.addAll(known.values());
    } else if (weights == null) {
      Named named = known.get(controller == null ? "bcts" : controller);
      if (named == null) {
        String names = String.join(", ", known.keySet());
        throw Subject.fault("usage.choice", "--controller", String.valueOf(controller), names);
      }
      chosen.add(named);
    }
    return chosen;
  }

  private static Named named(String name, Weighted<Trial> trial, List<Double> values) {
    double[] numbers = values.stream().mapToDouble(Double::doubleValue).toArray();
    return new Named(name, values, trial.with(numbers));
  }

  private static Named given(List<Weighted<Trial>> trials, String text) throws NotationException {
    List<Double> values = new ArrayList<>();
    try {
      for (String part : text.split(",", -1)) {
        values.add(Double.valueOf(part.strip()));
      }
    } catch (NumberFormatException e) {
      values.clear();
    }
    boolean finite = values.stream().allMatch(value -> Double.isFinite(value));
    for (Weighted<Trial> trial : trials) {
      if (finite && trial.weights().size() == values.size()) {
        return named("weights", trial, values);
      }
    }
    throw Subject.fault("endless.form", text, names(trials.get(0)), names(trials.get(1)));
  }

  private static String names(Weighted<Trial> trial) {
    return String.join(",", trial.weights().stream().map(Weight::name).toList());
  }

  private int measure(List<Named> chosen) throws ExecutionException {
    EndlessPrinter printer = new EndlessPrinter(terminal, rows, games, pieces, seed, threads);
    if (!common.json) {
      printer.head(chosen);
    }
    List<Map<String, Object>> documents = new ArrayList<>();
    boolean isBroken = false;
    for (int i = 0; i < chosen.size() && !isBroken; i++) {
      Played played = play(chosen.get(i).trial(), printer);
      printer.done();
      isBroken = played.isBroken();
      if (!played.games().isEmpty() && common.json) {
        documents.add(printer.document(chosen.get(i), played));
      } else if (!played.games().isEmpty()) {
        printer.row(chosen.get(i), played);
      }
    }
    if (common.json) {
      terminal.out().print(Json.write(printer.document(documents)));
    } else {
      printer.foot();
    }
    return isBroken ? Exit.LIMIT : Exit.ANSWERED;
  }

  /**
   * All games, one for each task. If somebody ends them, those up to the first that was not
   * finished: to take all that are would prefer short games.
   */
  private Played play(Trial trial, EndlessPrinter printer) throws ExecutionException {
    SplittableRandom seeds = new SplittableRandom(seed);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Trial.Score> scores = new ArrayList<>();
    long began = System.nanoTime();
    try {
      List<Future<Trial.Score>> futures = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        long own = seeds.nextLong();
        futures.add(pool.submit(() -> trial.play(own, pieces)));
      }
      for (Future<Trial.Score> future : futures) {
        scores.add(future.get());
        printer.glimpse(scores.size());
      }
      return new Played(scores, System.nanoTime() - began, false);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Played(scores, System.nanoTime() - began, true);
    } finally {
      pool.shutdownNow();
    }
  }

  /** Shows one game piece by piece; a person sees the well change in its place. */
  private int watch(Named chosen) {
    EndlessGame game = ((EndlessTrial) chosen.trial()).game(new SplittableRandom(seed).nextLong());
    boolean goesOn = true;
    while (goesOn && game.placed() < pieces && !Thread.currentThread().isInterrupted()) {
      goesOn = game.next();
      if (terminal.colour() && goesOn) {
        terminal.out().print("\u001b[H\u001b[2J" + game.drawing() + line(chosen, game) + "\n");
        terminal.out().flush();
        pause();
      }
    }
    if (!terminal.colour()) {
      terminal.out().print(game.drawing());
      terminal.out().println(line(chosen, game));
    }
    if (game.isOver()) {
      terminal.out().println(terminal.text("endless.over"));
    }
    return Exit.ANSWERED;
  }

  private String line(Named chosen, EndlessGame game) {
    return terminal.text("endless.line", chosen.name(), game.placed(), game.removed());
  }

  private static void pause() {
    try {
      Thread.sleep(WATCH_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
