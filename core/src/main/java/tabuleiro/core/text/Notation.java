package tabuleiro.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;

/** Writes, reads and draws the states and moves of a world. */
public interface Notation<S extends State> {

  /** The number of legal moves that an error lists. */
  int MOST_SHOWN = 8;

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
    for (int i = 0; i < moves.size(); i++) {
      if (normal(write(state, moves.get(i))).equals(wanted)) {
        return moves.get(i);
      }
    }
    return legal(this, state, State.NO_MOVE, text);
  }

  /**
   * Why the rules do not allow a move in a state, as the end of a sentence: “the line is already
   * drawn”. Empty if the world gives no reason.
   *
   * @param move a number below the limit of the moves, not a legal move of the state
   */
  default Optional<Message> whyIllegal(S state, int move) {
    return Optional.empty();
  }

  /**
   * Why a text names no move at all, as the end of a sentence: “the board has no square K3”. Empty
   * if the world gives no reason.
   */
  default Optional<Message> whyNoMove(S state, String text) {
    return Optional.empty();
  }

  /** The text of a move with normalised case and white space. */
  static String normal(String text) {
    return Words.lower(Words.spaced(text));
  }

  /**
   * Returns a move if it is legal. Otherwise the error has the reason and lists legal moves.
   *
   * @param move the move that the text names, or {@link State#NO_MOVE} if it names none
   */
  static <S extends State> int legal(Notation<S> notation, S state, int move, String text)
      throws InputException {
    MoveList moves = new MoveList();
    state.moves(moves);
    if (move != State.NO_MOVE && moves.contains(move)) {
      return move;
    }
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(notation.write(state, moves.get(i)));
    }
    Optional<Message> reason =
        move == State.NO_MOVE ? notation.whyNoMove(state, text) : notation.whyIllegal(state, move);
    throw illegal(text, legal, reason);
  }

  /** The error for a text that is not a legal move, with the reason if there is one. */
  static InputException illegal(String text, List<String> legal, Optional<Message> reason) {
    int rest = Math.max(0, legal.size() - MOST_SHOWN);
    Quotation.Names shown = Quotation.names(legal.subList(0, legal.size() - rest));
    String bundle = "tabuleiro.core.messages";
    if (legal.isEmpty()) {
      return new InputException(Message.of(bundle, "move.none", text.strip()));
    }
    Message moves =
        rest == 0
            ? Message.of(bundle, "move.legal", shown)
            : Message.of(bundle, "move.legal.many", shown, rest);
    return new InputException(
        reason.isEmpty()
            ? Message.of(bundle, "move.illegal", text.strip(), moves)
            : Message.of(bundle, "move.because", text.strip(), reason.get(), moves));
  }
}
