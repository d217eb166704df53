package tabuleiro.search.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

/**
 * A strong player that watches its opponent. It keeps a list of simple players that the opponent
 * might be, and strikes out each one that would have made another move than the opponent made. As
 * long as one is left after a few real choices, and the strong player believes itself behind, it no
 * longer looks for the move that loses least against best play, but for the one that is best
 * against those on the list ({@code ModelSearch}). That the opponent's own moves choose the model
 * is from Carmel and Markovitch (1993).
 *
 * <p>Against any other opponent, and whenever it is ahead, it plays as the strong player does. It
 * sees the opponent's moves by the positions it is asked about; where a move is taken back, what
 * follows is not what the suspects would have played, and it is the strong player from then on. For
 * one game.
 */
public final class Watchful<P extends Position> implements Player<P> {
  private static final int CHOICES_TO_BE_SURE = 2;
  private static final int GLANCE_SHARE = 8;
  private static final double DEAR = 1.0 / 16;

  private final Player<P> strong;
  private final List<Player<P>> suspects;
  private Optional<P> left = Optional.empty();
  private int choices;

  /**
   * A player that watches.
   *
   * @param models whom the opponent might be; they must choose the same move whenever asked
   */
  public Watchful(Engine<P> engine, List<Player<P>> models) {
    strong = engine.withoutReserve();
    suspects = new ArrayList<>(models);
  }

  @Override
  public String name() {
    return strong.name();
  }

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    Budget budget = new Budget(limits.withReserve());
    watch(position, budget);
    boolean isSure = choices >= CHOICES_TO_BE_SURE && !suspects.isEmpty();
    Choice choice =
        isSure && budget.canBeShared() && hasFewChoices(position)
            ? exploit(position, budget, progress)
            : budget.spend(strong.choose(position, budget.left(), progress));
    left = Optional.of(ModelSearch.played(position, choice.move())).filter(next -> !next.isOver());
    return budget.total(choice);
  }

  private static boolean hasFewChoices(Position position) {
    int moves = ModelSearch.movesOf(position).length;
    return moves > 1 && moves <= ModelSearch.MOST_LEAVES;
  }

  /** Strikes out those who would have moved otherwise, and those who are too dear to foretell. */
  private void watch(P position, Budget budget) {
    if (left.isEmpty() || isSame(left.get(), position)) {
      return; // nobody has moved since
    }
    P before = left.get();
    choices += ModelSearch.movesOf(before).length > 1 ? 1 : 0;
    suspects.removeIf(
        suspect -> {
          double spent = budget.spent();
          P expected = ModelSearch.answered(suspect, before, position.turn(), budget);
          return !isSame(expected, position) || budget.spent() - spent > DEAR;
        });
  }

  private static boolean isSame(Position a, Position b) {
    return a.key() == b.key() && a.turn() == b.turn() && a.margin() == b.margin();
  }

  /** Plays for what the suspects would answer if behind, else as before. */
  private Choice exploit(P position, Budget budget, Consumer<Report> progress) {
    Choice glance = budget.spend(strong.choose(position, budget.share(GLANCE_SHARE), progress));
    Report report = glance.report();
    int side = position.turn() == Position.FIRST ? 1 : -1;
    OptionalInt hoped =
        side * report.value() < 0
            ? new ModelSearch<>(strong, suspects, budget).best(position)
            : OptionalInt.empty();
    if (hoped.isPresent()) {
      return new Choice(hoped.getAsInt(), withMove(report, hoped.getAsInt()));
    }
    return report.exact() ? glance : budget.spend(strong.choose(position, budget.left(), progress));
  }

  /** What the glance thought of the position; only the move is another. */
  private static Report withMove(Report glance, int move) {
    return new Report(
        glance.value(),
        glance.scale(),
        glance.exact(),
        glance.depth(),
        List.of(move),
        glance.effort(),
        glance.time());
  }
}
