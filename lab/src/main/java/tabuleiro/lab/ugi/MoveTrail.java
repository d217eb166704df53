package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.text.Notation;

/**
 * The moves of a game as far as a player can know them: its own, and those of the opponent that
 * lead from one request to the next. Players are not told them, so they are searched for. If a
 * search of bounded size finds none, the trail starts again at the current position.
 */
final class MoveTrail<P extends Position> {
  private static final int MOST_VISITED = 3000;
  private static final int DEEPEST = 4;

  private final Notation<P> notation;
  private @Nullable P start;
  private @Nullable P last;
  private final List<String> moves = new ArrayList<>();
  private int visited;

  MoveTrail(Notation<P> notation) {
    this.notation = notation;
  }

  /** Goes on to the position of the next request. */
  void reach(P position) {
    visited = 0;
    P from = last;
    Optional<List<String>> path =
        from == null ? Optional.empty() : path(from, notation.write(position), DEEPEST);
    if (path.isPresent()) {
      moves.addAll(path.get());
    } else {
      start = position;
      moves.clear();
    }
    last = position;
  }

  /** Goes on by the player's own move. */
  void play(int move) {
    P from = last;
    if (from != null) {
      moves.add(WireMove.of(notation.write(from, move)));
      last = State.next(from, move);
    }
  }

  /** The text after {@code position}; the current position alone if all moves are too long. */
  String text(P position) {
    P from = start;
    String now = notation.write(position);
    if (from == null || moves.isEmpty()) {
      return now;
    }
    String all = notation.write(from) + " moves " + String.join(" ", moves);
    return all.length() + "position ".length() <= UgiRequest.LONGEST_LINE ? all : now;
  }

  /** The shortest moves to a position, found with increasing depth. */
  private Optional<List<String>> path(P from, String goal, int deepest) {
    for (int depth = 0; depth <= deepest && visited < MOST_VISITED; depth++) {
      List<String> path = new ArrayList<>();
      if (isReached(from, goal, depth, path)) {
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }

  private boolean isReached(P from, String goal, int depth, List<String> path) {
    if (++visited > MOST_VISITED) {
      return false;
    } else if (depth == 0) {
      return notation.write(from).equals(goal);
    }
    MoveList legal = new MoveList();
    from.moves(legal);
    for (int i = 0; i < legal.size(); i++) {
      path.add(WireMove.of(notation.write(from, legal.get(i))));
      if (isReached(State.next(from, legal.get(i)), goal, depth - 1, path)) {
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }
}
