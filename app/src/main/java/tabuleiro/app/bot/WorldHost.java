package tabuleiro.app.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiOption;
import tabuleiro.lab.ugi.server.UgiHost;
import tabuleiro.search.duel.LevelPlayer;

/**
 * A player and the recommended solver of a world as a bot. A position may belong to the game or to
 * the puzzles of the world: {@code go} answers for the game, {@code go solve} for the puzzles.
 */
public final class WorldHost implements UgiHost {
  static final String MOVE_OVERHEAD = "move-overhead";
  static final int OVERHEAD_MILLIS = 10;

  private static final String BUNDLE = "tabuleiro.lab.ugi.messages";
  private static final long LARGEST_SEED = 999_999_999_999_999_999L;
  private static final int MOST_THREADS = 256;
  private static final int MOST_OVERHEAD = 10_000;

  private final World world;
  private final PlayerSpec player;
  private final long seed;
  private final Locale locale;
  private Map<String, String> options = Map.of();
  private Variant variant;
  private @Nullable HostedGame<?> game;
  private @Nullable HostedPuzzle<?> puzzle;

  /**
   * Who plays.
   *
   * @param seed the random seed, unless the option {@code seed} is set
   */
  public record Thinker(PlayerSpec player, long seed) {}

  /**
   * The bot of a variant of a world.
   *
   * @param locale the language of what it says
   */
  public WorldHost(World world, Variant variant, Thinker thinker, Locale locale)
      throws InputException {
    this.world = world;
    this.player = thinker.player;
    this.seed = thinker.seed;
    this.locale = locale;
    this.variant = variant;
    set(variant);
    if (game != null) {
      game.check();
    }
  }

  @Override
  public String name() {
    return "Tabuleiro " + world.id() + (game == null ? "" : " " + player);
  }

  @Override
  public List<UgiOption> options() {
    List<UgiOption> all = new ArrayList<>();
    if (game == null) {
      return all;
    }
    all.add(UgiOption.spin(UgiOption.SEED, seed, 0, LARGEST_SEED));
    List<String> known =
        PlayerKinds.here().find(player.name()).map(PlayerKind::options).orElse(List.of());
    if (known.contains("level") && !player.options().containsKey("level")) {
      all.add(UgiOption.spin("level", 0, 0, LevelPlayer.HIGHEST));
    }
    boolean isOwn = game.hasPlayer(player.name()); // which uses one thread
    if (known.contains("threads") && !isOwn && !player.options().containsKey("threads")) {
      all.add(UgiOption.spin("threads", 1, 1, MOST_THREADS));
    }
    all.add(UgiOption.spin(MOVE_OVERHEAD, OVERHEAD_MILLIS, 0, MOST_OVERHEAD));
    return all;
  }

  @Override
  public void open(GameName name) throws InputException {
    if (!name.world().equals(world.id())) {
      throw fault("server.world", world.id(), name.world());
    } else if (name.version() != world.rulesVersion()) {
      throw fault("server.version", world.rulesVersion(), world.id(), name.version());
    }
    set(Variant.of(world, name.variant()));
  }

  private void set(Variant wanted) throws InputException {
    Optional<Game<?>> rules = world.game(wanted);
    Optional<Puzzles<?>> puzzles = world.puzzles(wanted);
    game = rules.isPresent() ? hosted(rules.get()) : null;
    puzzle = puzzles.isPresent() ? hosted(puzzles.get()) : null;
    variant = wanted;
  }

  private <P extends Position> HostedGame<P> hosted(Game<P> rules) {
    return new HostedGame<>(rules, spec(), seed(), overhead());
  }

  private <S extends Puzzle> HostedPuzzle<S> hosted(Puzzles<S> puzzles) throws InputException {
    return new HostedPuzzle<>(puzzles, locale);
  }

  /** The player with the options that the referee has set. */
  private PlayerSpec spec() {
    Map<String, String> all = new LinkedHashMap<>(player.options());
    for (String key : List.of("level", "threads")) {
      String value = options.getOrDefault(key, "0");
      if (!value.equals("0")) {
        all.put(key, value);
      }
    }
    return new PlayerSpec(player.name(), all);
  }

  private long seed() {
    return Numerals.whole(options.getOrDefault(UgiOption.SEED, "")).orElse(seed);
  }

  private int overhead() {
    return Numerals.natural(options.getOrDefault(MOVE_OVERHEAD, ""), 5).orElse(OVERHEAD_MILLIS);
  }

  @Override
  public void newGame(Map<String, String> newOptions) throws InputException {
    options = new LinkedHashMap<>(newOptions);
    set(variant);
  }

  @Override
  public void position(String text) throws InputException {
    Optional<InputException> wrongGame = game == null ? Optional.empty() : game.position(text);
    Optional<InputException> wrongPuzzle =
        puzzle == null ? Optional.empty() : puzzle.position(text);
    boolean isGame = game != null && wrongGame.isEmpty();
    boolean isPuzzle = puzzle != null && wrongPuzzle.isEmpty();
    if (!isGame && !isPuzzle) {
      throw wrongGame.or(() -> wrongPuzzle).orElseThrow();
    }
  }

  @Override
  public String answer(UgiGo go, Consumer<String> lines) throws InputException {
    if (go.purpose() == UgiGo.Purpose.SOLVE) {
      if (puzzle == null) {
        throw fault("server.noPuzzle", world.id());
      }
      return puzzle.solve(go, lines);
    }
    if (game == null) {
      throw fault("server.noGame", world.id());
    }
    return game.move(go, lines);
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
