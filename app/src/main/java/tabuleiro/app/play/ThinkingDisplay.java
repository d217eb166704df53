package tabuleiro.app.play;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Notation;

/** Runs a player's search and shows its progress in a status line. The user can interrupt it. */
final class ThinkingDisplay<P extends Position> {
  private static final long BETWEEN = 100_000_000; // nanoseconds between two updates

  private final PlayConsole console;
  private final Notation<P> notation;
  private boolean wasBroken;

  ThinkingDisplay(PlayConsole console, Notation<P> notation) {
    this.console = console;
    this.notation = notation;
  }

  /** Returns the choice of the player in a seat. An illegal choice is an error of the player. */
  Choice choose(Seat<P> seat, P position) {
    Player<P> player = seat.player().orElseThrow();
    AtomicReference<@Nullable Choice> chosen = new AtomicReference<>();
    AtomicLong shown = new AtomicLong(System.nanoTime());
    Thread thinker = Thread.currentThread();
    try {
      console.during(
          () ->
              chosen.set(
                  player.choose(
                      position, seat.limits(), report -> glimpse(report, position, shown))),
          thinker::interrupt);
    } finally {
      // The interrupt was meant for this search only, so it is cleared.
      wasBroken = Thread.interrupted();
      console.glimpse("");
    }
    Choice choice = chosen.get();
    MoveList legal = new MoveList();
    position.moves(legal);
    if (choice == null || !legal.contains(choice.move())) {
      throw new IllegalStateException(player.name() + " chose an illegal move: " + choice);
    }
    if (wasBroken) {
      console.say(console.text("play.broken"));
    }
    return choice;
  }

  /** Returns whether the user interrupted the last search. */
  boolean wasBroken() {
    return wasBroken;
  }

  private void glimpse(Report report, P position, AtomicLong shown) {
    long now = System.nanoTime();
    if (now - shown.get() >= BETWEEN) {
      shown.set(now);
      String best =
          report.line().isEmpty() ? "" : " " + notation.write(position, report.line().get(0));
      console.glimpse(console.text("play.thinking") + summary(report, position) + best);
    }
  }

  /** Returns value for the side to move, depth, nodes and time; empty without a search. */
  String summary(Report report, P position) {
    if (report.nodes() == 0 && !report.exact()) {
      return "";
    }
    double points = position.turn() == Position.FIRST ? report.points() : -report.points();
    String value = String.format(console.locale(), "%+.2f", points + 0.0);
    String key = report.exact() ? "play.summary.exact" : "play.summary";
    return "  "
        + console.text(key, value, report.depth(), report.nodes(), report.time().toMillis());
  }
}
