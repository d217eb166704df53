package tabuleiro.search.duel.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;

/**
 * The data of each ply on the current path: its moves, its killer moves and its principal
 * variation. Plies are created once and reused, so a node allocates nothing here.
 */
final class SearchStack {

  /** The data of one ply. */
  static final class Ply {
    final MoveList moves = new MoveList();
    int killer = State.NO_MOVE;
    int otherKiller = State.NO_MOVE;
    private int[] line = new int[16];
    private int length;

    void clearLine() {
      length = 0;
    }

    /** Sets the line to a move into a leaf. */
    void endLine(int move) {
      line[0] = move;
      length = 1;
    }
  }

  private Ply[] plies = new Ply[0];

  SearchStack() {
    grow(31);
  }

  /** The data of a ply. */
  Ply at(int ply) {
    if (ply >= plies.length) {
      grow(ply);
    }
    return plies[ply];
  }

  private void grow(int ply) {
    int old = plies.length;
    plies = Arrays.copyOf(plies, 2 * ply + 2);
    for (int i = old; i < plies.length; i++) {
      plies[i] = new Ply();
    }
  }

  void clearKillers() {
    for (Ply ply : plies) {
      ply.killer = State.NO_MOVE;
      ply.otherKiller = State.NO_MOVE;
    }
  }

  /** Sets the line of a ply to a move followed by the line of the next ply. */
  void extendLine(int ply, int move) {
    Ply here = plies[ply];
    Ply after = plies[ply + 1];
    if (here.line.length <= after.length) {
      here.line = new int[2 * after.length + 2];
    }
    here.line[0] = move;
    System.arraycopy(after.line, 0, here.line, 1, after.length);
    here.length = after.length + 1;
  }

  /** A root move and the principal variation after it. */
  List<Integer> line(int move) {
    Ply after = plies[1];
    List<Integer> line = new ArrayList<>(after.length + 1);
    line.add(move);
    for (int i = 0; i < after.length; i++) {
      line.add(after.line[i]);
    }
    return line;
  }
}
