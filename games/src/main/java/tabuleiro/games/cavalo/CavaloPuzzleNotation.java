package tabuleiro.games.cavalo;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.Position;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.games.cavalo.rules.CavaloBoardText;
import tabuleiro.games.cavalo.rules.CavaloGoal;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;
import tabuleiro.games.cavalo.rules.CavaloReason;
import tabuleiro.games.cavalo.rules.CavaloRules;

/**
 * The text of the puzzle: {@code (board target points)}, where T is the knight. Points are
 * optional. The target is optional if a comment before the board names it or the rules fix it.
 * Problems in files have the same form. Immutable.
 *
 * @param fixedTarget the target of every problem, which overrides the text
 */
record CavaloPuzzleNotation(CavaloRules rules, OptionalInt fixedTarget)
    implements Notation<CavaloPuzzle>, ProblemFile.Shape<CavaloPuzzle> {
  private static final String[] KNIGHT = {"T"};

  @Override
  public String write(CavaloPuzzle puzzle) {
    int[] knight = {puzzle.knight()};
    return "("
        + CavaloBoardText.write(puzzle.board(), puzzle.low(), puzzle.high(), knight, KNIGHT)
        + (" " + puzzle.target() + " " + puzzle.points() + ")");
  }

  @Override
  public CavaloPuzzle read(String text) throws InputException {
    Form form = LispReader.one(text);
    // Only a text with a comment can name a target outside the form.
    return text.indexOf(';') < 0
        ? read(List.of(form), OptionalInt.empty())
        : ProblemFile.only(text, this);
  }

  @Override
  public CavaloPuzzle read(List<Form> forms, OptionalInt commented) throws InputException {
    Form form = forms.get(0);
    Form board = form;
    OptionalInt target = commented;
    int points = 0;
    if (CavaloBoardText.isWrapped(form)) {
      List<Form> parts = form.list();
      if (parts.size() > 3) {
        throw parts.get(3).fault(CavaloBoardText.message("puzzle.form", parts.get(3).brief()));
      }
      board = parts.get(0);
      if (parts.size() > 1) {
        target = OptionalInt.of(parts.get(1).integer(0, CavaloGoal.MOST_POINTS));
      }
      points = parts.size() > 2 ? parts.get(2).integer(0, CavaloGoal.MOST_POINTS) : 0;
    }
    CavaloBoardText cells = CavaloBoardText.read(board, true);
    int knight = cells.knight(Position.FIRST);
    return CavaloPuzzle.of(
        new CavaloGoal(cells.board(rules), target(target, form), knight, points));
  }

  private int target(OptionalInt named, Form form) throws InputException {
    if (fixedTarget.isEmpty() && named.isEmpty()) {
      throw form.fault(Message.of("tabuleiro.core.messages", "problem.target"));
    }
    return fixedTarget.orElseGet(named::getAsInt);
  }

  @Override
  public String write(CavaloPuzzle puzzle, int move) {
    return CavaloMoves.write(move);
  }

  @Override
  public int readMove(CavaloPuzzle puzzle, String text) throws InputException {
    return CavaloMoves.read(this, puzzle, puzzle.knight(), text);
  }

  @Override
  public Optional<Message> whyIllegal(CavaloPuzzle puzzle, int move) {
    return CavaloReason.of(puzzle, move);
  }

  @Override
  public Optional<Message> whyNoMove(CavaloPuzzle puzzle, String text) {
    return CavaloReason.of(text, puzzle.knight());
  }

  @Override
  public String draw(CavaloPuzzle puzzle, DrawingStyle style) {
    return new CavaloDrawing(style).draw(puzzle);
  }
}
