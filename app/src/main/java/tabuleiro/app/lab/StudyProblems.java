package tabuleiro.app.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.World;
import tabuleiro.lab.study.StudyFile;

/**
 * The problems of a study: built-in or from a file, by name, number, range {@code A..F}, pattern
 * {@code tabs-*} or {@code all}; given as text; or generated at random.
 */
record StudyProblems<S extends Puzzle>(StudySource source, World world, Puzzles<S> puzzles) {
  /** Separates the problem sequences of neighbouring seeds. */
  private static final long SEEDS_APART = 1_000_003;

  /** Returns the problems by name, in the order of the study. */
  Map<String, S> all(List<StudyFile.Problems> entries) throws InputException {
    Map<String, S> all = new LinkedHashMap<>();
    for (StudyFile.Problems entry : entries) {
      Map<String, S> some = some(entry);
      for (Map.Entry<String, S> each : some.entrySet()) {
        if (all.put(each.getKey(), each.getValue()) != null) {
          throw source.fault("study.twice", each.getKey());
        }
      }
    }
    return all;
  }

  private Map<String, S> some(StudyFile.Problems entry) throws InputException {
    if (entry.text() != null) {
      return Map.of(source.name("problems.name", entry.name()), read(entry.text()));
    } else if (entry.random() != null) {
      return random(entry.random());
    } else if (entry.file() != null) {
      String file = entry.file();
      String text = source.text(file);
      try {
        List<String> ids = entry.ids() == null ? List.of("all") : entry.ids();
        return chosen(puzzles.problems(text), source.list("problems.ids", ids));
      } catch (InputException e) {
        throw source.inFile(file, e.problem());
      }
    }
    try {
      return chosen(puzzles.problems(), source.list("problems", entry.ids()));
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  private S read(String text) throws InputException {
    try {
      return puzzles.notation().read(text);
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  private Map<String, S> chosen(List<Problem<S>> problems, List<String> ids) throws InputException {
    Map<String, S> chosen = new LinkedHashMap<>();
    for (String id : ids) {
      for (Problem<S> problem : chosen(problems, id)) {
        chosen.put(problem.id(), problem.start());
      }
    }
    return chosen;
  }

  private List<Problem<S>> chosen(List<Problem<S>> problems, String id) throws InputException {
    String pattern = id.equalsIgnoreCase("all") ? "*" : id.strip();
    int range = pattern.indexOf("..");
    if (range > 0) {
      int from = problems.indexOf(Problem.find(problems, pattern.substring(0, range)));
      int to = problems.indexOf(Problem.find(problems, pattern.substring(range + 2)));
      if (from > to) {
        throw source.fault("study.range", pattern);
      }
      return sound(problems.subList(from, to + 1));
    } else if (!pattern.contains("*")) {
      return List.of(Problem.find(problems, pattern));
    }
    String small = Words.lower(pattern);
    List<Problem<S>> some =
        sound(problems).stream()
            .filter(problem -> Words.isLike(Words.lower(problem.id()), small))
            .toList();
    return some.isEmpty() ? List.of(Problem.find(problems, pattern)) : some;
  }

  /** Leaves out problems that break the rules; the {@code games} command reports them. */
  private List<Problem<S>> sound(List<Problem<S>> problems) {
    return problems.stream().filter(problem -> problem.fault().isEmpty()).toList();
  }

  private Map<String, S> random(StudyFile.Random random) throws InputException {
    if (puzzles.random(0).isEmpty()) {
      throw source.fault("study.random", world.id());
    }
    source.within("boards", random.boards(), 1, 10_000);
    Map<String, S> made = new LinkedHashMap<>();
    for (int i = 1; i <= random.boards(); i++) {
      made.put("random-" + random.seed() + "-" + i, random(random, i));
    }
    return made;
  }

  private S random(StudyFile.Random random, int number) throws InputException {
    try {
      return puzzles.random(random.seed() * SEEDS_APART + number, random.settings()).orElseThrow();
    } catch (InputException e) {
      throw source.fault(e);
    }
  }
}
