package tabuleiro.cluster.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind;

/**
 * A player of random moves that appends its seed, which no other game has, to the file {@code
 * TABULEIRO_TEST_COUNT} at its first move. The file tells how often each game was played.
 */
public final class CountedKind implements PlayerKind {
  private static final int WORK = 500_000;

  private static final class Counted<P extends Position> implements Player<P> {
    private final long seed;
    private final SplittableRandom random;
    private boolean isCounted;

    Counted(long seed) {
      this.seed = seed;
      random = new SplittableRandom(seed);
    }

    @Override
    public String name() {
      return "counted";
    }

    @Override
    public Choice choose(P position, Limits limits, Consumer<Report> progress) {
      if (!isCounted) {
        isCounted = true;
        count();
      }
      for (int i = 0; i < WORK; i++) {
        random.nextLong(); // a game takes long enough to be interrupted
      }
      MoveList moves = new MoveList();
      position.moves(moves);
      return new Choice(moves.get(random.nextInt(moves.size())), Report.NONE);
    }

    private void count() {
      String file = System.getenv("TABULEIRO_TEST_COUNT");
      if (file != null) {
        try {
          Files.writeString(
              Path.of(file), seed + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  @Override
  public String name() {
    return "counted";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public <P extends Position> Player<P> player(Game<P> game, PlayerOptions options, long seed) {
    return new Counted<>(seed);
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of();
  }
}
