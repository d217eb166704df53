package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.game.StoredGame.Thought;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * A table with its rules and the states that its moves led through. Never changes.
 *
 * @param states the state after each move made, the start being the first
 */
public record LiveGame<S extends State>(
    StoredGame stored, World world, Variant variant, Rendering<S> rendering, List<S> states) {

  /** The sitting of a stored table; what it names must exist. */
  static LiveGame<?> of(StoredGame stored) throws InputException {
    World world = Worlds.find(stored.world());
    Variant variant = Variant.of(world, stored.variant());
    return of(stored, variant, Rendering.of(world, variant, stored.isDuel()));
  }

  private static <S extends State> LiveGame<S> of(
      StoredGame stored, Variant variant, Rendering<S> rendering) throws InputException {
    Notation<S> notation = rendering.notation();
    List<S> states = new ArrayList<>(List.of(notation.read(stored.start())));
    for (StoredGame.Move move : stored.made()) {
      S last = states.get(states.size() - 1);
      states.add(State.next(last, notation.readMove(last, move.text())));
    }
    return new LiveGame<>(stored, rendering.world(), variant, rendering, List.copyOf(states));
  }

  /** Where the game stands. */
  S state() {
    return states.get(states.size() - 1);
  }

  Notation<S> notation() {
    return rendering.notation();
  }

  /** The legal moves where the game stands. */
  int[] legal() {
    MoveList moves = new MoveList();
    state().moves(moves);
    return moves.toArray();
  }

  /** Whether there is nothing left to do. */
  boolean isOver() {
    if (state() instanceof Position position) {
      return position.isOver();
    }
    return ((Puzzle) state()).isSolved() || legal().length == 0;
  }

  /** Whose turn it is: 0 or 1; always 0 in a puzzle. */
  int turn() {
    return state() instanceof Position position ? position.turn() : 0;
  }

  /** The sitting after a legal move given as text. */
  LiveGame<S> play(String text, @Nullable Thought thought) throws InputException {
    int move = notation().readMove(state(), text);
    String written = notation().write(state(), move);
    List<S> next = new ArrayList<>(states);
    next.add(State.next(state(), move));
    return new LiveGame<>(
        stored.plus(new StoredGame.Move(written, thought)), world, variant, rendering, next);
  }

  /** The game of two that is played; only of a duel. */
  @SuppressWarnings("unchecked") // the rendering came from this game
  <P extends Position> Game<P> game() {
    try {
      return (Game<P>)
          world.game(variant).orElseThrow(() -> RequestException.of(400, "fault.duel", world.id()));
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** The choices of rules as they were made. */
  Map<String, String> choices() {
    return variant.choices();
  }
}
