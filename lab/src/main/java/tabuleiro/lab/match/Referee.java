package tabuleiro.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.RulesException;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.ugi.BotPlayer;

/**
 * Lets two players play a game to its end, accepts only legal moves and measures time. An illegal
 * move loses the game, and so does a {@link PlayerFailure}; late moves are counted and have no
 * other effect. An {@link Adjudication} may end a game whose result is known.
 */
public final class Referee {
  /** Longer games are an error of the rules, which must end every game. */
  static final int MOST_MOVES = 10_000;

  private Referee() {}

  /** An illegal move and the side that made it. */
  public record Foul(int side, int move) {}

  /** A player that could not go on, and its side. */
  public record Failed(int side, PlayerFailure failure) {}

  /**
   * A game that was played.
   *
   * @param history its legal moves
   * @param moveTimes of FIRST and of SECOND
   * @param foul the illegal move that ended the game, if any
   * @param failed the player that could not go on, if any
   * @param ruling the adjudication that ended the game, if any
   */
  public record Played<P extends Position>(
      GameHistory<P> history,
      List<MoveTimeStats> moveTimes,
      Optional<Foul> foul,
      Optional<Failed> failed,
      Optional<Adjudication.Ruling> ruling) {

    public Played {
      moveTimes = List.copyOf(moveTimes);
    }

    public Winner winner() {
      return foul.map(f -> Winner.against(f.side))
          .or(() -> failed.map(f -> Winner.against(f.side)))
          .or(() -> ruling.map(Adjudication.Ruling::winner))
          .orElseGet(() -> Winner.of(history.state().margin()));
    }

    public EndReason reason() {
      return foul.map(f -> EndReason.ILLEGAL)
          .or(() -> failed.map(f -> EndReason.of(f.failure.kind())))
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
    played
        .failed()
        .ifPresent(
            failed -> {
              throw failed.failure;
            });
    return played.history();
  }

  /**
   * Plays a game of two contestants until it ends or is adjudicated. Makes their players and closes
   * them.
   *
   * @param contestants FIRST and SECOND
   * @param seeds the random seeds of their players
   */
  public static <P extends Position> Played<P> game(
      GameHistory<P> start,
      List<Contestant<P>> contestants,
      List<Long> seeds,
      Adjudication<P> adjudication) {
    List<Player<P>> players = new ArrayList<>();
    try {
      for (int side = 0; side < contestants.size(); side++) {
        players.add(contestants.get(side).player().apply(seeds.get(side)));
      }
      return play(start, players, clocks(contestants), adjudication);
    } finally {
      players.forEach(Player::close);
    }
  }

  private static <P extends Position> RunningClocks clocks(List<Contestant<P>> contestants) {
    List<GameClock> clocks =
        contestants.stream().flatMap(contestant -> contestant.clock().stream()).toList();
    return new RunningClocks(
        contestants.stream().map(Contestant::limits).toList(),
        clocks.size() == contestants.size() ? Optional.of(clocks) : Optional.empty());
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
    return play(start, players, new RunningClocks(limits, Optional.empty()), adjudication);
  }

  private static <P extends Position> Played<P> play(
      GameHistory<P> start,
      List<Player<P>> players,
      RunningClocks clocks,
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
      Timed timed;
      try {
        timed = choose(players.get(side), position, clocks);
      } catch (PlayerFailure failure) {
        moveTimes.set(side, moveTimes.get(side).plus(failure, clocks.ofMove(side)));
        Optional<Failed> failed = Optional.of(new Failed(side, failure));
        return new Played<>(history, moveTimes, Optional.empty(), failed, Optional.empty());
      }
      int move = timed.choice.move();
      legal.clear();
      position.moves(legal);
      if (!legal.contains(move)) {
        moveTimes.set(side, moveTimes.get(side).broken());
        Optional<Foul> foul = Optional.of(new Foul(side, move));
        return new Played<>(history, moveTimes, foul, Optional.empty(), Optional.empty());
      }
      moveTimes.set(side, moveTimes.get(side).plus(timed.taken, clocks.ofMove(side)));
      history = history.play(move);
      if (!history.state().isOver()) {
        ruling = adjudication.after(history, side, timed.choice.report());
      }
    }
    return new Played<>(history, moveTimes, Optional.empty(), Optional.empty(), ruling);
  }

  /** A choice and the time that it took. */
  private record Timed(Choice choice, Duration taken) {}

  private static <P extends Position> Timed choose(
      Player<P> player, P position, RunningClocks clocks) {
    start(player);
    Limits limits = clocks.next(position.turn(), player);
    long began = System.nanoTime();
    Choice choice = player.choose(position, limits, report -> {});
    Duration taken = Duration.ofNanos(System.nanoTime() - began);
    clocks.moved(position.turn(), taken);
    return new Timed(choice, taken);
  }

  /** Starts the program of a player, because its start-up does not count as thinking. */
  private static <P extends Position> void start(Player<P> player) {
    if (player instanceof BotPlayer<P> bot) {
      try {
        bot.start();
      } catch (CancellationException e) {
        // The thread was interrupted, so its next move is of no use to anybody.
      }
    }
  }
}
