package tabuleiro.app.play;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Notation;

/** Lets a player think while a line shows how far it is, until a person breaks it off. */
final class ThinkingDisplay<P extends Position> {
  private static final long BETWEEN = 100_000_000; // nanoseconds between two lines

  private final PlayConsole console;
  private final Notation<P> notation;
  private boolean wasBroken;

  ThinkingDisplay(PlayConsole console, Notation<P> notation) {
    this.console = console;
    this.notation = notation;
  }

  /** What the player of a seat chooses; an illegal choice is a fault of the player. */
  Choice choose(Seat<P> seat, P position) {
    Player<P> player = seat.player().orElseThrow();
    AtomicReference<@Nullable Choice> chosen = new AtomicReference<>();
    AtomicLong shown = new AtomicLong(System.nanoTime());
    Thread thinker = Thread.currentThread();
    console.during(
        () ->
            chosen.set(
                player.choose(position, seat.limits(), report -> glimpse(report, position, shown))),
        thinker::interrupt);
    // A person's break ended the thinking; it is not meant for what comes after.
    wasBroken = Thread.interrupted();
    console.glimpse("");
    Choice choice = chosen.get();
    MoveList legal = new MoveList();
    position.moves(legal);
    if (choice == null || !legal.contains(choice.move())) {
      throw new IllegalStateException(player.name() + " chose an illegal move: " + choice);
    }
    if (wasBroken) {
      console.show(console.text("play.broken") + "\n");
    }
    return choice;
  }

  /** Whether a person broke the last thinking off. */
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

  /** Value for the mover, depth, nodes and time of a player that searched; otherwise nothing. */
  String summary(Report report, P position) {
    if (report.nodes() == 0 && !report.exact()) {
      return "";
    }
    double points = position.turn() == Position.FIRST ? report.points() : -report.points();
    String value = String.format(Locale.ROOT, "%+.2f", points + 0.0);
    String key = report.exact() ? "play.summary.exact" : "play.summary";
    return "  "
        + console.text(key, value, report.depth(), report.nodes(), report.time().toMillis());
  }
}
