package tabuleiro.app.players;

import java.util.List;
import java.util.Objects;
import tabuleiro.core.Position;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;

/**
 * A kind from a plug-in. Its description is read once; exceptions thrown later become messages for
 * the user.
 */
final class PluginKind implements PlayerKind {
  private static final int LONGEST = 40;

  private final PlayerKind kind;
  private final String name;
  private final List<String> options;
  private final List<Suggestion> suggestions;

  private interface Work<T> {
    T done() throws InputException;
  }

  /** Checks the name and the suggestions of a kind. */
  PluginKind(PlayerKind kind) throws InputException {
    this.kind = kind;
    String type = kind.getClass().getName();
    name = sound(type, kind::name);
    if (!isName(name)) {
      throw PlayerSpec.fault("player.plugin.name", type, name);
    }
    options = sound(name, () -> List.copyOf(kind.options()));
    suggestions = sound(name, () -> List.copyOf(kind.suggestions()));
    for (Suggestion suggestion : suggestions) {
      PlayerSpec spec = PlayerSpec.parse(suggestion.spec());
      if (!spec.name().equals(name)) {
        throw PlayerSpec.fault("player.plugin.suggestion", name, suggestion.spec());
      }
      spec.asOptions().check(options);
    }
  }

  private static boolean isName(String name) {
    return !name.startsWith("-")
        && Words.areAll(
            name, 1, LONGEST, c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> options() {
    return options;
  }

  @Override
  public List<Suggestion> suggestions() {
    return suggestions;
  }

  /** Also returns true if the plug-in fails, so that a user who selects it sees the reason. */
  @Override
  public boolean plays(Game<?> game) {
    try {
      return sound(name, () -> kind.plays(game));
    } catch (InputException e) {
      return true;
    }
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions given, long seed)
      throws InputException {
    return sound(name, () -> kind.player(game, given, seed));
  }

  @Override
  public MemoryUse footprint(PlayerOptions given) throws InputException {
    return sound(name, () -> kind.footprint(given));
  }

  /** Returns the result of a call; a failure of the plug-in or its jar becomes a message. */
  private static <T> T sound(String who, Work<T> work) throws InputException {
    try {
      return Objects.requireNonNull(work.done());
    } catch (RuntimeException | LinkageError e) {
      throw PlayerSpec.fault("player.plugin.failed", who, e.toString());
    }
  }
}
