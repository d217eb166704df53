package tabuleiro.core.world;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/**
 * What was played from a start: the moves and the states between them. Games, puzzles, logs,
 * records and the page share it. Immutable: a move makes a new history.
 *
 * @param states the start and the state after each move
 */
public record GameHistory<S extends State>(List<S> states, List<Integer> moves) {

  public GameHistory {
    states = List.copyOf(states);
    moves = List.copyOf(moves);
    if (states.size() != moves.size() + 1) {
      throw new IllegalArgumentException(states.size() + " states, " + moves.size() + " moves");
    }
  }

  /** A history without moves. */
  public static <S extends State> GameHistory<S> from(S start) {
    return new GameHistory<>(List.of(start), List.of());
  }

  /** A history whose moves are given as text. */
  public static <S extends State> GameHistory<S> read(
      Notation<S> notation, S start, List<String> texts) throws InputException {
    List<S> states = new ArrayList<>(List.of(start));
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      S last = states.get(states.size() - 1);
      int move = notation.readMove(last, text);
      moves.add(move);
      states.add(State.next(last, move));
    }
    return new GameHistory<>(states, moves);
  }

  /** The number of moves. */
  public int size() {
    return moves.size();
  }

  public S start() {
    return states.get(0);
  }

  /** The state after the last move. */
  public S state() {
    return states.get(moves.size());
  }

  /** The state before the last move, of which there must be one. */
  public S before() {
    return states.get(moves.size() - 1);
  }

  /** The last move, of which there must be one. */
  public int lastMove() {
    return moves.get(moves.size() - 1);
  }

  /** The text of a move, counted from 0. */
  public String text(Notation<S> notation, int ply) {
    return notation.write(states.get(ply), moves.get(ply));
  }

  /** The history after a legal move. */
  public GameHistory<S> play(int move) {
    List<S> nextStates = new ArrayList<>(states);
    nextStates.add(State.next(state(), move));
    List<Integer> nextMoves = new ArrayList<>(moves);
    nextMoves.add(move);
    return new GameHistory<>(nextStates, nextMoves);
  }

  /** The first moves only. */
  public GameHistory<S> at(int ply) {
    return new GameHistory<>(states.subList(0, ply + 1), moves.subList(0, ply));
  }
}
