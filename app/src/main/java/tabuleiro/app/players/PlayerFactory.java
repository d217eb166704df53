package tabuleiro.app.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.core.world.PlayerKind.Suggestion;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.search.duel.DeadlinePlayer;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;
import tabuleiro.search.duel.textbook.SearchTracer;

/**
 * The players of a game, by name: those of the game itself, which come first, and those that play
 * any game.
 *
 * <pre>
 *   human                                              a human at the terminal or page
 *   random     seed                                    any legal move
 *   greedy     seed                                    the highest immediate gain
 *   course                                             the move of the course program
 *   engine     threads eval memory level seed          the strongest; with an evaluation or
 *              quiescence                              quiescence named, the general one that
 *                                                      plays any game
 *              weights                                 of the evaluation: weights=24/12/6/140/1280,
 *                                                      or the name of known ones
 *   minimax negamax negamax-ab alphabeta pvs mtdf      textbook searches
 *              eval weights memo order quiescence, and soft of alphabeta
 *   mcts       iterations seed                         Monte-Carlo tree search
 *   all        time depth nodes                        limits
 *   bot:TEXT                                           a program of the user, see {@link BotSource}
 * </pre>
 *
 * Plug-ins bring further kinds ({@link PlayerKinds}), which are listed last.
 */
public final class PlayerFactory<P extends Position> {
  private static final BotPlayers NO_BOTS =
      new BotPlayers(BotSource.NONE, new GameName("", 1, Map.of()));

  private final Game<P> game;
  private final PlayerKinds kinds;
  private final Duration moveOverhead;
  private final BotPlayers bots;

  /** The players of a game, with those of all plug-ins. */
  public PlayerFactory(Game<P> game) {
    this(game, PlayerKinds.here());
  }

  PlayerFactory(Game<P> game, PlayerKinds kinds) {
    this(game, kinds, DeadlinePlayer.OVERHEAD, NO_BOTS);
  }

  private PlayerFactory(Game<P> game, PlayerKinds kinds, Duration moveOverhead, BotPlayers bots) {
    this.game = game;
    this.kinds = kinds;
    this.moveOverhead = moveOverhead;
    this.bots = bots;
  }

  /** The same players, whose opponents keep this much of their time in reserve. */
  public PlayerFactory<P> withMoveOverhead(Duration overhead) {
    return new PlayerFactory<>(game, kinds, overhead, bots);
  }

  /** The same players, and bots. Without this, bots are refused. */
  public PlayerFactory<P> withBots(BotSource source, World world, Variant variant) {
    BotPlayers players = new BotPlayers(source, GameName.of(world, variant));
    return new PlayerFactory<>(game, kinds, moveOverhead, players);
  }

  /** The names of the players. */
  public List<String> names() {
    List<String> own = game.players().stream().map(Player::name).toList();
    List<String> names = new ArrayList<>(List.of(PlayerSpec.HUMAN));
    for (PlayerKind kind : kinds.listed()) {
      if (kind.name().equals(EngineKind.NAME)) {
        names.addAll(own);
      }
      if (!own.contains(kind.name()) && kind.plays(game)) {
        names.add(kind.name());
      }
    }
    return names;
  }

  /**
   * The players offered to users: those of all kinds that play this game, then further ones of the
   * game, whose names are {@code player.NAME} in the bundle of its world.
   */
  public List<Suggestion> suggestions(World world) {
    List<String> names = names();
    List<Suggestion> suggestions = new ArrayList<>();
    for (Suggestion suggestion : kinds.suggestions()) {
      if (names.contains(nameOf(suggestion.spec()))) {
        suggestions.add(suggestion);
      }
    }
    for (Player<P> own : game.players()) {
      if (kinds.find(own.name()).isEmpty()) {
        Message title = Message.of(world.bundle(), "player." + own.name());
        suggestions.add(new Suggestion(own.name(), title));
      }
    }
    return suggestions;
  }

  /**
   * All computer players for the menus, which ask for the time separately: the course program, the
   * textbook searches, the engine and its levels, and the others.
   */
  public List<Suggestion> opponents(World world) {
    List<String> names = names();
    List<Suggestion> opponents = new ArrayList<>();
    for (String name : kinds.menuOrder()) {
      if (names.contains(name)) {
        opponents.add(new Suggestion(name, kinds.title(name)));
      }
    }
    for (Suggestion suggestion : suggestions(world)) {
      boolean hasTime = suggestion.spec().contains("time=");
      if (!hasTime && opponents.stream().noneMatch(o -> o.spec().equals(suggestion.spec()))) {
        opponents.add(suggestion);
      }
    }
    return opponents;
  }

  private static String nameOf(String spec) {
    return Words.split(spec, ':', 2).get(0);
  }

  /** The names of the evaluations, the recommended one first. */
  public List<String> evaluations() {
    return Evaluations.names(game);
  }

  /** The evaluation of a name; the recommended one if the name is empty. */
  public Evaluation<P> evaluation(String name) throws InputException {
    return Evaluations.find(game, name);
  }

  /** A new player; the seed is used unless the spec has one. */
  public Player<P> player(PlayerSpec spec, long seed) throws InputException {
    return player(spec, seed, SearchTracer.NONE);
  }

  /** A new player; the searches of textbook players are traced. */
  public Player<P> player(PlayerSpec spec, long seed, SearchTracer tracer) throws InputException {
    if (spec.bot().isPresent()) {
      return bots.player(spec.bot().get(), game, seed, moveOverhead);
    }
    PlayerOptions options = spec.asOptions();
    Optional<Player<P>> own = own(game, spec.name());
    if (own.isPresent() && !spec.name().equals(EngineKind.NAME)) {
      options.check(List.of());
      return own.get();
    }
    if (spec.isHuman()) {
      throw PlayerSpec.fault("player.human");
    }
    PlayerKind kind =
        kinds.find(spec.name()).filter(found -> found.plays(game)).orElseThrow(() -> unknown(spec));
    options.check(kind.options());
    return kind instanceof TextbookKind textbook
        ? textbook.player(game, options, tracer)
        : kind.player(game, options, seed);
  }

  private InputException unknown(PlayerSpec spec) {
    String key = kinds.find(spec.name()).isPresent() ? "player.absent" : "player.unknown";
    return PlayerSpec.fault(key, spec.name(), Quotation.names(names()));
  }

  /** The game's own player of a name. */
  static <P extends Position> Optional<Player<P>> own(Game<P> game, String name) {
    return game.players().stream().filter(own -> own.name().equals(name)).findFirst();
  }

  /**
   * A new player for a game. It moves before its deadline even if its thread is not scheduled,
   * except for a bot, which loses if it is late.
   */
  public Player<P> opponent(PlayerSpec spec, long seed) throws InputException {
    if (spec.bot().isPresent()) {
      return player(spec, seed);
    }
    EngineOptions small = EngineOptions.STANDARD.withMegabytes(1);
    Player<P> substitute = new Engine<>(game, game.knowledge(), small);
    return new DeadlinePlayer<>(player(spec, seed), substitute, moveOverhead);
  }

  /** A player of a match. The spec is checked now; each game gets a new player. */
  public Contestant<P> contestant(PlayerSpec spec, Limits limits) throws InputException {
    opponent(spec, 0).close();
    return unchecked(spec, limits);
  }

  /** The same, but the spec is not checked now: an experiment can be shown without its bots. */
  public Contestant<P> unchecked(PlayerSpec spec, Limits limits) {
    return new Contestant<>(spec.toString(), seed -> sure(spec, seed), limits, spec.bot());
  }

  private Player<P> sure(PlayerSpec spec, long seed) {
    try {
      return opponent(spec, seed);
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a player's searches can be traced. */
  public static boolean isTextbook(PlayerSpec spec) {
    return PlayerKinds.here().find(spec.name()).filter(TextbookKind.class::isInstance).isPresent();
  }
}
