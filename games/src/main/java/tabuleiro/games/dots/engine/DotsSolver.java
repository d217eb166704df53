package tabuleiro.games.dots.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.games.dots.rules.Dots;

/**
 * Proves the values of positions on a board of any size, whether boxes can be taken or not. {@link
 * DotsProof} describes the method. Positions with up to about 40 missing arcs take seconds at most;
 * every further arc roughly doubles the time.
 *
 * <p>Without a node limit all processors are used. With a node limit one thread is used, and the
 * answer is the same on every machine. The depth limit does not apply to proofs. Not thread-safe.
 */
public final class DotsSolver implements Oracle<Dots> {
  private final int megabytes;
  private final int threads;
  private final DotsProof proof = new DotsProof();

  /** A solver that uses all processors and a table of at most a quarter of the memory. */
  public DotsSolver() {
    this(
        (int) Math.max(16, Math.min(2048, Runtime.getRuntime().maxMemory() >> 22)),
        Runtime.getRuntime().availableProcessors());
  }

  /** A solver with a table of at most a number of megabytes. */
  public DotsSolver(int megabytes, int threads) {
    this.megabytes = megabytes;
    this.threads = threads;
  }

  @Override
  public Optional<Choice> solve(Dots position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits);
    try {
      proof.set(position, megabytes, !limits.hasNodes() ? threads : 1);
      proof.fade();
      proof.prove(budget);
    } catch (Budget.Stop e) {
      return Optional.empty();
    }
    int arc = proof.arc();
    int value = proof.value();
    int margin = position.margin() + (position.turn() == Position.FIRST ? value : -value);
    Report.Effort effort = proof.effort(position.turn());
    List<Integer> line = proof.line(position, arc, limits.time().minus(budget.time()));
    Report report = new Report(margin, 1, true, position.free(), line, effort, budget.time());
    progress.accept(report);
    return Optional.of(new Choice(arc, report));
  }
}
