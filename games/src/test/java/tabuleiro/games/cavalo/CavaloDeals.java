package tabuleiro.games.cavalo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Variant;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** Boards and rules for tests, independent of the code under test. */
public final class CavaloDeals {

  private static final int[][] MANUAL = {
    {11, 70, 32, 50, 88, 91, 55, 8, 99, 16},
    {0, 28, 25, 76, 98, 15, 48, 95, 39, 12},
    {36, 6, 3, 29, 45, 83, 58, 10, 20, 82},
    {75, 33, 93, 86, 97, 26, 94, 18, 65, 1},
    {37, 73, 92, 59, 21, 67, 60, 22, 9, 71},
    {72, 31, 4, 66, 62, 87, 53, 61, 14, 24},
    {44, 19, 85, 90, 17, 64, 46, 96, 47, 38},
    {63, 34, 80, 56, 30, 69, 79, 35, 7, 43},
    {23, 74, 5, 84, 89, 2, 42, 77, 13, 51},
    {40, 49, 54, 57, 81, 41, 52, 27, 78, 68}
  };

  /** The board of the game in the manual after move 24: -1 and -2 are the knights, -9 is gone. */
  static final int[][] MANUAL_LATE = {
    {11, 70, 32, 50, -9, 91, 55, -9, -9, -9},
    {0, -9, -9, -9, 98, 15, -9, -9, -9, -9},
    {-9, 6, 3, 29, -9, -9, 58, 10, -9, -9},
    {-9, 33, -9, -9, -9, 26, 94, -9, 65, 1},
    {-9, -9, 92, -9, -9, -9, 60, 22, -9, 71},
    {72, 31, 4, -9, 62, -9, -9, -9, 14, 24},
    {44, 19, 85, -9, 17, -9, -9, -9, -9, -9},
    {-9, 34, -9, 56, 30, -9, -9, -1, 7, 43},
    {23, -2, 5, -9, 89, -9, 42, 77, 13, 51},
    {40, 49, -9, -9, -9, 41, -9, 27, -9, -9}
  };

  private CavaloDeals() {}

  /** The board of the game in the course manual, before any placement. */
  public static int[][] manual() {
    return MANUAL.clone();
  }

  /** A random board of a seed; a larger {@code sparse} leaves more cells empty. */
  public static int[][] deal(long seed, int sparse) {
    Random random = new Random(seed);
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < 100; number++) {
      numbers.add(number);
    }
    Collections.shuffle(numbers, random);
    int[][] board = new int[10][10];
    for (int cell = 0; cell < 100; cell++) {
      boolean isGone = cell >= 10 && cell < 90 && random.nextInt(100) < sparse;
      board[cell / 10][cell % 10] = isGone ? PlainCavaloBoard.NIL : numbers.get(cell);
    }
    return board;
  }

  /** A board as the text of a position or problem. */
  public static String text(int[][] board) {
    StringJoiner rows = new StringJoiner(" ", "(", ")");
    for (int[] row : board) {
      StringJoiner cells = new StringJoiner(" ", "(", ")");
      for (int cell : row) {
        cells.add(cell == PlainCavaloBoard.NIL ? "NIL" : "" + cell);
      }
      rows.add(cells.toString());
    }
    return rows.toString();
  }

  /** The mirrored board: column A becomes column J. */
  public static int[][] mirrored(int[][] board) {
    int[][] mirrored = new int[10][10];
    for (int cell = 0; cell < 100; cell++) {
      mirrored[cell / 10][cell % 10] = board[cell / 10][9 - cell % 10];
    }
    return mirrored;
  }

  /** One of the 48 combinations of the rule options of the game. */
  static Map<String, String> rules(int number) {
    Map<String, String> rules = new LinkedHashMap<>();
    rules.put("threat", number % 2 == 0 ? "on" : "off");
    rules.put("zeroIsDouble", number / 2 % 2 == 0 ? "on" : "off");
    rules.put("double", number / 4 % 2 == 0 ? "largest" : "choice");
    rules.put("placementDoubleRemoves", number / 8 % 2 == 0 ? "on" : "off");
    rules.put("end", List.of("official", "course", "brainking").get(number / 16 % 3));
    return rules;
  }

  public static CavaloGame game(Map<String, String> rules) {
    CavaloWorld world = new CavaloWorld();
    try {
      return (CavaloGame) world.game(Variant.of(world, rules)).orElseThrow();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  public static CavaloPuzzles puzzles(Map<String, String> rules) {
    CavaloWorld world = new CavaloWorld();
    try {
      return (CavaloPuzzles) world.puzzles(Variant.of(world, rules)).orElseThrow();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  /** A heuristic by its name. */
  static Heuristic<CavaloPuzzle> heuristic(CavaloPuzzles puzzles, String name) {
    return puzzles.heuristics().stream().filter(h -> h.name().equals(name)).findFirst().get();
  }

  /** All states one move later. */
  static List<CavaloPuzzle> children(CavaloPuzzle state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return Arrays.stream(moves.toArray()).mapToObj(state::play).toList();
  }
}
