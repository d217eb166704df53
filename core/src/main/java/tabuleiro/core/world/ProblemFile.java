package tabuleiro.core.world;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.core.Puzzle;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * Reads problem files written by hand: Lisp lists one after another, separated by white space,
 * {@code /}, {@code +} and comments. A problem is named by a letter before it or by a comment such
 * as {@code ; problem A - goal 3}, which may also give the target. Problems without a name get the
 * next free letter, so users can insert a problem anywhere.
 */
public final class ProblemFile {
  private static final Pattern NAMED =
      Pattern.compile("(?i)^\\W*(?:problema?|board|tabuleiro)\\s+([a-z0-9][\\w-]*)");
  private static final Pattern LABEL = Pattern.compile("^([A-Z][A-Z0-9]{0,2})\\s*(?:[(:.-].*)?$");
  private static final Pattern TARGET =
      Pattern.compile("(?i)\\b(?:goal|target|objec?tivo|alvo)\\s*[:=]?\\s*(\\d{1,6})");

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

  private ProblemFile() {}

  /** The problems of a file. An error in one problem does not affect the others. */
  public static <S extends Puzzle> List<Problem<S>> read(String text, Shape<S> shape)
      throws InputException {
    List<Draft> drafts = drafts(LispReader.entries(text), shape);
    if (drafts.isEmpty()) {
      throw new InputException(Message.of("tabuleiro.core.messages", "problem.empty"));
    }
    Set<String> taken = new HashSet<>();
    drafts.forEach(draft -> taken.add(draft.name));
    Set<String> given = new HashSet<>();
    List<Problem<S>> problems = new ArrayList<>();
    for (Draft draft : drafts) {
      String id = draft.name.isEmpty() ? free(taken) : unique(draft.name, given);
      taken.add(id);
      given.add(id);
      problems.add(problem(id, draft, shape));
    }
    return List.copyOf(problems);
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
        letter = symbol.name().matches("[/+]+") ? letter : symbol.name().replaceAll("[:.)]+$", "");
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
      Matcher named = NAMED.matcher(comment);
      Matcher label = LABEL.matcher(comment);
      boolean isNamed = named.find();
      if (isNamed || label.matches()) {
        name = letter.isEmpty() ? (isNamed ? named.group(1) : label.group(1)) : letter;
        title = comment;
      }
      Matcher goal = TARGET.matcher(comment);
      if (goal.find()) {
        target = OptionalInt.of(Integer.parseInt(goal.group(1)));
      }
    }
    return new Draft(name, title, target, forms);
  }

  private static String free(Set<String> taken) {
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      if (!taken.contains(String.valueOf(letter))) {
        return String.valueOf(letter);
      }
    }
    return unique("P", taken);
  }

  private static String unique(String name, Set<String> given) {
    String candidate = name;
    for (int i = 2; given.contains(candidate); i++) {
      candidate = name + "-" + i;
    }
    return candidate;
  }
}
