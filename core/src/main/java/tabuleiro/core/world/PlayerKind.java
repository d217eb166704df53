package tabuleiro.core.world;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A kind of player for all games, such as a search. A jar adds kinds by listing their classes in
 * {@code META-INF/services/tabuleiro.core.world.PlayerKind}. Users select one by {@code
 * name:key=value,key=value}.
 *
 * <p>The name consists of lowercase letters, digits and hyphens. Built-in kinds and the players of
 * a game take precedence: a kind from a jar with the same name is ignored.
 */
public interface PlayerKind {

  /** A player offered in lists: its specification and its display name. */
  record Suggestion(String spec, Message title) {}

  /** The name that users select it by. */
  String name();

  /** The keys of its options, besides {@link PlayerOptions#LIMITS}, which every player has. */
  default List<String> options() {
    return List.of();
  }

  default boolean plays(Game<?> game) {
    return true;
  }

  /**
   * A new player, which plays one game at a time.
   *
   * @param options contains only options of this kind; the values are not yet checked
   * @param seed the random seed; an option {@code seed} takes precedence
   */
  <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException;

  /** The memory that a player with these options needs. */
  default MemoryUse footprint(PlayerOptions options) throws InputException {
    return MemoryUse.SMALL;
  }

  /** The base name of the bundle with its texts. */
  default String bundle() {
    return getClass().getPackageName() + ".messages";
  }

  /**
   * The players offered in lists. By default this is one player without options, whose display name
   * is {@code player.NAME} in the bundle.
   */
  default List<Suggestion> suggestions() {
    return List.of(new Suggestion(name(), Message.of(bundle(), "player." + name())));
  }
}
