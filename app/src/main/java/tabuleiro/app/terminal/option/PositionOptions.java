package tabuleiro.app.terminal.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Options that select a two-player game and a position. */
public final class PositionOptions {
  @Parameters(paramLabel = "GAME", descriptionKey = "option.game")
  String name = "";

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  List<String> variants = new ArrayList<>();

  @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "option.position")
  @Nullable String position;

  @Option(names = "--position-file", paramLabel = "FILE", descriptionKey = "option.positionFile")
  @Nullable Path positionFile;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.startSeed")
  @Nullable Long seed;

  public World world() throws InputException {
    return Worlds.find(name);
  }

  public Variant variant() throws InputException {
    return Variant.parse(world(), variants);
  }

  public Game<?> game() throws InputException {
    return game(world(), variant());
  }

  public static Game<?> game(World world, Variant variant) throws InputException {
    return world.game(variant).orElseThrow(() -> Terminal.fault("game.duel", world.id()));
  }

  public boolean hasPosition() {
    return position != null || positionFile != null;
  }

  /** Rejects a single position next to another option. */
  public void refusePosition(String option) throws InputException {
    if (hasPosition()) {
      String single = position != null ? "--position" : "--position-file";
      throw Terminal.fault("usage.exclusive", option, single);
    }
  }

  /** Chooses a new seed for a game with a random start if neither seed nor position is given. */
  public <P extends Position> OptionalLong dealStart(Game<P> game) {
    OptionalLong dealt =
        seed == null && !hasPosition() ? NewStart.seed(game) : OptionalLong.empty();
    if (dealt.isPresent()) {
      seed = dealt.getAsLong();
    }
    return dealt;
  }

  /** Returns the random seed; 0 if none is given. */
  public long seed() {
    return seed == null ? 0 : seed;
  }

  /** Returns the selected position; by default, the start of the game. */
  public <P extends Position> P position(Game<P> game) throws InputException {
    if (position != null && positionFile != null) {
      throw Terminal.fault("usage.exclusive", "--position", "--position-file");
    } else if (position != null) {
      return read(game, position, "--position");
    } else if (positionFile != null) {
      return read(game, WorldOptions.text(positionFile), positionFile.toString());
    }
    return game.start(seed());
  }

  private static <P extends Position> P read(Game<P> game, String text, String source)
      throws InputException {
    try {
      return game.notation().read(text);
    } catch (InputException e) {
      throw e.of(source);
    }
  }
}
