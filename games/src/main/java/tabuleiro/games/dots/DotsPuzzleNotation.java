package tabuleiro.games.dots;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.games.dots.rules.DotsBoard;
import tabuleiro.games.dots.rules.DotsGoal;
import tabuleiro.games.dots.rules.DotsMessages;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * The text of problems: {@code (board target)}. The reader also accepts {@code (horizontals
 * verticals target)}, a board followed by its target without enclosing parentheses, and a bare
 * board whose target is given by the comment before it or by the rules.
 */
public final class DotsPuzzleNotation
    implements Notation<DotsPuzzle>, ProblemFile.Shape<DotsPuzzle> {
  private final OptionalInt fixed;
  private final boolean exactly;

  /**
   * A notation for problems under given rules.
   *
   * @param fixed the target of every problem, which overrides the text
   */
  public DotsPuzzleNotation(OptionalInt fixed, boolean exactly) {
    this.fixed = fixed;
    this.exactly = exactly;
  }

  @Override
  public String write(DotsPuzzle state) {
    StringBuilder text = new StringBuilder("(");
    state.board().write(text);
    return text.append(' ').append(state.goal().target()).append(')').toString();
  }

  @Override
  public DotsPuzzle read(String text) throws InputException {
    return ProblemFile.only(text, this);
  }

  @Override
  public int span(List<Form> rest) {
    boolean takesNext =
        rest.size() > 1
            && rest.get(1).isInteger()
            && rest.get(0) instanceof Form.Sequence list
            && list.items().size() == sizeOfBoard(list.items());
    return takesNext ? 2 : 1;
  }

  /** The number of parts that make up the board: one board, or its horizontals and verticals. */
  private static int sizeOfBoard(List<Form> parts) {
    return !parts.isEmpty() && DotsBoard.isBoard(parts.get(0)) ? 1 : 2;
  }

  @Override
  public DotsPuzzle read(List<Form> forms, OptionalInt inComment) throws InputException {
    Form form = forms.get(0);
    List<Form> parts = form.list();
    int used = sizeOfBoard(parts);
    if (parts.size() < used || parts.size() > used + 1) {
      throw form.fault(DotsMessages.of("problem.form", form.brief()));
    }
    DotsBoard board =
        used == 1 ? DotsBoard.read(parts.get(0), 1) : DotsBoard.read(parts.get(0), parts.get(1), 1);
    Optional<Form> named =
        parts.size() > used
            ? Optional.of(parts.get(used))
            : forms.size() > 1 ? Optional.of(forms.get(1)) : Optional.empty();
    int target = target(form, named, inComment);
    return DotsPuzzle.of(board, new DotsGoal(board.grid(), target, exactly));
  }

  /** The target. It may be out of reach on this board; proving that is left to a search. */
  private int target(Form form, Optional<Form> named, OptionalInt inComment) throws InputException {
    if (fixed.isPresent()) {
      return fixed.getAsInt();
    } else if (named.isPresent()) {
      return named.get().integer(0, DotsGoal.MOST);
    } else if (inComment.isPresent()) {
      return inComment.getAsInt();
    }
    throw form.fault(Message.of("tabuleiro.core.messages", "problem.target"));
  }

  @Override
  public String write(DotsPuzzle state, int move) {
    return DotsArcs.write(state.goal().grid(), move);
  }

  @Override
  public int readMove(DotsPuzzle state, String text) throws InputException {
    return DotsArcs.read(this, state, state.goal().grid(), text);
  }

  @Override
  public Optional<Message> whyIllegal(DotsPuzzle state, int move) {
    return DotsArcs.whyIllegal(state.board(), move);
  }

  @Override
  public Optional<Message> whyNoMove(DotsPuzzle state, String text) {
    return DotsArcs.whyNoMove(state.goal().grid(), text);
  }

  @Override
  public String draw(DotsPuzzle state, DrawingStyle style) {
    Locale locale = style.locale();
    StringBuilder text = new StringBuilder(DotsDrawing.of(state.board(), style));
    if (DotsNotation.isDrawn(state.board(), style.lastMove())) {
      String last = DotsArcs.write(state.goal().grid(), style.lastMove());
      text.append(DotsMessages.of("draw.last", last).in(locale)).append('\n');
    }
    String goal = state.goal().exactly() ? "draw.exactly" : "draw.atleast";
    text.append(DotsMessages.of(goal, state.closed(), state.goal().target()).in(locale));
    text.append('\n');
    if (state.isSolved()) {
      text.append(DotsMessages.of("draw.solved").in(locale)).append('\n');
    }
    return text.toString();
  }
}
