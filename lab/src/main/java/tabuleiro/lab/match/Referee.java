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
 * Lets two players play a game to its end, accepts only legal moves and measures time. An illegal
 * move loses the game; late moves are counted and have no other effect. An {@link Adjudication} may
 * end a game whose result is known.
 */
public final class Referee {
  /** Longer games are an error of the rules, which must end every game. */
  static final int MOST_MOVES = 10_000;

  private Referee() {}

  /** An illegal move and the side that made it. */
  public record Foul(int side, int move) {}

  /**
   * A game that was played.
   *
   * @param history its legal moves
   * @param moveTimes of FIRST and of SECOND
   * @param foul the illegal move that ended the game, if any
   * @param ruling the adjudication that ended the game, if any
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

  /** The finished game of players that are known to play legal moves. */
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
   * Plays a game to its end. The position, not the number of moves, determines whose turn it is.
   *
   * @param limits of FIRST and of SECOND, per move
   */
  public static <P extends Position> Played<P> play(
      GameHistory<P> start, List<Player<P>> players, List<Limits> limits) {
    return play(start, players, limits, Adjudication.none());
  }

  /**
   * Plays a game until it ends or is adjudicated.
   *
   * @param adjudication called after each move that does not end the game
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
