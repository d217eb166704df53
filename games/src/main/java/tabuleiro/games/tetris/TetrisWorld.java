package tabuleiro.games.tetris;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Weighted;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** IA-Tetris as a world: puzzles under the rules of 2015 or of the special season of 2016. */
public final class TetrisWorld implements World {
  private static final Rule SEASON =
      Rule.oneOf("season", TetrisSeason.REGULAR.year(), TetrisSeason.SPECIAL.year());

  @Override
  public String id() {
    return "tetris";
  }

  @Override
  public String bundle() {
    return TetrisNotation.BUNDLE;
  }

  @Override
  public List<Rule> rules() {
    return List.of(SEASON);
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) {
    return Optional.of(TetrisPuzzles.of(TetrisSeason.of(variant.get(SEASON.key()))));
  }

  @Override
  public List<Weighted<Trial>> trials() {
    return EndlessWeights.all();
  }

  @Override
  public List<WorldCommand> commands() {
    return List.of(new EndlessCommand());
  }

  @Override
  public List<String> files() {
    return List.of(
        TetrisPuzzles.FILE,
        TetrisPuzzles.SPECIAL_FILE,
        "pieces.json",
        "public-tests.json",
        "study-10x4.json",
        "boards-tabs-diff.json",
        "peer-benchmarks.json",
        "controller-weights.json",
        "course-random-search.csv",
        "course-genetic.csv");
  }
}
