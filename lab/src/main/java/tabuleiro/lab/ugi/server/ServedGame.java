package tabuleiro.lab.ugi.server;

import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.lab.ugi.WireMove;

/** A position of a game that a server was given, and the lines that answer for it. */
public final class ServedGame<P extends Position> {
  private static final int MOST_MOVES = 200;
  private static final double HUNDREDTHS = 100;

  private final Game<P> game;
  private final long seed;
  private P position;

  /** The start of a game. */
  public ServedGame(Game<P> game, long seed) {
    this.game = game;
    this.seed = seed;
    this.position = game.start(seed);
  }

  public P position() {
    return position;
  }

  /** Sets up a position. */
  public void position(String text) throws InputException {
    position = PositionText.parse(text).state(game.notation(), game.start(seed));
  }

  /**
   * The line {@code bestmove} of a player.
   *
   * @param lines receives the lines {@code info}
   */
  public String move(Player<P> player, Limits limits, Consumer<String> lines)
      throws InputException {
    P from = position;
    if (from.isOver()) {
      throw new InputException(Message.of("tabuleiro.lab.ugi.messages", "server.over"));
    }
    Choice choice = player.choose(from, limits, report -> lines.accept(info(from, report)));
    return "bestmove " + WireMove.of(game.notation().write(from, choice.move()));
  }

  private String info(P from, Report report) {
    StringBuilder line = new StringBuilder("info depth ").append(report.depth());
    if (!report.isInfinite()) {
      double points = from.turn() == Position.FIRST ? report.points() : -report.points();
      line.append(" score ").append(decimal(points));
    }
    line.append(" nodes ").append(report.nodes());
    line.append(" time ").append(report.time().toMillis());
    return line.append(variation(from, report)).toString();
  }

  private String variation(P from, Report report) {
    StringBuilder text = new StringBuilder();
    Notation<P> notation = game.notation();
    P at = from;
    int count = Math.min(MOST_MOVES, report.line().size());
    for (int move : report.line().subList(0, count)) {
      text.append(text.length() == 0 ? " pv " : " ").append(WireMove.of(notation.write(at, move)));
      at = State.next(at, move);
    }
    return text.toString();
  }

  /** A number with at most two decimals: 3, 0.5 or -1.25. */
  private static String decimal(double points) {
    long hundredths = Math.round(points * HUNDREDTHS);
    return hundredths % (long) HUNDREDTHS == 0
        ? String.valueOf(hundredths / (long) HUNDREDTHS)
        : String.valueOf(hundredths / HUNDREDTHS);
  }
}
