package tabuleiro.search.duel;

import java.time.Duration;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Report;
import tabuleiro.core.player.Report.Effort;

/** What may be spent on one move, for a player that makes several searches for it. */
final class Budget {
  private final Limits limits;
  private final long start = System.nanoTime();
  private Effort effort = Effort.NONE;

  Budget(Limits limits) {
    this.limits = limits;
  }

  /** Whether there is something that several searches could share. */
  boolean canBeShared() {
    return limits.isTimed() || limits.nodes() != Limits.NONE.nodes();
  }

  /** Counts what a search has spent. */
  Choice spend(Choice choice) {
    effort = effort.plus(choice.report().effort());
    return choice;
  }

  /** What is left. */
  Limits left() {
    return share(1);
  }

  /** One of so many equal parts of what is left. */
  Limits share(int parts) {
    long nodes = limits.nodes();
    if (nodes != Limits.NONE.nodes()) {
      nodes = Math.max(1, (nodes - effort.nodes()) / parts);
    }
    Duration time = limits.time();
    if (limits.isTimed()) {
      long left = time.toNanos() - (System.nanoTime() - start);
      time = Duration.ofNanos(Math.max(0, left / parts));
    }
    return new Limits(limits.depth(), nodes, time);
  }

  /** How much of it is spent, from 0 to 1: of the nodes or of the time, whichever is more. */
  double spent() {
    double nodes = effort.nodes() / (double) limits.nodes();
    double time = (System.nanoTime() - start) / (double) limits.time().toNanos();
    return Math.min(1, Math.max(nodes, time));
  }

  /** A choice at the cost of everything that was spent. */
  Choice total(Choice choice) {
    Report report = choice.report();
    Report total =
        new Report(
            report.value(),
            report.scale(),
            report.exact(),
            report.depth(),
            report.line(),
            effort,
            Duration.ofNanos(System.nanoTime() - start));
    return new Choice(choice.move(), total);
  }
}
