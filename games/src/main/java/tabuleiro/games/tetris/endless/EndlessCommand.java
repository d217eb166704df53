package tabuleiro.games.tetris.endless;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import tabuleiro.core.command.CommandOption;
import tabuleiro.core.command.CommandResult;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.tetris.rules.TetrisNotation;

/** {@code endless}: plays endless Tetris with one-piece controllers and reports the results. */
public final class EndlessCommand implements WorldCommand {
  static final CommandOption<Long> ROWS = CommandOption.choice("rows", 10, EndlessWeights.ROWS);
  static final CommandOption<String> CONTROLLER =
      CommandOption.choice("controller", "NAME", "bcts", EndlessWeights.knownNames())
          .excluding("weights", "compare");
  static final CommandOption<String> WEIGHTS = CommandOption.text("weights", "W1,…,W9");
  static final CommandOption<Boolean> COMPARE = CommandOption.flag("compare");
  static final CommandOption<Long> GAMES = CommandOption.whole("games", 100, 1, 1_000_000);
  static final CommandOption<Long> PIECES =
      CommandOption.whole("pieces", 1_000_000, 1, Long.MAX_VALUE);
  static final CommandOption<Long> SEED = CommandOption.SEED;
  static final CommandOption<Long> THREADS = CommandOption.whole("threads", 1, 1, 256);
  static final CommandOption<Boolean> WATCH =
      CommandOption.flag("watch").excluding("json", "compare");

  private static final long WATCH_MILLIS = 120;

  /** A controller with its name in tables. */
  record Named(String name, List<Double> weights, Trial trial) {}

  @Override
  public String name() {
    return "endless";
  }

  @Override
  public List<CommandOption<?>> options() {
    return List.of(ROWS, CONTROLLER, WEIGHTS, COMPARE, GAMES, PIECES, SEED, THREADS, WATCH);
  }

  @Override
  public CommandResult run(CommandValues values, Console console) throws InputException {
    List<Named> chosen = chosen(values);
    return values.get(WATCH)
        ? watch(chosen.get(0), values, console)
        : measure(chosen, values, console);
  }

  private static List<Named> chosen(CommandValues values) throws InputException {
    List<Tunable<Trial>> trials = EndlessWeights.of(Math.toIntExact(values.get(ROWS)));
    Map<String, Named> known = new LinkedHashMap<>();
    for (Tunable<Trial> trial : trials) {
      trial.known().forEach((name, weights) -> known.put(name, named(name, trial, weights)));
    }
    List<Named> chosen = new ArrayList<>();
    if (values.isGiven(WEIGHTS)) {
      chosen.add(given(trials, values.get(WEIGHTS)));
    }
    if (values.get(COMPARE)) {
      chosen.addAll(known.values());
    } else if (!values.isGiven(WEIGHTS)) {
      chosen.add(Objects.requireNonNull(known.get(values.get(CONTROLLER))));
    }
    return chosen;
  }

  private static Named named(String name, Tunable<Trial> trial, List<Double> weights) {
    double[] numbers = weights.stream().mapToDouble(Double::doubleValue).toArray();
    return new Named(name, weights, trial.with(numbers));
  }

  private static Named given(List<Tunable<Trial>> trials, String text) throws InputException {
    List<Double> weights = new ArrayList<>();
    List<String> parts = Words.split(text, ',');
    for (String part : parts) {
      Numerals.real(part.strip()).ifPresent(weights::add);
    }
    for (Tunable<Trial> trial : trials) {
      if (parts.size() == weights.size() && trial.weights().size() == weights.size()) {
        return named("weights", trial, weights);
      }
    }
    throw new InputException(
        Message.of(
            TetrisNotation.BUNDLE,
            "endless.form",
            text,
            names(trials.get(0)),
            names(trials.get(1))));
  }

  private static Quotation.Names names(Tunable<Trial> trial) {
    return new Quotation.Names(trial.weights().stream().map(Weight::name).toList(), ",");
  }

  private static CommandResult measure(List<Named> chosen, CommandValues values, Console console) {
    EndlessPrinter printer = new EndlessPrinter(values, console);
    EndlessGames games = new EndlessGames(values, console);
    printer.head(chosen);
    List<Map<String, Object>> documents = new ArrayList<>();
    boolean isComplete = true;
    for (int i = 0; i < chosen.size() && isComplete; i++) {
      EndlessGames.Played played = games.play(chosen.get(i).trial());
      isComplete = played.isComplete();
      if (!played.games().isEmpty()) {
        documents.add(printer.row(chosen.get(i), played));
      }
    }
    printer.foot();
    return new CommandResult(printer.document(documents), isComplete);
  }

  /** Shows one game piece by piece; a terminal redraws the well in place. */
  private static CommandResult watch(Named chosen, CommandValues values, Console console) {
    long seed = new SplittableRandom(values.get(SEED)).nextLong();
    EndlessGame game = ((EndlessTrial) chosen.trial()).game(seed);
    boolean isScreen = console.style().colour();
    boolean goesOn = true;
    while (goesOn
        && game.placed() < values.get(PIECES)
        && !Thread.currentThread().isInterrupted()) {
      goesOn = game.next();
      if (isScreen && goesOn) {
        console.redraw(game.drawing() + line(chosen, game, console) + "\n");
        pause();
      }
    }
    if (!isScreen) {
      console.println(game.drawing() + line(chosen, game, console));
    }
    if (game.isOver()) {
      console.println(console.text("endless.over"));
    }
    return new CommandResult(Map.of(), true);
  }

  private static String line(Named chosen, EndlessGame game, Console console) {
    return console.text("endless.line", chosen.name(), game.placed(), game.removed());
  }

  private static void pause() {
    try {
      Thread.sleep(WATCH_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
