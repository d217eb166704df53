package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.textbook.Algorithm;
import tabuleiro.search.duel.textbook.SearchTracer;
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/** A search in its textbook form; every step can be traced. */
public record TextbookKind(Algorithm algorithm) implements PlayerKind {
  /** Table memory per node. */
  private static final long BYTES_PER_NODE = 128;

  @Override
  public String name() {
    return algorithm.title();
  }

  /** Returns the display name. */
  public Message title() {
    return Message.of(bundle(), "player." + name());
  }

  /** Returns whether it searches with a window and can therefore cut off moves. */
  public boolean hasWindow() {
    return algorithm != Algorithm.MINIMAX && algorithm != Algorithm.NEGAMAX;
  }

  /** Returns whether it always uses a transposition table. */
  public boolean alwaysHasTable() {
    return algorithm == Algorithm.MTD_F;
  }

  @Override
  public List<String> options() {
    return algorithm == Algorithm.ALPHA_BETA
        ? List.of("eval", "weights", "soft", "memo", "order", "quiescence")
        : List.of("eval", "weights", "memo", "order", "quiescence");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    return player(game, options, SearchTracer.NONE);
  }

  /** Returns a new player whose searches are traced. */
  <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, SearchTracer tracer)
      throws InputException {
    boolean isHard = algorithm == Algorithm.ALPHA_BETA && !options.isOn("soft", true);
    Evaluation<P> evaluation = Evaluations.find(game, options.text("eval", ""));
    Knowledge<P> knowledge = PlayerWeights.knowledge(game, options, evaluation);
    TextbookOptions search =
        TextbookOptions.PLAIN
            .withEvaluation(evaluation.name())
            .withMemory(options.isOn("memo", false))
            .withOrdering(options.isOn("order", false))
            .withQuiescence(Quiescence.ofSwitch(game, options));
    Algorithm used = isHard ? Algorithm.ALPHA_BETA_HARD : algorithm;
    return new Textbook<>(used, knowledge, game.maxMargin(), search, tracer);
  }

  @Override
  public MemoryUse footprint(PlayerOptions options) throws InputException {
    return alwaysHasTable() || options.isOn("memo", false)
        ? MemoryUse.ofNodes(BYTES_PER_NODE)
        : MemoryUse.SMALL;
  }

  /** Returns none: these searches are for comparison and weak for the time they take. */
  @Override
  public List<Suggestion> suggestions() {
    return List.of();
  }
}
