package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import tabuleiro.search.duel.LevelPlayer;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;

/**
 * The strongest player of a game: its own engine if it has one, otherwise the general engine. An
 * option that only the general engine has selects the general engine.
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
    return List.of("threads", "eval", "weights", "memory", "level", "seed", "quiescence");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    Optional<Player<P>> own = PlayerFactory.own(game, NAME);
    boolean isGeneral = Stream.of("eval", "weights", "quiescence").anyMatch(options::has);
    Player<P> engine = own.isPresent() && !isGeneral ? own.get() : general(game, options);
    int level = (int) options.number("level", LevelPlayer.LOWEST, LevelPlayer.HIGHEST, 0);
    return level == 0 ? engine : new LevelPlayer<>(engine, level, SimpleKind.seed(options, seed));
  }

  private static <P extends Position> Player<P> general(Game<P> game, PlayerOptions options)
      throws InputException {
    Evaluation<P> named = Evaluations.find(game, options.text("eval", ""));
    Knowledge<P> knowledge = PlayerWeights.knowledge(game, options, named);
    EngineOptions search =
        EngineOptions.STANDARD
            .withEvaluation(named.name())
            .withThreads((int) options.number("threads", 1, 256, 1))
            .withMegabytes((int) options.number("memory", 1, 8192, MEGABYTES))
            .withQuiescence(Quiescence.ofNumber(game, options));
    return new Engine<>(game, knowledge, search);
  }

  @Override
  public MemoryUse footprint(PlayerOptions options) {
    return MemoryUse.ofMemory(MEGABYTES);
  }

  @Override
  public List<Suggestion> suggestions() {
    List<Suggestion> all = new ArrayList<>();
    for (int level = LevelPlayer.LOWEST; level <= LevelPlayer.HIGHEST; level++) {
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
