package tabuleiro.games.tetris;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Figure;
import tabuleiro.core.page.KeyHelp;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.tetris.course.TetrisCourseTests;
import tabuleiro.games.tetris.endless.EndlessCommand;
import tabuleiro.games.tetris.endless.EndlessWeights;
import tabuleiro.games.tetris.rules.TetrisNotation;
import tabuleiro.games.tetris.rules.TetrisSeason;

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
  public List<Tunable<Trial>> trials() {
    return EndlessWeights.all();
  }

  @Override
  public WorldPage page() {
    String gap =
        "((1111111110 1111111110 1111111110 1111111110 1110011100 0100001000) (i t o s) 0)";
    return WorldPage.EMPTY
        .withDemo(Demo.of(Resources.text(TetrisWorld.class, "demo.txt"), false, 8))
        .withFigures(Figure.puzzle("(NIL (t i l l) 0)"), Figure.puzzle(gap))
        .withKeys(
            new KeyHelp("← →", "column"),
            new KeyHelp("↑ ↓", "turn"),
            new KeyHelp("Enter, ␣", "drop"))
        .withProblem("C");
  }

  @Override
  public List<WorldCommand> commands() {
    return List.of(new EndlessCommand());
  }

  @Override
  public Optional<CourseTests> courseTests() {
    return Optional.of(new TetrisCourseTests(new TetrisBestSolver()));
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
