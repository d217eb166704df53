package tabuleiro.app.terminal.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.Notation;
import tabuleiro.search.solo.HeuristicDoctor;

/** Prints the findings of the heuristic check, with the board of each counterexample. */
record DoctorReport<S extends Puzzle>(Terminal terminal, WorldOptions.Problems<S> problems) {
  private static final int WALKS = 2000;
  private static final long NODES = 20_000;

  int print(Heuristic<S> heuristic, long seed, boolean json) {
    HeuristicDoctor.Diagnosis<S> found =
        new HeuristicDoctor<>(heuristic, NODES)
            .examine(
                List.copyOf(problems.starts().values()),
                problems.puzzles().smallProblems(),
                WALKS,
                seed);
    if (json) {
      terminal.out().print(Json.write(document(heuristic, found)));
      return ExitCode.ANSWERED;
    }
    terminal.println(
        terminal.text(
            "doctor.head", heuristic.name(), found.states(), found.solved(), found.values()));
    if (found.isConstant()) {
      terminal.println(terminal.text("doctor.constant"));
    }
    found
        .tooHigh()
        .ifPresentOrElse(
            fault -> tooHigh(heuristic, fault),
            () -> terminal.println(terminal.text("doctor.admissible")));
    found
        .falling()
        .ifPresentOrElse(
            fault -> falling(heuristic, fault),
            () -> terminal.println(terminal.text("doctor.consistent")));
    return ExitCode.ANSWERED;
  }

  private void tooHigh(Heuristic<S> heuristic, HeuristicDoctor.TooHigh<S> fault) {
    String estimate = units(heuristic, fault.estimate());
    terminal.println(terminal.text("doctor.tooHigh", estimate, fault.trueCost()));
    show(fault.state());
  }

  private void falling(Heuristic<S> heuristic, HeuristicDoctor.Falling<S> fault) {
    terminal.println(
        terminal.text(
            "doctor.falling",
            notation().write(fault.state(), fault.move()),
            units(heuristic, fault.before()),
            units(heuristic, fault.after()),
            fault.cost()));
    show(fault.state());
    if (fault.trueCost().isPresent() && fault.trueAfter().isPresent()) {
      int before = fault.trueCost().getAsInt();
      terminal.println(terminal.text("doctor.distance", before, fault.trueAfter().getAsInt()));
    }
  }

  private void show(S state) {
    terminal.out().print(notation().draw(state, terminal.style()));
    terminal.println(notation().write(state));
  }

  private Map<String, Object> document(Heuristic<S> h, HeuristicDoctor.Diagnosis<S> found) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", problems.world().id());
    document.put("heuristic", h.name());
    document.put("states", found.states());
    document.put("solved", found.solved());
    document.put("constant", found.isConstant());
    document.put("admissible", found.tooHigh().isEmpty());
    document.put("consistent", found.falling().isEmpty());
    found
        .tooHigh()
        .ifPresent(
            fault -> {
              document.put("tooHigh", notation().write(fault.state()));
              document.put("estimate", units(h, fault.estimate()));
              document.put("trueCost", fault.trueCost());
            });
    found.falling().ifPresent(fault -> put(document, h, fault));
    return document;
  }

  private void put(Map<String, Object> document, Heuristic<S> h, HeuristicDoctor.Falling<S> fault) {
    document.put("falling", notation().write(fault.state()));
    document.put("fallingMove", notation().write(fault.state(), fault.move()));
    document.put("estimateBefore", units(h, fault.before()));
    document.put("estimateAfter", units(h, fault.after()));
    fault.trueCost().ifPresent(cost -> document.put("trueCostBefore", cost));
    fault.trueAfter().ifPresent(cost -> document.put("trueCostAfter", cost));
  }

  private Notation<S> notation() {
    return problems.puzzles().notation();
  }

  private static String units(Heuristic<?> heuristic, int estimate) {
    if (estimate >= Heuristic.NEVER) {
      return "∞";
    }
    return estimate % heuristic.scale() == 0
        ? String.valueOf(estimate / heuristic.scale())
        : String.format(Locale.ROOT, "%.4f", estimate / (double) heuristic.scale());
  }
}
