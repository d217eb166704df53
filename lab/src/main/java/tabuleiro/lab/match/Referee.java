package tabuleiro.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;

/**
 * Lets two players play a match to its end, accepts only legal moves and looks at the clock. An
 * illegal move loses the match; being late is written down and changes nothing.
 */
public final class Referee {
  private Referee() {}

  /** A move that was not legal, and whose it was. */
  public record Foul(int side, int move) {}

  /**
   * A match that was played.
   *
   * @param match all legal moves of it
   * @param conducts of FIRST and of SECOND
   * @param foul the illegal move that ended the match, if one did
   */
  public record Played<P extends Position>(
      Match<P> match, List<Conduct> conducts, Optional<Foul> foul) {

    public Played {
      conducts = List.copyOf(conducts);
    }

    /** 1 if FIRST won, 0 if SECOND did, a half for a draw. */
    public double score() {
      return foul.map(f -> f.side == Position.FIRST ? 0.0 : 1.0)
          .orElse((1 + Integer.signum(match.position().margin())) / 2.0);
    }
  }

  /** The finished match of players that are known to play legal moves. */
  public static <P extends Position> Match<P> finish(
      Match<P> match, List<Player<P>> players, Limits limits) {
    Played<P> played = play(match, players, List.of(limits, limits));
    played
        .foul()
        .ifPresent(
            foul -> {
              String name = players.get(foul.side).name();
              throw new IllegalStateException(name + " chose an illegal move: " + foul.move);
            });
    return played.match();
  }

  /**
   * Plays a match to its end. The position, not the number of moves, says whose turn it is.
   *
   * @param limits what each of the two may spend on a move
   */
  public static <P extends Position> Played<P> play(
      Match<P> start, List<Player<P>> players, List<Limits> limits) {
    Match<P> match = start;
    List<Conduct> conducts = new ArrayList<>(List.of(Conduct.NONE, Conduct.NONE));
    MoveList legal = new MoveList();
    while (!match.position().isOver()) {
      P position = match.position();
      int side = position.turn();
      long began = System.nanoTime();
      Choice choice = players.get(side).choose(position, limits.get(side), report -> {});
      Duration taken = Duration.ofNanos(System.nanoTime() - began);
      legal.clear();
      position.moves(legal);
      if (!legal.contains(choice.move())) {
        conducts.set(side, conducts.get(side).broken());
        return new Played<>(match, conducts, Optional.of(new Foul(side, choice.move())));
      }
      conducts.set(side, conducts.get(side).plus(taken, limits.get(side)));
      match = match.play(choice.move());
    }
    return new Played<>(match, conducts, Optional.empty());
  }
}
