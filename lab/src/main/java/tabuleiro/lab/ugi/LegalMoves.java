package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** The legal moves of a state as the protocol writes them, and the reader of an answer. */
public final class LegalMoves<S extends State> {
  private final Notation<S> notation;
  private final S state;
  private final MoveList moves = new MoveList();
  private final List<String> texts = new ArrayList<>();

  /** The legal moves of a state. */
  public LegalMoves(Notation<S> notation, S state) {
    this.notation = notation;
    this.state = state;
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      texts.add(WireMove.of(notation.write(state, moves.get(i))));
    }
  }

  /** All moves, in the order of the state. */
  public List<String> texts() {
    return List.copyOf(texts);
  }

  /** The number of the first legal move, of which there must be one. */
  public int first() {
    return moves.get(0);
  }

  /**
   * The number of a move on the wire. Case and the amount of white space do not matter, and all
   * spellings that the world accepts are accepted, with or without parentheses.
   *
   * @throws InputException if the move is not legal; it says why
   */
  public int read(String text) throws InputException {
    int exact = texts.indexOf(text.strip());
    if (exact >= 0) {
      return moves.get(exact);
    }
    String wanted = WireMove.normal(text);
    for (int i = 0; i < texts.size(); i++) {
      if (WireMove.normal(texts.get(i)).equals(wanted)) {
        return moves.get(i);
      }
    }
    return spelled(text);
  }

  private int spelled(String text) throws InputException {
    try {
      return notation.readMove(state, text);
    } catch (InputException asWritten) {
      try {
        return notation.readMove(state, WireMove.bare(text));
      } catch (InputException bare) {
        // The one that could tell the move says why it is illegal.
        throw hasReason(bare) && !hasReason(asWritten) ? bare : asWritten;
      }
    }
  }

  private static boolean hasReason(InputException refusal) {
    return refusal.problem().key().equals("move.because");
  }
}
