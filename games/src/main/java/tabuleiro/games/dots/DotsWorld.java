package tabuleiro.games.dots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Figure;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsMessages;

/** Dots and Boxes as a world: a game for two on a board of any size, and a puzzle. */
public final class DotsWorld implements World {
  static final String PROBLEMS = "problems.dat";
  static final String ORACLES = "game-oracles-5x6.dat";

  private static final int DIGITS = 6;

  @Override
  public String id() {
    return "dots";
  }

  @Override
  public String bundle() {
    return DotsMessages.BUNDLE;
  }

  @Override
  public List<Rule> rules() {
    return List.of(
        Rule.where("size", DotsWorld::isSize, "5x6", "5x6", "3x3", "8x8"),
        Rule.oneOf("goal", "atleast", "exactly"),
        Rule.number("target", 6, "auto", "auto", "20"));
  }

  @Override
  public Optional<Game<?>> game(Variant variant) throws InputException {
    return Optional.of(new DotsGame(grid(variant)));
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) throws InputException {
    grid(variant); // rejects an invalid size even if no board of that size is needed
    String target = variant.get("target");
    OptionalInt fixed =
        target.equals("auto") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(target));
    boolean exactly = variant.get("goal").equals("exactly");
    return Optional.of(new DotsPuzzles(new DotsPuzzleNotation(fixed, exactly)));
  }

  @Override
  public WorldPage page() {
    String chain =
        "((((1 1 1 1) (1 1 1 1) (1 1 1 1) (1 1 1 1))"
            + " ((0 0 1) (0 0 0) (0 0 0) (0 0 0) (1 1 0))) (0 0) 2)";
    String threeSided =
        "((((1 0 0 1) (1 0 0 0) (0 0 0 1) (0 1 0 0))"
            + " ((1 0 0) (0 0 1) (0 0 0) (0 1 0) (1 0 0))) (0 0) 1)";
    String problem = "((((1 0 1) (1 0 0) (0 0 1)) ((1 0) (0 1) (0 0) (1 0))) 2)";
    return WorldPage.EMPTY
        .withDemo(Demo.of(Resources.text(DotsWorld.class, "demo.txt"), true, 53))
        .withFigures(Figure.duel(threeSided), Figure.duel(chain), Figure.puzzle(problem))
        .withSmall(Map.of("size", "2x2"));
  }

  @Override
  public List<String> files() {
    return List.of(PROBLEMS, ORACLES);
  }

  /** Whether a text has the form {@code 5x6}; whether the size is possible is checked later. */
  private static boolean isSize(String text) {
    TextScanner scan = new TextScanner(text);
    return !scan.digits().isEmpty() && scan.take('x') && !scan.digits().isEmpty() && scan.isAtEnd();
  }

  private static DotsGrid grid(Variant variant) throws InputException {
    List<String> sides = Words.split(variant.get("size"), 'x');
    OptionalInt rows = Numerals.natural(sides.get(0), DIGITS);
    OptionalInt columns = Numerals.natural(sides.get(1), DIGITS);
    if (rows.isEmpty() || columns.isEmpty()) {
      throw new InputException(DotsMessages.tooLarge(sides.get(0), sides.get(1)));
    }
    return grid(rows.getAsInt(), columns.getAsInt());
  }

  private static DotsGrid grid(int rows, int columns) throws InputException {
    if (!DotsGrid.fits(rows, columns)) {
      throw new InputException(DotsMessages.tooLarge(rows, columns));
    }
    return DotsGrid.of(rows, columns);
  }
}
