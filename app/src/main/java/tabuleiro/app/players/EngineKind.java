package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Footprint;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.weights.Weighted;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.search.duel.Engine;
import tabuleiro.search.duel.EngineOptions;
import tabuleiro.search.duel.Level;

/**
 * The strongest player of a game: its own engine if it has one, else the general one, which is also
 * chosen by an option that only the general engine has.
 */
record EngineKind() implements PlayerKind {
  static final String NAME = "engine";
  private static final int MEGABYTES = 64;
  private static final List<Integer> SECONDS = List.of(1, 5, 20);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> options() {
    return List.of("threads", "eval", "weights", "memory", "level", "seed", "quiescence", "watch");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws NotationException {
    Optional<Player<P>> own = PlayerFactory.own(game, NAME);
    boolean isGeneral = Stream.of("eval", "weights", "quiescence").anyMatch(options::has);
    Player<P> engine = own.isPresent() && !isGeneral ? own.get() : general(game, options);
    int level = (int) options.number("level", Level.LOWEST, Level.HIGHEST, 0);
    return level == 0 ? engine : new Level<>(engine, level, RandomKind.seed(options, seed));
  }

  private static <P extends Position> Player<P> general(Game<P> game, PlayerOptions options)
      throws NotationException {
    Evaluation<P> named = Evaluations.find(game, options.text("eval", ""));
    Knowledge<P> knowledge =
        options.has("weights")
            ? new Reweighed<>(game.knowledge(), reweighed(game, options, named))
            : game.knowledge();
    EngineOptions search =
        EngineOptions.STANDARD
            .withEvaluation(named.name())
            .withThreads((int) options.number("threads", 1, 256, 1))
            .withMegabytes((int) options.number("memory", 1, 8192, MEGABYTES))
            .withQuiescence((int) options.number("quiescence", 0, 255, 0));
    return new Engine<>(game, knowledge, search);
  }

  /** The evaluation with the weights that the options give. */
  private static <P extends Position> Evaluation<P> reweighed(
      Game<P> game, PlayerOptions options, Evaluation<P> named) throws NotationException {
    List<Weighted<Evaluation<P>>> all = game.knowledge().weighted();
    for (Weighted<Evaluation<P>> weighted : all) {
      if (weighted.name().equals(named.name())) {
        return weighted.with(WeightsText.read(options, weighted, options.text("weights", "")));
      }
    }
    String names = String.join(", ", all.stream().map(Weighted::name).toList());
    throw all.isEmpty()
        ? PlayerSpec.fault("player.weights.none", options)
        : PlayerSpec.fault("player.weights.evaluation", options, named.name(), names);
  }

  @Override
  public Footprint footprint(PlayerOptions options) {
    return Footprint.ofMemory(MEGABYTES);
  }

  @Override
  public List<Suggestion> suggestions() {
    List<Suggestion> all = new ArrayList<>();
    for (int level = Level.LOWEST; level <= Level.HIGHEST; level++) {
      Message title = Message.of(bundle(), "player.engine.level", level);
      all.add(new Suggestion(NAME + ":level=" + level, title));
    }
    for (int seconds : SECONDS) {
      Message title = Message.of(bundle(), "player.engine.time", seconds);
      all.add(new Suggestion(NAME + ":time=" + seconds * 1000, title));
    }
    return all;
  }
}
