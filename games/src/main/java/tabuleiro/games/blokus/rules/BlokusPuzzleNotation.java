package tabuleiro.games.blokus.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.games.blokus.rules.BlokusProblem.Goal;

/**
 * Puzzles as {@code (board target)}, where 0 is a free cell, 1 a filled and 2 a blocked one. If the
 * goal has no target, the text is the board alone. The reader accepts every form of {@link
 * BlokusProblemText}.
 */
public final class BlokusPuzzleNotation implements Notation<BlokusPuzzle> {
  private final BlokusProblemText shape;

  public BlokusPuzzleNotation(BlokusProblemText shape) {
    this.shape = shape;
  }

  @Override
  public String write(BlokusPuzzle puzzle) {
    return text(puzzle);
  }

  static String text(BlokusPuzzle puzzle) {
    String board = BlokusText.board(puzzle::cell);
    return puzzle.problem().goal() == Goal.STUCK
        ? board
        : "(" + board + " " + puzzle.target() + ")";
  }

  @Override
  public BlokusPuzzle read(String text) throws InputException {
    List<Form> forms =
        LispReader.entries(text, LispReader.MOST_CHARACTERS).stream()
            .map(LispReader.Entry::form)
            .toList();
    boolean isOneProblem = !forms.isEmpty() && shape.span(forms) == forms.size();
    return shape.read(isOneProblem ? forms : List.of(LispReader.one(text)), OptionalInt.empty());
  }

  @Override
  public String write(BlokusPuzzle puzzle, int move) {
    return BlokusText.move(move);
  }

  @Override
  public int readMove(BlokusPuzzle puzzle, String text) throws InputException {
    return BlokusText.readMove(this, puzzle, text);
  }

  @Override
  public Optional<Message> whyIllegal(BlokusPuzzle puzzle, int move) {
    return move == Blokus.PASS
        ? BlokusReason.reason("illegal.pass")
        : new BlokusReason(puzzle::cell, 1, 0)
            .of(move, puzzle.piecesLeft(BlokusBoard.piece(move).kind()));
  }

  @Override
  public Optional<Message> whyNoMove(BlokusPuzzle puzzle, String text) {
    return BlokusText.whyNoMove(text);
  }

  @Override
  public String draw(BlokusPuzzle puzzle, DrawingStyle style) {
    return BlokusDrawing.of(puzzle, style);
  }
}
