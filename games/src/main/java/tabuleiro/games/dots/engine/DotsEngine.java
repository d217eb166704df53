package tabuleiro.games.dots.engine;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Plays Dots and Boxes as well as the limits allow: perfectly if {@link DotsProof} can finish, and
 * by {@link DotsOpening} before that. With a tenth of a second per move, it plays a 5x6 board
 * perfectly once about 30 of the 71 arcs are drawn.
 *
 * <p>A position too large for a certain proof is first searched with a share of the limits. The
 * rest goes to the proof if the proof has a chance. If the proof does not finish but has found a
 * winning move, the engine plays that move. Under depth or node limits, the same sequence of moves
 * gets the same answers on every machine. The tables grow with the limits, up to 64 megabytes, and
 * are kept from move to move. An instance plays one game at a time.
 */
public final class DotsEngine implements Player<Dots> {
  private static final int MEGABYTES = 64;
  private static final int SURE = 38; // missing arcs for which a proof takes a few thousand nodes
  private static final int HARD = 44; // missing arcs for which it takes a few hundred thousand
  private static final long HARD_NODES = 100_000;
  private static final double HARDER = Math.log(3); // every further arc triples the work
  private static final double SHARE = 0.3;
  private static final double FORCED_SHARE = 0.05;
  private static final int ENDLESS_DEPTH = 5;

  private final DotsProof proof = new DotsProof();
  private DotsOpening opening = new DotsOpening(DotsCoins.of(DotsGrid.of(1, 1)));

  // The state of the current move.
  private Dots position = Dots.start(DotsGrid.of(1, 1));
  private Limits limits = Limits.NONE;
  private Budget clock = new Budget(Limits.NONE);
  private Report.Effort effort = Report.Effort.NONE;

  @Override
  public String name() {
    return "engine";
  }

  @Override
  public Choice choose(Dots question, Limits given, Consumer<Report> progress) {
    clock = new Budget(Limits.NONE);
    position = question;
    limits = given;
    effort = Report.Effort.NONE;
    long nodes = nodes();
    proof.set(question, (int) Math.max(1, Math.min(MEGABYTES, nodes >> 14)), 1);
    proof.fade();
    if (opening.position().coins != proof.quiet().coins) {
      opening = new DotsOpening(proof.quiet().coins);
    }
    int missing = proof.quiet().missing();
    double hard = HARD + Math.log((double) Math.max(1, nodes) / HARD_NODES) / HARDER;
    if (missing > SURE && proof.isForced()) {
      return search(FORCED_SHARE, progress);
    } else if (limits.depth() < missing || missing > Math.max(SURE, hard)) {
      return search(1, progress);
    } else if (missing <= SURE) {
      return prove(1 - SHARE) ? proved(progress) : search(1, progress);
    }
    Choice choice = search(SHARE, progress);
    return prove(1) ? proved(progress) : orWinning(choice);
  }

  /** The approximate number of nodes that the limits allow. */
  private long nodes() {
    return limits.hasTime()
        ? Math.min(limits.nodes(), 1_000 * limits.time().toMillis())
        : limits.nodes();
  }

  /** A share of the remaining limits. */
  private Limits left(double share) {
    Limits left = limits;
    if (limits.hasNodes()) {
      left = left.withNodes((long) (share * Math.max(0, limits.nodes() - effort.nodes())));
    }
    if (limits.hasTime()) {
      long nanos = Math.max(0, limits.time().minus(clock.time()).toNanos());
      left = left.withTime(Duration.ofNanos((long) (share * nanos)));
    }
    return left;
  }

  private boolean prove(double share) {
    try {
      proof.prove(new Budget(left(share)));
      return true;
    } catch (Budget.Stop e) {
      return false;
    } finally {
      effort = effort.plus(proof.effort(position.turn()));
    }
  }

  private Choice proved(Consumer<Report> progress) {
    int arc = proof.arc();
    int value = proof.value();
    List<Integer> line = proof.line(position, arc, limits.time().minus(clock.time()));
    Report report = report(value, 1, true, position.free(), line);
    progress.accept(report);
    return new Choice(arc, report);
  }

  private Choice search(double share, Consumer<Report> progress) {
    Limits some = left(share);
    boolean isUnlimited = !limits.hasTime() && !limits.hasNodes();
    int depth = isUnlimited ? Math.min(limits.depth(), ENDLESS_DEPTH) : limits.depth();
    opening.position().set(proof.quiet());
    opening.think(depth, new Budget(some), () -> progress.accept(guess()));
    Report report = guess();
    effort = effort.plus(opening.effort(position.turn()));
    return new Choice(report.line().get(0), report);
  }

  /** A report of the opening search so far. */
  private Report guess() {
    int scale = DotsEstimate.SCALE;
    int rest = opening.value();
    List<Integer> line = proof.isQuiet() ? opening.line() : List.of(proof.arc(rest, scale));
    Report.Effort before = effort;
    effort = effort.plus(opening.effort(position.turn()));
    Report report = report(proof.worth(rest, scale), scale, false, opening.depth(), line);
    effort = before;
    return report;
  }

  /** The winning move of an incomplete proof, or else the given choice. */
  private Choice orWinning(Choice choice) {
    int lead = position.turn() == Position.FIRST ? position.margin() : -position.margin();
    boolean wins = proof.safeArc() >= 0 && lead + proof.atLeast() > 0;
    int arc = wins ? proof.safeArc() : choice.move();
    Report guess = choice.report();
    List<Integer> line = arc == choice.move() ? guess.line() : List.of(arc);
    int first = position.turn() == Position.FIRST ? 1 : -1;
    int future = first * (guess.value() - guess.scale() * position.margin());
    return new Choice(arc, report(future, guess.scale(), false, guess.depth(), line));
  }

  /** A report whose value is the future gain of the side to move over the opponent. */
  private Report report(int future, int scale, boolean exact, int depth, List<Integer> line) {
    int first = position.turn() == Position.FIRST ? future : -future;
    int value = scale * position.margin() + first;
    return new Report(value, scale, exact, depth, line, effort, clock.time());
  }
}
