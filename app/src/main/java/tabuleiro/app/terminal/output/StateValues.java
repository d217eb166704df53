package tabuleiro.app.terminal.output;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;

/**
 * What all heuristics of a puzzle, or all evaluations of a game, say about one state.
 *
 * @param values the values by name; empty where a heuristic finds that there is no solution
 * @param aliases other names of heuristics and evaluations
 */
public record StateValues(
    boolean isDuel, Map<String, Optional<Double>> values, Map<String, String> aliases) {
  private static final int DIGITS = 4;
  private static final int LABEL = 24;

  /** The values of all heuristics for a puzzle, given as text, and of further ones by name. */
  public static <S extends Puzzle> StateValues of(
      Puzzles<S> puzzles, String text, List<String> others) throws InputException {
    S state = puzzles.notation().read(text);
    Map<String, Optional<Double>> values = new LinkedHashMap<>();
    List<Heuristic<S>> all = new ArrayList<>(puzzles.heuristics());
    for (String name : others) {
      all.add(new SolverFactory<>(puzzles).heuristic(name));
    }
    for (Heuristic<S> heuristic : all) {
      int parts = heuristic.of(state);
      values.put(
          heuristic.name(),
          parts == Heuristic.NEVER
              ? Optional.empty()
              : Optional.of((double) parts / heuristic.scale()));
    }
    return new StateValues(false, values, puzzles.aliases());
  }

  /**
   * The values of all evaluations for a position, given as text, and of further ones by name, in
   * points for player 1.
   */
  public static <P extends Position> StateValues of(Game<P> game, String text, List<String> others)
      throws InputException {
    P position = game.notation().read(text);
    PlayerFactory<P> factory = new PlayerFactory<>(game);
    Map<String, Optional<Double>> values = new LinkedHashMap<>();
    List<String> all = new ArrayList<>(factory.evaluations());
    all.addAll(others);
    for (String name : all) {
      var evaluation = factory.evaluation(name);
      values.put(
          evaluation.name(), Optional.of(evaluation.of(position) / (double) evaluation.scale()));
    }
    return new StateValues(true, values, game.aliases());
  }

  /** The values for JSON; null stands for “no solution”. */
  public Map<String, Optional<Double>> document() {
    return Collections.unmodifiableMap(values);
  }

  /** Prints a heading and one line for each value, with the other names in parentheses. */
  public void print(Terminal terminal) {
    terminal.out().println(terminal.text(isDuel ? "show.evaluations" : "show.heuristicValues"));
    if (values.isEmpty()) {
      terminal.out().println("  " + terminal.text("show.noHeuristics"));
    }
    int widest = values.keySet().stream().mapToInt(n -> TextLines.width(label(n))).max().orElse(0);
    values.forEach(
        (name, value) -> {
          String label = label(name);
          String number =
              value
                  .map(v -> number(v, terminal.locale()))
                  .orElseGet(() -> terminal.text("show.never"));
          int gap = Math.max(widest, LABEL) - TextLines.width(label);
          terminal.out().printf("  %s%s %10s%n", label, " ".repeat(gap), number);
        });
  }

  /** A name with its other names in parentheses. */
  private String label(String name) {
    List<String> others = new ArrayList<>();
    aliases.forEach(
        (alias, canonical) -> {
          if (canonical.equals(name)) {
            others.add(alias);
          }
        });
    others.sort(null);
    return others.isEmpty() ? name : name + " (" + String.join(", ", others) + ")";
  }

  private static String number(double value, Locale locale) {
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMaximumFractionDigits(DIGITS);
    format.setGroupingUsed(false);
    return format.format(value + 0.0);
  }
}
