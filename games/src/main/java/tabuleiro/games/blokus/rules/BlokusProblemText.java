package tabuleiro.games.blokus.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.games.blokus.rules.BlokusProblem.Goal;

/**
 * The text of a problem: either one list, or several forms one after another:
 *
 * <pre>
 *   (board target)   (target board)   board          one list, a board being ((0 0 …) …)
 *   [target] board                                   target  (20) or 20
 *                                                    board   a list, 14 rows, or 196 numbers
 * </pre>
 *
 * @param goal when the puzzles are solved
 * @param fixed the target given by the rules, which overrides the text
 */
public record BlokusProblemText(Goal goal, OptionalInt fixed)
    implements ProblemFile.Shape<BlokusPuzzle> {
  private static final int MOST = 999_999;

  /**
   * How many numbers are counted to tell boards with targets from boards without. In a longer run
   * the first number decides: a cell is 0, 1 or 2. Without this limit, a file of numbers would be
   * counted again for each of its boards.
   */
  private static final int LOOKAHEAD = 20 * (BlokusBoard.CELLS + 1);

  private static final List<String> CELLS = List.of("0", "1", "2");

  @Override
  public int span(List<Form> rest) {
    int board = targets(rest);
    int rows = run(rest, board, BlokusBoard.SIZE, BlokusProblemText::isRow);
    int numbers = run(rest, board, BlokusBoard.CELLS, Form::isInteger);
    return Math.min(board + Math.max(1, Math.max(rows, numbers)), rest.size());
  }

  /** The number of forms at the start that are a target before a board: 0 or 1. */
  private static int targets(List<Form> forms) {
    int numbers = run(forms, 0, LOOKAHEAD, Form::isInteger);
    boolean isNumber = numbers == 1 && forms.size() > 1 && forms.get(1).isList();
    boolean isOneMore =
        numbers == LOOKAHEAD
            ? !CELLS.contains(forms.get(0).toString())
            : numbers > 0 && numbers % (BlokusBoard.CELLS + 1) == 0;
    return isNumber || isOneMore || isTarget(forms.get(0)) ? 1 : 0;
  }

  private static boolean isTarget(Form form) {
    return form instanceof Form.Sequence list
        && list.items().size() == 1
        && list.items().get(0).isInteger();
  }

  /** Whether a form is a row of a board: a list without lists in it. */
  private static boolean isRow(Form form) {
    return form instanceof Form.Sequence list
        && list.items().size() > 1
        && list.items().stream().noneMatch(Form::isList);
  }

  private static int run(List<Form> forms, int from, int most, Predicate<Form> isPart) {
    int at = from;
    while (at < Math.min(from + most, forms.size()) && isPart.test(forms.get(at))) {
      at++;
    }
    return at - from;
  }

  @Override
  public BlokusPuzzle read(List<Form> forms, OptionalInt comment) throws InputException {
    int targets = targets(forms);
    OptionalInt target = targets == 0 ? comment : OptionalInt.of(target(forms.get(0)));
    List<Form> rest = forms.subList(targets, forms.size());
    if (rest.isEmpty()) {
      throw forms.get(0).fault(BlokusMessages.of("problem.board", forms.get(0).brief()));
    }
    Form first = rest.get(0);
    if (isRow(first)) {
      return puzzle(first, rows(rest), target);
    } else if (first.isInteger()) {
      return puzzle(first, numbers(rest), target);
    }
    return one(first, target);
  }

  private static BlokusBoardText rows(List<Form> rows) throws InputException {
    if (rows.size() != BlokusBoard.SIZE) {
      throw rows.get(0).fault(BlokusMessages.of("problem.rows", rows.size()));
    }
    return BlokusBoardText.of(rows.get(0), rows);
  }

  private static BlokusBoardText numbers(List<Form> numbers) throws InputException {
    if (numbers.size() != BlokusBoard.CELLS) {
      throw numbers.get(0).fault(BlokusMessages.of("problem.numbers", numbers.size()));
    }
    return BlokusBoardText.ofNumbers(numbers);
  }

  /** A problem that is a single list: a board, with or without a target before or after it. */
  private BlokusPuzzle one(Form form, OptionalInt target) throws InputException {
    List<Form> items = form.list();
    if (items.size() == 2 && items.get(0).isInteger() != items.get(1).isInteger()) {
      int number = items.get(0).isInteger() ? 0 : 1;
      int written = target(items.get(number));
      return puzzle(form, BlokusBoardText.of(items.get(1 - number)), OptionalInt.of(written));
    }
    return puzzle(form, BlokusBoardText.of(form), target);
  }

  private static int target(Form form) throws InputException {
    return (isTarget(form) ? form.list().get(0) : form).integer(0, MOST);
  }

  private BlokusPuzzle puzzle(Form form, BlokusBoardText cells, OptionalInt written)
      throws InputException {
    int hand = cells.hand(1);
    if (goal != Goal.STUCK && fixed.isEmpty() && written.isEmpty()) {
      throw form.fault(Message.of("tabuleiro.core.messages", "problem.target"));
    }
    int target = goal == Goal.STUCK ? 0 : fixed.orElseGet(() -> written.orElse(0));
    long[] open = cells.words(2);
    for (int word = 0; word < open.length; word++) {
      open[word] = BlokusBoard.board(word) & ~open[word];
    }
    long[] filled = cells.words(1);
    filled[0] |= cells.isWithout(1) ? BlokusBoard.FIRST_ROOT : 0;
    return BlokusPuzzle.of(BlokusProblem.of(open, goal, target), filled, hand);
  }
}
