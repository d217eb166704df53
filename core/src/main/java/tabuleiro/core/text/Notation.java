package tabuleiro.core.text;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;

/** Writes, reads and draws the states and moves of a world. */
public interface Notation<S extends State> {

  /** The state as one line of Lisp; {@code read(write(state))} equals the state. */
  String write(S state);

  /** Parses a state. Errors name the line, the column and what was expected. */
  S read(String text) throws InputException;

  /** The text of a legal move; different legal moves of a state have different texts. */
  String write(S state, int move);

  /** The state as several lines for people, each ending in a line feed. */
  String draw(S state, DrawingStyle style);

  /**
   * Parses a legal move. Case and the amount of white space do not matter. Worlds that accept
   * further spellings of a move override this.
   */
  default int readMove(S state, String text) throws InputException {
    MoveList moves = new MoveList();
    state.moves(moves);
    String wanted = normal(text);
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      String move = write(state, moves.get(i));
      if (normal(move).equals(wanted)) {
        return moves.get(i);
      }
      legal.add(move);
    }
    throw illegal(text, legal);
  }

  /** The text of a move with normalised case and white space. */
  static String normal(String text) {
    return Words.lower(Words.spaced(text));
  }

  /** The error for a text that is not a legal move. */
  static InputException illegal(String text, List<String> legal) {
    Quotation.Names shown = Quotation.names(legal.subList(0, Math.min(8, legal.size())));
    String bundle = "tabuleiro.core.messages";
    return new InputException(
        legal.isEmpty()
            ? Message.of(bundle, "move.none", text.strip())
            : legal.size() <= 8
                ? Message.of(bundle, "move.illegal", text.strip(), shown)
                : Message.of(bundle, "move.illegal.many", text.strip(), shown, legal.size() - 8));
  }
}
