package tabuleiro.core.world;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Notation;

/**
 * The format of a game in {@code log.dat}, to which every move is appended. The course of the game
 * defines this file format, so it is the same in every language.
 */
public interface GameLog<P extends Position> {

  /**
   * A move of a game.
   *
   * @param positions every position up to and including the one after the move
   * @param moves every move up to and including this one
   * @param thought the report of the computer's search; empty if a human moved
   */
  record Entry<P extends Position>(
      List<P> positions, List<Integer> moves, Optional<Report> thought) {

    public Entry {
      positions = List.copyOf(positions);
      moves = List.copyOf(moves);
      if (moves.isEmpty() || positions.size() != moves.size() + 1) {
        throw new IllegalArgumentException(moves.size() + " moves, " + positions.size());
      }
    }

    public P before() {
      return positions.get(positions.size() - 2);
    }

    public P after() {
      return positions.get(positions.size() - 1);
    }

    public int move() {
      return moves.get(moves.size() - 1);
    }
  }

  /** The text to append after a move. */
  String moved(Entry<P> entry);

  /** The text to append at the end of a game. */
  default String ended(P last) {
    return "";
  }

  /**
   * The default log, for courses without a format: one line per move with the player, the move, the
   * position after it, nodes, alpha cuts, beta cuts and seconds.
   */
  static <P extends Position> GameLog<P> plain(Notation<P> notation) {
    return entry ->
        String.format(
            "JOGADOR%d %s (%s %s)\n",
            entry.before().turn() + 1,
            notation.write(entry.before(), entry.move()),
            notation.write(entry.after()),
            counts(entry.thought().orElse(Report.NONE)));
  }

  /** Nodes, alpha cuts, beta cuts and seconds, separated by spaces. */
  static String counts(Report report) {
    Report.Effort effort = report.effort();
    return String.format(
        Locale.ROOT,
        "%d %d %d %.3f",
        effort.nodes(),
        effort.alphaCuts(),
        effort.betaCuts(),
        report.time().toNanos() / 1e9);
  }
}
