package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;

/** Reads problem files. The first character of the input selects the variant. */
record ProblemsTarget(World world, List<Puzzles<?>> puzzles, List<String> vocabulary)
    implements FuzzTarget {
  private static final int MOST = 1500;

  @Override
  public String name() {
    return "problems-" + world.id();
  }

  @Override
  public List<String> words() {
    List<String> words = new ArrayList<>(vocabulary);
    words.addAll(
        List.of("; Problem A", "; goal: 12", ";;; ", "objetivo", "A)", "B:", "///", "+++"));
    return words;
  }

  @Override
  public List<String> examples() {
    List<String> examples = new ArrayList<>();
    for (String file : world.files()) {
      if (file.endsWith(".dat")) {
        String text = Resources.text(world.getClass(), file);
        examples.add("A" + text.substring(0, Math.min(MOST, text.length())));
      }
    }
    for (int i = 0; i < puzzles.size(); i++) {
      examples.add((char) ('A' + i) + file(puzzles.get(i)));
    }
    return examples;
  }

  private static <S extends Puzzle> String file(Puzzles<S> puzzles) {
    StringBuilder text = new StringBuilder();
    for (Problem<S> problem : puzzles.problems().subList(0, 1)) {
      try {
        text.append("; Problem ").append(problem.id()).append('\n');
        text.append(puzzles.notation().write(problem.start())).append('\n');
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }
    return text.toString();
  }

  @Override
  public Afterwards read(String input) throws InputException {
    return problems(StateTarget.setup(puzzles, input), StateTarget.rest(input));
  }

  private static <S extends Puzzle> Afterwards problems(Puzzles<S> puzzles, String text)
      throws InputException {
    List<Problem<S>> problems = puzzles.problems(text);
    return () -> {
      Set<String> ids = new HashSet<>();
      for (Problem<S> problem : problems) {
        assertThat(ids.add(problem.id())).as("twice " + problem.id()).isTrue();
        if (problem.fault().isEmpty()) {
          puzzles.notation().write(problem.start());
        } else {
          assertThat(problem.fault().get().getMessage().length()).isLessThan(1000);
        }
      }
      Problem.find(problems, problems.get(problems.size() - 1).id());
    };
  }
}
