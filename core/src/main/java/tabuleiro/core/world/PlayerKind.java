package tabuleiro.core.world;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A kind of player for all games, such as a search. A jar brings its own kinds by listing their
 * classes in {@code META-INF/services/tabuleiro.core.world.PlayerKind}; a user asks for one by
 * {@code name:key=value,key=value}.
 *
 * <p>The name consists of small letters, digits and hyphens. The kinds of the program and the
 * players of a game come first: a kind of a jar with the name of one of them is not used.
 */
public interface PlayerKind {

  /** A player that is offered in lists: the text that asks for it, and its name for people. */
  record Suggestion(String spec, Message title) {}

  /** The name by which it is asked for. */
  String name();

  /** The keys of its options, besides {@link PlayerOptions#LIMITS}, which every player has. */
  default List<String> options() {
    return List.of();
  }

  /** Whether it can play a game. */
  default boolean plays(Game<?> game) {
    return true;
  }

  /**
   * A new player, for one game at a time.
   *
   * @param options only those that the kind has; their values are not yet checked
   * @param seed decides what chance decides; a kind with an option {@code seed} prefers that
   */
  <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException;

  /** How much memory a player with some options takes. */
  default MemoryUse footprint(PlayerOptions options) throws InputException {
    return MemoryUse.SMALL;
  }

  /** The base name of the bundle with its texts. */
  default String bundle() {
    return getClass().getPackageName() + ".messages";
  }

  /**
   * The players that are offered to people. By default it is one without options, and the bundle
   * holds its name as {@code player.NAME}.
   */
  default List<Suggestion> suggestions() {
    return List.of(new Suggestion(name(), Message.of(bundle(), "player." + name())));
  }
}
