package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.study.SolveStatus;

/**
 * What a search found for a problem.
 *
 * @param method the algorithm and, if it uses one, the heuristic
 * @param states the states of the path, the start first; only the start if there is no path
 */
public record Answer<S extends Puzzle>(
    String problem, String method, Notation<S> notation, List<S> states, Outcome outcome) {

  private static final String TIES = "ties=";

  public Answer {
    states = List.copyOf(states);
  }

  /** The answer for an outcome, with the states of its path. */
  public static <S extends Puzzle> Answer<S> of(
      String problem, String method, Notation<S> notation, S start, Outcome outcome) {
    List<S> states = new ArrayList<>(List.of(start));
    for (int move : path(outcome).map(Outcome.Path::moves).orElse(List.of())) {
      states.add(State.next(states.get(states.size() - 1), move));
    }
    return new Answer<>(problem, method, notation, states, outcome);
  }

  /** The algorithm and, if it has one, its order of equally good states: {@code astar low-h}. */
  public String name() {
    return name(method);
  }

  /** The algorithm and the order of equally good states of a method. */
  public static String name(String method) {
    List<String> words = Words.split(method, ' ');
    String ties = "";
    for (String word : words) {
      ties = word.startsWith(TIES) ? " " + word.substring(TIES.length()) : ties;
    }
    return words.get(0) + ties;
  }

  /** The path found, optimal or not. */
  public Optional<Outcome.Path> path() {
    return path(outcome);
  }

  private static Optional<Outcome.Path> path(Outcome outcome) {
    if (outcome instanceof Outcome.Solved solved) {
      return Optional.of(solved.path());
    }
    return outcome instanceof Outcome.OutOfBudget stopped ? stopped.best() : Optional.empty();
  }

  public SolveStatus status() {
    return SolveStatus.of(outcome);
  }

  public boolean isOptimal() {
    return outcome instanceof Outcome.Solved solved && solved.isOptimal();
  }

  /** The proved lower bound of the cost; 0 if none is known. */
  public int bound() {
    if (outcome instanceof Outcome.OutOfBudget stopped) {
      return stopped.bound();
    }
    return isOptimal() ? path().map(Outcome.Path::cost).orElse(0) : 0;
  }

  /** The moves of the path as text. */
  public List<String> moves() {
    List<String> texts = new ArrayList<>();
    List<Integer> moves = path().map(Outcome.Path::moves).orElse(List.of());
    for (int i = 0; i < moves.size(); i++) {
      texts.add(notation.write(states.get(i), moves.get(i)));
    }
    return texts;
  }

  /** How many moves the path has. */
  public int depth() {
    return states.size() - 1;
  }

  /** The last state of the path. */
  public S end() {
    return states.get(states.size() - 1);
  }

  public SearchCounts counts() {
    return outcome.counts();
  }

  /** The answer as a JSON document. */
  public Map<String, Object> document() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("problem", problem);
    document.put("method", method);
    document.put("status", EnumIds.of(status()));
    document.put("optimal", isOptimal());
    document.put("moves", moves());
    document.put("depth", depth());
    document.put("cost", path().map(Outcome.Path::cost).orElse(0));
    document.put("points", end().points());
    document.put("bound", bound());
    document.put("generated", counts().generated());
    document.put("duplicates", counts().duplicates());
    document.put("expanded", counts().expanded());
    document.put("penetrance", counts().penetrance(depth()));
    document.put("branchingFactor", counts().branchingFactor(depth()));
    document.put("frontier", counts().frontier());
    document.put("bytes", counts().bytes());
    document.put("millis", counts().nanos() / 1_000_000);
    return document;
  }
}
