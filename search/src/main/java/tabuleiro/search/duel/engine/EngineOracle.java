package tabuleiro.search.duel.engine;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.MarginEvaluation;

/**
 * Proves values in games without a solver of their own: an {@link Engine} that evaluates in whole
 * points and searches to the end of the game. Not thread-safe.
 */
public final class EngineOracle<P extends Position> implements Oracle<P> {
  private final Engine<P> engine;

  private EngineOracle(Engine<P> engine) {
    this.engine = engine;
  }

  /** The game's own solver if it has one, else an engine that searches to the end of the game. */
  public static <P extends Position> Oracle<P> of(Game<P> game, EngineOptions options) {
    Optional<Oracle<P>> own = game.knowledge().oracle();
    return own.isPresent()
        ? own.get()
        : new EngineOracle<>(new Engine<>(game, options.withEvaluation(MarginEvaluation.NAME)));
  }

  @Override
  public Optional<Choice> solve(P position, Limits limits, Consumer<Report> progress) {
    Choice choice = engine.choose(position, limits, progress);
    return choice.report().exact() ? Optional.of(choice) : Optional.empty();
  }
}
