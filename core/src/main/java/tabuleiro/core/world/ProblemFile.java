package tabuleiro.core.world;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import tabuleiro.core.Puzzle;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;

/**
 * Reads problem files written by hand: Lisp lists one after another, separated by white space,
 * {@code /}, {@code +} and comments. A problem is named by a letter before it or by a comment such
 * as {@code ; problem A - goal 3}, which may also give the target. Problems without a name get the
 * next free letter, so users can insert a problem anywhere.
 */
public final class ProblemFile {
  /** The greatest number of problems of a file. */
  static final int MOST_PROBLEMS = 10_000;

  private static final String BUNDLE = "tabuleiro.core.messages";

  /** Reads one problem of a world. */
  public interface Shape<S extends Puzzle> {

    /** The number of top-level forms of the problem that starts with the first of these. */
    default int span(List<Form> rest) {
      return 1;
    }

    /**
     * Parses a problem.
     *
     * @param forms as many forms as {@link #span} returned
     * @param target the target in the comment before the problem, if any
     */
    S read(List<Form> forms, OptionalInt target) throws InputException;
  }

  /** A problem whose forms are not parsed yet. */
  private record Draft(String name, String title, OptionalInt target, List<Form> forms) {}

  /** Names in use. For each name it knows the next suffix to try, so no suffix is tried twice. */
  private static final class Names {
    final Set<String> used = new HashSet<>();
    private final Map<String, Integer> suffixes = new HashMap<>();

    String free() {
      for (char letter = 'A'; letter <= 'Z'; letter++) {
        if (!used.contains(String.valueOf(letter))) {
          return String.valueOf(letter);
        }
      }
      return unique("P");
    }

    String unique(String name) {
      String candidate = name;
      int suffix = suffixes.getOrDefault(name, 2);
      while (used.contains(candidate)) {
        candidate = name + "-" + suffix++;
      }
      suffixes.put(name, suffix);
      return candidate;
    }
  }

  private ProblemFile() {}

  /** The problems of a file. An error in one problem does not affect the others. */
  public static <S extends Puzzle> List<Problem<S>> read(String text, Shape<S> shape)
      throws InputException {
    List<Draft> drafts = drafts(LispReader.entries(text), shape);
    if (drafts.isEmpty()) {
      throw new InputException(Message.of(BUNDLE, "problem.empty"));
    } else if (drafts.size() > MOST_PROBLEMS) {
      throw new InputException(Message.of(BUNDLE, "problem.many", MOST_PROBLEMS, drafts.size()));
    }
    Names taken = new Names();
    drafts.forEach(draft -> taken.used.add(draft.name));
    Names given = new Names();
    List<Problem<S>> problems = new ArrayList<>();
    for (Draft draft : drafts) {
      String id = draft.name.isEmpty() ? taken.free() : given.unique(draft.name);
      taken.used.add(id);
      given.used.add(id);
      problems.add(problem(id, draft, shape));
    }
    return List.copyOf(problems);
  }

  /**
   * The start of the only problem of a text.
   *
   * @throws InputException if the text holds no problem, more than one, or an invalid one
   */
  public static <S extends Puzzle> S only(String text, Shape<S> shape) throws InputException {
    List<LispReader.Entry> entries = LispReader.entries(text, LispReader.MOST_CHARACTERS);
    List<Draft> drafts = drafts(entries, shape);
    if (entries.isEmpty() || drafts.size() > 1) {
      LispReader.one(text); // reports what is missing or superfluous
    } else if (drafts.isEmpty()) {
      throw new InputException(Message.of(BUNDLE, "problem.empty"));
    }
    return problem("", drafts.get(0), shape).start();
  }

  private static <S extends Puzzle> Problem<S> problem(String id, Draft draft, Shape<S> shape) {
    int line = draft.forms.get(0).line();
    try {
      return Problem.sound(id, draft.title, line, shape.read(draft.forms, draft.target));
    } catch (InputException fault) {
      InputException placed = fault.line() > 0 ? fault : draft.forms.get(0).fault(fault.problem());
      return Problem.faulty(id, draft.title, line, placed);
    }
  }

  private static <S extends Puzzle> List<Draft> drafts(
      List<LispReader.Entry> entries, Shape<S> shape) {
    List<Form> forms = entries.stream().map(LispReader.Entry::form).toList();
    List<Draft> drafts = new ArrayList<>();
    String letter = "";
    List<String> comments = new ArrayList<>();
    for (int at = 0; at < forms.size(); ) {
      comments.addAll(entries.get(at).comments());
      if (forms.get(at) instanceof Form.Symbol symbol && !symbol.isNil()) {
        // A separator is ignored; any other symbol names the next problem.
        boolean isSeparator =
            Words.trimmedStart(symbol.name(), c -> "/+".indexOf(c) >= 0).isEmpty();
        letter = isSeparator ? letter : Words.trimmedEnd(symbol.name(), c -> ":.)".indexOf(c) >= 0);
        at++;
        continue;
      }
      int span =
          Math.max(1, Math.min(shape.span(forms.subList(at, forms.size())), forms.size() - at));
      drafts.add(draft(letter, comments, forms.subList(at, at + span)));
      letter = "";
      comments = new ArrayList<>();
      at += span;
    }
    return drafts;
  }

  private static Draft draft(String letter, List<String> comments, List<Form> forms) {
    String name = letter;
    String title = "";
    OptionalInt target = OptionalInt.empty();
    for (String comment : comments) {
      ProblemComment read = ProblemComment.of(comment);
      if (read.name().isPresent()) {
        name = letter.isEmpty() ? read.name().get() : letter;
        title = comment;
      }
      target = read.target().isPresent() ? read.target() : target;
    }
    return new Draft(name, title, target, forms);
  }
}
