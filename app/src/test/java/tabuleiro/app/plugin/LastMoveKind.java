package tabuleiro.app.plugin;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;

/** A kind of player for a plug-in test: plays the last legal move, or one before it. */
public final class LastMoveKind implements PlayerKind {

  private record LastMove<P extends Position>(int back) implements Player<P> {
    @Override
    public String name() {
      return "last";
    }

    @Override
    public Choice choose(P position, Limits limits, Consumer<Report> progress) {
      MoveList moves = new MoveList();
      position.moves(moves);
      int move = moves.get(Math.max(0, moves.size() - 1 - back));
      Report report = new Report(0, 1, false, 1, List.of(move), Report.Effort.NONE, Duration.ZERO);
      progress.accept(report);
      return new Choice(move, report);
    }
  }

  @Override
  public String name() {
    return "last";
  }

  @Override
  public List<String> options() {
    return List.of("back", "memory", "threads");
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed)
      throws InputException {
    if (options.has("memory") && options.number("memory", 1, 8192, 1) == 13) {
      throw new IllegalStateException("thirteen");
    }
    return new LastMove<>((int) options.number("back", 0, 9, 0));
  }

  @Override
  public MemoryUse footprint(PlayerOptions options) {
    return new MemoryUse(100, 1000, 1_000_000);
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of(
        new Suggestion("last", Message.of(bundle(), "player.last")),
        new Suggestion("last:back=2", Message.of(bundle(), "player.last.back", 2)));
  }
}
