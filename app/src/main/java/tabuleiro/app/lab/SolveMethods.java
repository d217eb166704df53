package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.app.names.Aliases;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.World;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.Method;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * The methods of a study: every algorithm, combined with every heuristic if it uses one, with all
 * weights if it has any, and with all limits.
 */
record SolveMethods<S extends Puzzle>(
    StudySource source, World world, Puzzles<S> puzzles, StudyFile.Solve solve) {

  /**
   * A way to solve a problem.
   *
   * @param what the complete input of a worker
   * @param file the data file that contains its weights; empty if none
   * @param scores the scores of the weights in that file, by problem
   */
  record Choice(Method method, ObjectNode what, String file, Map<String, Double> scores) {}

  List<Choice> all() throws InputException {
    List<Choice> choices = new ArrayList<>();
    for (String name : solve.heuristics() == null ? List.<String>of() : solve.heuristics()) {
      check(source.name("heuristics", name));
    }
    for (StudyFile.Algorithm entry : source.list("algorithms", solve.algorithms())) {
      String use =
          new SolverFactory<>(puzzles).algorithm(source.name("algorithms.use", entry.use()));
      for (String heuristic : heuristics(use, entry)) {
        List<NamedWeights> sets = weights(use, heuristic, entry);
        for (NamedWeights weights : sets) {
          for (StudyFile.Limit limit : limits(entry)) {
            choices.add(choice(use, entry, heuristic, weights, sets.size() == 1, limit));
          }
        }
      }
    }
    Set<String> names = new HashSet<>();
    for (Choice choice : choices) {
      SolveWorker.check(source, puzzles, choice.what());
      if (!names.add(choice.method().name())) {
        throw source.fault("study.twice", choice.method().name());
      }
    }
    return choices;
  }

  /** Returns the heuristics of an algorithm, or one empty name if it uses none. */
  private List<String> heuristics(String use, StudyFile.Algorithm entry) throws InputException {
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    List<String> named = entry.heuristics() == null ? solve.heuristics() : entry.heuristics();
    if (!solvers.isInformed(use)) {
      return List.of("");
    } else if (named == null) {
      try {
        return List.of(solvers.heuristic("").name());
      } catch (InputException e) {
        throw source.fault(e);
      }
    }
    List<String> names = new ArrayList<>();
    for (String name : source.list("heuristics", named)) {
      names.add(Aliases.heuristic(puzzles, name));
    }
    return names;
  }

  /** Rejects an unknown heuristic. Code of the user is loaded only in its own process. */
  private void check(String heuristic) throws InputException {
    try {
      if (OwnProcess.isChild() || !OwnName.isCode(heuristic)) {
        new SolverFactory<>(puzzles).heuristic(heuristic);
      }
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  /** Adds the hash of the user's code: a name does not tell of an edit. */
  private void putCode(ObjectNode what, String heuristic) throws InputException {
    try {
      new ExperimentPrograms(source.description().files())
          .codeHash(heuristic)
          .ifPresent(hash -> what.put("code", hash));
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  private List<StudyFile.Limit> limits(StudyFile.Algorithm entry) throws InputException {
    List<StudyFile.Limit> limits = entry.limits() == null ? solve.limits() : entry.limits();
    return limits == null ? List.of(StudyFile.Limit.NONE) : source.list("limits", limits);
  }

  private List<NamedWeights> weights(String use, String heuristic, StudyFile.Algorithm entry)
      throws InputException {
    if (entry.weights() == null) {
      return List.of(NamedWeights.NONE);
    }
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    Optional<? extends Tunable<?>> weighted = solvers.weightedSolver(use);
    if (weighted.isEmpty() && !heuristic.isEmpty()) {
      weighted = solvers.weightedHeuristic(heuristic);
    }
    if (weighted.isEmpty()) {
      throw source.fault("study.weightless", heuristic.isEmpty() ? use : heuristic);
    }
    return NamedWeights.all(
        source, world, weighted.get(), source.list("algorithms.weights", entry.weights()));
  }

  private Choice choice(
      String use,
      StudyFile.Algorithm entry,
      String heuristic,
      NamedWeights weights,
      boolean isOnlySet,
      StudyFile.Limit limit)
      throws InputException {
    checkSetting("pathCost", entry.pathCost(), Algorithm.PROCURA_ASTAR, use);
    checkSetting("weight", entry.weight(), Algorithm.WASTAR, use);
    checkSetting("width", entry.width(), Algorithm.BEAM, use);
    checkEffect("goalTest", entry.goalTest(), use, Algorithm::choosesGoalTest);
    checkEffect("keepDuplicates", entry.keepDuplicates(), use, Algorithm::canKeepDuplicates);
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("algorithm", use);
    put(what, "heuristic", heuristic.isEmpty() ? null : heuristic);
    putCode(what, heuristic);
    if (!weights.isNone()) {
      ArrayNode values = what.putArray("weights");
      weights.values().forEach(values::add);
    }
    put(what, "pathCost", entry.pathCost() == null ? null : Aliases.pathCost(entry.pathCost()));
    put(what, "ties", ties(use, entry));
    put(what, "goalTest", entry.goalTest());
    put(what, "keepDuplicates", Boolean.TRUE.equals(entry.keepDuplicates()) ? "true" : null);
    put(what, "weight", entry.weight() == null ? null : entry.weight().toString());
    put(what, "width", entry.width() == null ? null : entry.width().toString());
    what.set("limits", StudyLimits.json(source, limit));
    Method method = new Method(name(use, entry, heuristic, weights, isOnlySet, limit), how(what));
    return new Choice(method, what, weights.file(), weights.scores());
  }

  private String name(
      String use,
      StudyFile.Algorithm entry,
      String heuristic,
      NamedWeights weights,
      boolean isOnlySet,
      StudyFile.Limit limit)
      throws InputException {
    StringBuilder name = new StringBuilder(entry.name() == null ? use : entry.name());
    boolean isOne = entry.name() != null && heuristics(use, entry).size() == 1;
    if (!heuristic.isEmpty() && !isOne) {
      name.append(' ').append(OwnName.of(heuristic).map(OwnName::brief).orElse(heuristic));
    }
    if (!weights.isNone() && !(isOnlySet && entry.name() != null)) {
      name.append(' ').append(weights.name());
    }
    if (limits(entry).size() > 1) {
      name.append(' ').append(StudyLimits.text(limit));
    }
    return name.toString();
  }

  private void checkSetting(String field, @Nullable Object value, Algorithm user, String use)
      throws InputException {
    if (value != null && !use.equals(user.id())) {
      throw source.fault("solve.noSetting", field, use, user.id());
    }
  }

  private void checkEffect(
      String field, @Nullable Object value, String use, Predicate<Algorithm> hasEffect)
      throws InputException {
    boolean has = new SolverFactory<>(puzzles).general(use).filter(hasEffect).isPresent();
    if (value != null && !has) {
      throw source.fault("solve.noEffect", field, use);
    }
  }

  /** Returns the order of equally good states, which is part of a method; null if it has none. */
  private @Nullable String ties(String use, StudyFile.Algorithm entry) throws InputException {
    Optional<TieBreak> recommended = new SolverFactory<>(puzzles).ties(use);
    if (entry.ties() != null && recommended.isEmpty()) {
      throw source.fault("solve.noTies", use);
    }
    return entry.ties() != null ? entry.ties() : recommended.map(EnumIds::of).orElse(null);
  }

  /** Returns the complete input of a worker as one line. */
  private static String how(ObjectNode what) {
    List<String> parts = new ArrayList<>();
    what.properties()
        .forEach(
            field -> {
              if (field.getKey().equals("code")) {
                return; // the name of the heuristic says enough
              }
              if (field.getKey().equals("limits")) {
                field
                    .getValue()
                    .properties()
                    .forEach(l -> parts.add(l.getKey() + " ≤ " + l.getValue().asText()));
              } else if (field.getKey().equals("algorithm")) {
                parts.add(field.getValue().asText());
              } else {
                String value =
                    field.getValue().isTextual()
                        ? field.getValue().asText()
                        : field.getValue().toString();
                parts.add(field.getKey() + "=" + value);
              }
            });
    return String.join(", ", parts);
  }

  private static void put(ObjectNode what, String key, @Nullable String value) {
    if (value != null) {
      what.put(key, value);
    }
  }
}
