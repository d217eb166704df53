package tabuleiro.games.quatro.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroRules;

/**
 * Proves the value of any position, if the limits allow, by exhaustive search with {@link
 * QuatroSearch}. If the side to move chooses the piece, this takes seconds from the empty board. If
 * the opponent hands it over, it is fast once about seven pieces are placed. Of several winning
 * moves it chooses one that leaves few safe replies, which is often the quickest win. The table is
 * kept between calls. Not thread-safe.
 */
public final class QuatroSolver implements Oracle<Quatro> {
  private final QuatroSearch search;

  public QuatroSolver(QuatroRules rules) {
    search = new QuatroSearch(rules);
  }

  @Override
  public Optional<Choice> solve(Quatro position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits);
    QuatroRoot root = new QuatroRoot(search, position, budget);
    try {
      root.prove();
    } catch (Budget.Stop stop) {
      return Optional.empty();
    }
    int value = position.turn() == Position.FIRST ? root.value() : -root.value();
    int depth = Integer.bitCount(position.reserve()) + (position.hand() == Quatro.NO_PIECE ? 0 : 1);
    int move = root.best();
    Report report =
        new Report(value, 1, true, depth, List.of(move), search.effort(), budget.time());
    progress.accept(report);
    return Optional.of(new Choice(move, report));
  }
}
