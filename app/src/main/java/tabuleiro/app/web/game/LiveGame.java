package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.players.PlayerSpec;
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
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * A game or puzzle on the page. Moves that were undone are kept, so that they can be redone.
 * Immutable.
 *
 * @param history all moves, those undone included
 * @param thoughts what the computer found, for each move that it made
 * @param reviews the stored review of all moves; empty if there is none
 * @param failure how a player failed after the last move, if one did
 * @param ply the number of moves made; those after it were undone
 * @param version the number of changes so far, by which a client recognises outdated views
 */
public record LiveGame<S extends State>(
    Setup setup,
    Rendering<S> rendering,
    GameHistory<S> history,
    List<Optional<Thought>> thoughts,
    List<MoveReview> reviews,
    Optional<GameFailure> failure,
    int ply,
    int version) {

  /**
   * What moves do not change.
   *
   * @param players how each side is played, as in {@code engine:level=3}; one for a puzzle
   */
  record Setup(
      String id, Variant variant, boolean isDuel, List<String> players, GameAccess access) {
    Setup {
      players = List.copyOf(players);
    }
  }

  public LiveGame {
    thoughts = List.copyOf(thoughts);
    // A review is of all moves; it ends with the first change of them.
    reviews = reviews.size() == history.size() ? List.copyOf(reviews) : List.of();
    if (thoughts.size() != history.size() || ply < 0 || ply > history.size()) {
      throw new IllegalArgumentException(ply + " of " + history.size() + " moves");
    }
  }

  /** A new game at the end of a history. */
  static <S extends State> LiveGame<S> at(
      Setup setup, Rendering<S> rendering, GameHistory<S> history) {
    List<Optional<Thought>> none = Collections.nCopies(history.size(), Optional.empty());
    return new LiveGame<>(
        setup, rendering, history, none, List.of(), Optional.empty(), history.size(), 0);
  }

  /** Reads a stored game; its world and rules must exist. */
  static LiveGame<?> of(StoredGame stored) throws InputException {
    World world = Worlds.find(stored.world());
    Variant variant = Variant.of(world, stored.variant());
    Setup setup =
        new Setup(stored.id(), variant, stored.isDuel(), stored.players(), stored.access());
    return of(stored, setup, Rendering.of(world, variant, stored.isDuel()));
  }

  private static <S extends State> LiveGame<S> of(
      StoredGame stored, Setup setup, Rendering<S> rendering) throws InputException {
    Notation<S> notation = rendering.notation();
    List<String> texts = stored.moves().stream().map(StoredGame.Move::text).toList();
    GameHistory<S> history = GameHistory.read(notation, notation.read(stored.start()), texts);
    List<Optional<Thought>> thoughts =
        stored.moves().stream().map(move -> Optional.ofNullable(move.thought())).toList();
    return new LiveGame<>(
        setup,
        rendering,
        history,
        thoughts,
        stored.reviews(),
        Optional.ofNullable(stored.failure()),
        stored.ply(),
        stored.version());
  }

  World world() {
    return rendering.world();
  }

  Variant variant() {
    return setup.variant();
  }

  GameAccess access() {
    return setup.access();
  }

  /** The current state. */
  S state() {
    return history.states().get(ply);
  }

  /** The start and the state after each move made. */
  List<S> states() {
    return history.states().subList(0, ply + 1);
  }

  Notation<S> notation() {
    return rendering.notation();
  }

  /** The text of a legal move. */
  String text(int move) {
    return notation().write(state(), move);
  }

  /** How a player failed here, which ended the game. */
  Optional<GameFailure> failureHere() {
    return failure.filter(found -> found.ply() == ply);
  }

  /** Whether the game is over, or the puzzle solved or stuck. */
  boolean isOver() {
    if (failureHere().isPresent()) {
      return true;
    }
    if (state() instanceof Position position) {
      return position.isOver();
    }
    return ((Puzzle) state()).isSolved() || state().count(new MoveList()) == 0;
  }

  /** The side to move: 0 or 1; always 0 in a puzzle. */
  int turn() {
    return state() instanceof Position position ? position.turn() : 0;
  }

  /** The game after a legal move. Undone moves are dropped unless it is the first of them. */
  LiveGame<S> play(int move, Optional<Thought> thought) {
    boolean isRedone = ply < history.size() && history.moves().get(ply) == move;
    GameHistory<S> next = isRedone ? history : history.at(ply).play(move);
    List<Optional<Thought>> all = new ArrayList<>(thoughts.subList(0, ply));
    all.add(thought);
    if (isRedone) {
      all.addAll(thoughts.subList(ply + 1, thoughts.size()));
    }
    List<MoveReview> kept = isRedone ? reviews : List.of();
    return new LiveGame<>(setup, rendering, next, all, kept, Optional.empty(), ply + 1, version);
  }

  /** The game after a legal move of a human, given as text. */
  LiveGame<S> play(String text) throws InputException {
    return play(notation().readMove(state(), text), Optional.empty());
  }

  /** The game with another number of its moves made. */
  LiveGame<S> withPly(int newPly) {
    return new LiveGame<>(setup, rendering, history, thoughts, reviews, failure, newPly, version);
  }

  /** The game that ends here because the player to move failed; undone moves are dropped. */
  LiveGame<S> fail(GameFailure found) {
    List<Optional<Thought>> made = thoughts.subList(0, ply);
    return new LiveGame<>(
        setup, rendering, history.at(ply), made, List.of(), Optional.of(found), ply, version);
  }

  /**
   * The game with other players, who continue it even if one has failed. A seat that the computer
   * takes over loses its guest.
   */
  LiveGame<S> withPlayers(List<String> players) {
    GameAccess access = setup.access();
    for (int side = 0; side < players.size(); side++) {
      access = isHuman(players.get(side)) ? access : access.freed(side);
    }
    Setup changed = new Setup(setup.id(), setup.variant(), setup.isDuel(), players, access);
    return new LiveGame<>(
        changed, rendering, history, thoughts, reviews, Optional.empty(), ply, version);
  }

  static boolean isHuman(String player) {
    try {
      return PlayerSpec.parse(player).isHuman();
    } catch (InputException e) {
      return false; // an earlier version may have stored it
    }
  }

  LiveGame<S> withAccess(GameAccess access) {
    return with(
        new Setup(setup.id(), setup.variant(), setup.isDuel(), setup.players(), access), version);
  }

  /** The game with a review of all its moves. */
  LiveGame<S> withReviews(List<MoveReview> found) {
    return new LiveGame<>(setup, rendering, history, thoughts, found, failure, ply, version);
  }

  LiveGame<S> withVersion(int newVersion) {
    return with(setup, newVersion);
  }

  private LiveGame<S> with(Setup newSetup, int newVersion) {
    return new LiveGame<>(
        newSetup, rendering, history, thoughts, reviews, failure, ply, newVersion);
  }

  /** The puzzles of the world; only of a puzzle. */
  Puzzles<?> puzzles() {
    try {
      return Rendering.puzzles(world(), variant());
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** The two-player game that is played; only of a duel. */
  @SuppressWarnings("unchecked") // the rendering came from this game
  <P extends Position> Game<P> game() {
    try {
      return (Game<P>) Rendering.game(world(), variant());
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }
}
