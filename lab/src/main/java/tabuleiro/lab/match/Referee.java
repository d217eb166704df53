package tabuleiro.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.GameHistory;

/**
 * Lets two players play a match to its end, accepts only legal moves and looks at the clock. An
 * illegal move loses the match; being late is written down and changes nothing. An {@link
 * Adjudication} may end a match whose result is known.
 */
public final class Referee {
  /** No game that ends is longer: rules that let one go on for ever are wrong. */
  static final int MOST_MOVES = 10_000;

  private Referee() {}

  /** A move that was not legal, and whose it was. */
  public record Foul(int side, int move) {}

  /**
   * A match that was played.
   *
   * @param history all legal moves of it
   * @param moveTimes of FIRST and of SECOND
   * @param foul the illegal move that ended the match, if one did
   * @param ruling what ended the match before its end, if somebody did
   */
  public record Played<P extends Position>(
      GameHistory<P> history,
      List<MoveTimeStats> moveTimes,
      Optional<Foul> foul,
      Optional<Adjudication.Ruling> ruling) {

    public Played {
      moveTimes = List.copyOf(moveTimes);
    }

    public Winner winner() {
      return foul.map(f -> Winner.against(f.side))
          .or(() -> ruling.map(Adjudication.Ruling::winner))
          .orElseGet(() -> Winner.of(history.state().margin()));
    }

    public EndReason reason() {
      return foul.map(f -> EndReason.ILLEGAL)
          .or(() -> ruling.map(Adjudication.Ruling::reason))
          .orElse(EndReason.OVER);
    }
  }

  /** The finished match of players that are known to play legal moves. */
  public static <P extends Position> GameHistory<P> finish(
      GameHistory<P> history, List<Player<P>> players, Limits limits) {
    Played<P> played = play(history, players, List.of(limits, limits));
    played
        .foul()
        .ifPresent(
            foul -> {
              String name = players.get(foul.side).name();
              throw new IllegalStateException(name + " chose an illegal move: " + foul.move);
            });
    return played.history();
  }

  /**
   * Plays a match to its end. The position, not the number of moves, says whose turn it is.
   *
   * @param limits what each of the two may spend on a move
   */
  public static <P extends Position> Played<P> play(
      GameHistory<P> start, List<Player<P>> players, List<Limits> limits) {
    return play(start, players, limits, Adjudication.none());
  }

  /**
   * Plays a match until it ends or somebody ends it.
   *
   * @param adjudication is asked after each move that did not end the match
   */
  public static <P extends Position> Played<P> play(
      GameHistory<P> start,
      List<Player<P>> players,
      List<Limits> limits,
      Adjudication<P> adjudication) {
    GameHistory<P> history = start;
    Optional<Adjudication.Ruling> ruling = Optional.empty();
    List<MoveTimeStats> moveTimes =
        new ArrayList<>(List.of(MoveTimeStats.NONE, MoveTimeStats.NONE));
    MoveList legal = new MoveList();
    while (!history.state().isOver() && ruling.isEmpty()) {
      if (history.moves().size() == MOST_MOVES) {
        throw RulesException.endless(MOST_MOVES);
      }
      P position = history.state();
      int side = position.turn();
      long began = System.nanoTime();
      Choice choice = players.get(side).choose(position, limits.get(side), report -> {});
      Duration taken = Duration.ofNanos(System.nanoTime() - began);
      legal.clear();
      position.moves(legal);
      if (!legal.contains(choice.move())) {
        moveTimes.set(side, moveTimes.get(side).broken());
        Foul foul = new Foul(side, choice.move());
        return new Played<>(history, moveTimes, Optional.of(foul), Optional.empty());
      }
      moveTimes.set(side, moveTimes.get(side).plus(taken, limits.get(side)));
      history = history.play(choice.move());
      if (!history.state().isOver()) {
        ruling = adjudication.after(history, side, choice.report());
      }
    }
    return new Played<>(history, moveTimes, Optional.empty(), ruling);
  }
}
