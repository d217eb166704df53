package tabuleiro.app.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.lines.BestLines;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;

/**
 * Finds the best moves of positions with a new player for each, which has no memory of others.
 *
 * @param oracle makes the game's own solver, which proves values
 */
public record PositionSearch<P extends Position>(
    PlayerFactory<P> players, PlayerSpec player, long seed, Supplier<Optional<Oracle<P>>> oracle) {

  /** Returns at least one and at most {@code lines} moves, best first. */
  public List<Choice> best(P position, Limits limits, int lines, Consumer<Report> progress)
      throws InputException {
    Player<P> thinker = players.player(player, seed);
    try {
      return BestLines.of(thinker, position, limits, lines, progress);
    } finally {
      thinker.close();
    }
  }

  /**
   * Returns the proof by the game's own solver. Without such a solver, the player searches to the
   * end of the game. If the solver fails, the player only searches to depth 1.
   */
  public List<Choice> proved(P position, Limits limits, Consumer<Report> progress)
      throws InputException {
    Optional<Oracle<P>> solver = oracle.get();
    if (solver.isPresent()) {
      Optional<Choice> proof = solver.get().solve(position, limits, progress);
      if (proof.isPresent()) {
        return List.of(proof.get());
      }
    }
    Limits rest = solver.isPresent() ? Limits.depth(1) : limits;
    return List.of(players.player(player, seed).choose(position, rest, progress));
  }
}
