package tabuleiro.cluster.plugin;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;

/**
 * A player that ends its process at its first move, {@code harmful:end=1}, or uses all its memory.
 */
public final class HarmfulKind implements PlayerKind {

  private record Harmful<P extends Position>(boolean isEnd) implements Player<P> {
    @Override
    public String name() {
      return "harmful";
    }

    @Override
    public Choice choose(P position, Limits limits, Consumer<Report> progress) {
      if (isEnd) {
        Runtime.getRuntime().halt(3);
      }
      Object[] all = {};
      while (all.length < 3) {
        all = new Object[] {all, new long[1 << 20]}; // keeps what it had
      }
      throw new IllegalStateException();
    }
  }

  @Override
  public String name() {
    return "harmful";
  }

  @Override
  public List<String> options() {
    return List.of("end");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed) {
    return new Harmful<>(options.has("end"));
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of();
  }
}
