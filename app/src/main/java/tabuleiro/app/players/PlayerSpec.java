package tabuleiro.app.players;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.names.Aliases;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;

/**
 * A player specification: a name and options, such as {@code alphabeta:depth=4,eval=course}. The
 * available names and options depend on the game, see {@link PlayerFactory}. Limits have the same
 * meaning for all players and replace all limits of the command.
 *
 * <p>The text after {@code bot:} describes a program of the user, and has no options.
 */
public record PlayerSpec(String name, Map<String, String> options) {
  static final String BUNDLE = "tabuleiro.app.messages";

  /** The name of a human player. */
  static final String HUMAN = "human";

  /** The name of a player that is a program of the user. */
  static final String BOT = "bot";

  private static final String COMMAND = "command";

  /** Names that no plug-in player can have. */
  static final List<String> RESERVED = List.of(HUMAN, BOT);

  private static final int DEEPEST = 1000;
  private static final long MOST = 1_000_000_000_000L;

  public PlayerSpec {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** The longest specification: weights of many numbers, and some room. */
  private static final int LONGEST = 2000;

  /** Parses a specification. */
  public static PlayerSpec parse(String text) throws InputException {
    if (text.length() > LONGEST) {
      throw fault("player.long", text.substring(0, 40) + "…", text.length(), LONGEST);
    }
    int colon = text.indexOf(':');
    String name =
        Aliases.player(Words.lower((colon < 0 ? text : text.substring(0, colon)).strip()));
    if (name.isEmpty()) {
      throw fault("player.form", text);
    } else if (name.equals(BOT)) {
      return bot(text, colon < 0 ? "" : text.substring(colon + 1).strip());
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (String part :
        colon < 0 ? List.<String>of() : Words.split(text.substring(colon + 1), ',')) {
      int equals = part.indexOf('=');
      if (equals < 1 || equals == part.length() - 1) {
        throw fault("player.option.form", text, part.strip());
      }
      String key = Words.lower(part.substring(0, equals).strip());
      if (options.put(key, part.substring(equals + 1).strip()) != null) {
        throw fault("player.option.twice", text, key);
      }
    }
    PlayerSpec spec = new PlayerSpec(name, options);
    if (spec.isHuman() && !options.isEmpty()) {
      throw fault("player.human.option", options.keySet().iterator().next());
    }
    spec.limits(Limits.NONE); // rejects invalid numbers early
    return spec;
  }

  private static PlayerSpec bot(String text, String command) throws InputException {
    if (command.isEmpty()) {
      throw fault("player.bot.form", text);
    }
    return new PlayerSpec(BOT, Map.of(COMMAND, command));
  }

  /** Parses the specification of a player of a game, which may have aliases of its own. */
  public static PlayerSpec parse(Game<?> game, String text) throws InputException {
    PlayerSpec spec = parse(text);
    Map<String, String> canonical = new LinkedHashMap<>(spec.options);
    canonical.computeIfPresent("eval", (key, name) -> Aliases.evaluation(game, name));
    return new PlayerSpec(Aliases.player(game, spec.name), canonical);
  }

  /** Returns whether a human chooses the moves. */
  public boolean isHuman() {
    return name.equals(HUMAN);
  }

  /** The text that describes the program of the user; empty for other players. */
  public Optional<String> bot() {
    return name.equals(BOT) ? Optional.ofNullable(options.get(COMMAND)) : Optional.empty();
  }

  /** The limits of its own options and, where it has none of a kind, those given. */
  public Limits limits(Limits given) throws InputException {
    PlayerOptions own = asOptions();
    Limits limits =
        Limits.NONE
            .withDepth((int) own.number("depth", 1, DEEPEST, Limits.NONE.depth()))
            .withNodes(own.number("nodes", 1, MOST, Limits.NONE.nodes()));
    long millis = own.number("time", 1, MOST / 1000, -1);
    return (millis < 0 ? limits : limits.withTime(Duration.ofMillis(millis))).or(given);
  }

  /** The same, or the standard limits if neither the player nor the user gives any. */
  public Limits limits(Limits given, Limits standard) throws InputException {
    Limits limits = limits(given);
    boolean isUnlimited = limits.equals(Limits.NONE) && !options.containsKey("iterations");
    return isUnlimited ? standard : limits;
  }

  /**
   * Whether the player always chooses the same moves: it depends neither on time nor on threads.
   */
  public boolean isRepeatable(Limits limits) {
    return !limits.hasTime()
        && !options.containsKey("time")
        && options.getOrDefault("threads", "1").equals("1");
  }

  /**
   * The same player with these limits as options, where it has none of a kind. A human and a bot
   * have no options.
   */
  public PlayerSpec within(Limits limits) {
    Map<String, String> all = new LinkedHashMap<>(options);
    if (!isHuman() && bot().isEmpty()) {
      if (limits.hasDepth()) {
        all.putIfAbsent("depth", String.valueOf(limits.depth()));
      }
      if (limits.hasNodes()) {
        all.putIfAbsent("nodes", String.valueOf(limits.nodes()));
      }
      if (limits.hasTime()) {
        all.putIfAbsent("time", String.valueOf(limits.time().toMillis()));
      }
    }
    return new PlayerSpec(name, all);
  }

  /** Returns the same player with an option, unless it already has that option. */
  public PlayerSpec or(String key, String value) {
    Map<String, String> all = new LinkedHashMap<>(options);
    all.putIfAbsent(key, value);
    return new PlayerSpec(name, all);
  }

  /** Returns the options for reading one by one. */
  public PlayerOptions asOptions() {
    return new PlayerOptions(name, options);
  }

  /** Returns the specification as text. */
  @Override
  public String toString() {
    return bot().map(command -> BOT + ":" + command).orElseGet(() -> asOptions().toString());
  }

  static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
