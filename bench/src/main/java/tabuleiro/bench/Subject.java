package tabuleiro.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.blokus.PlainBlokus;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.cavalo.PlainCavalo;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.dots.PlainDots;
import tabuleiro.games.quatro.PlainQuatro;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.PlainTetris;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.testkit.PlainState;

/**
 * The same state in the fast rules and in the reference rules, with the depths to count to: deepest
 * for the fast rules with the last ply in bulk, less deep where every leaf is played or for the
 * reference rules.
 */
record Subject(State fast, PlainState plain, int depth, int playedDepth, int plainDepth) {

  static Subject of(String world) {
    try {
      return switch (world) {
        case "dots" -> new Subject(start(new DotsWorld()), PlainDots.empty(5, 6), 4, 3, 3);
        // The opening of Blokus has three moves; after twelve plies the branching factor is
        // typical.
        case "blokus" ->
            new Subject(start(new BlokusWorld()), PlainBlokus.start(1), 4, 4, 3).after(12);
        case "quatro" ->
            new Subject(start(new QuatroWorld()), PlainQuatro.start(false, false), 3, 2, 2);
        case "cavalo" -> new Subject(cavaloStart(), cavalo(), 11, 10, 8);
        case "tetris" -> new Subject(tetrisStart(), tetris(), 5, 4, 3);
        default -> throw new IllegalArgumentException(world);
      };
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The number of legal sequences of a length by the reference rules; the last ply is listed, not
   * played.
   */
  static long count(PlainState state, int depth) {
    List<Integer> moves = state.moves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int move : moves) {
      leaves += count(state.play(move), depth - 1);
    }
    return leaves;
  }

  /** The number of states created when every leaf is played. */
  long playedNodes() {
    long nodes = 0;
    for (int d = 1; d <= playedDepth; d++) {
      nodes += new Perft(d).count(fast, d);
    }
    return nodes;
  }

  private Subject after(int plies) {
    SplittableRandom random = new SplittableRandom(1);
    State state = fast;
    PlainState plainly = plain;
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies; ply++) {
      moves.clear();
      state.moves(moves);
      int move = moves.get(random.nextInt(moves.size()));
      state = state.play(move);
      plainly = plainly.play(move);
    }
    return new Subject(state, plainly, depth, playedDepth, plainDepth);
  }

  private static State start(World world) throws InputException {
    return world.game(Variant.standard(world)).orElseThrow().start(0);
  }

  /** All numbers from 0 to 99, shuffled. */
  private static int[][] numbers() {
    int[][] numbers = new int[10][10];
    for (int cell = 0; cell < 100; cell++) {
      numbers[cell / 10][cell % 10] = (37 * cell + 11) % 100;
    }
    return numbers;
  }

  private static State cavaloStart() throws InputException {
    StringBuilder board = new StringBuilder("(");
    for (int[] row : numbers()) {
      board.append(Arrays.toString(row).replace('[', '(').replace(']', ')').replace(",", ""));
    }
    World world = new CavaloWorld();
    return world.game(Variant.standard(world)).orElseThrow().notation().read(board + ")");
  }

  private static PlainState cavalo() {
    Map<String, String> official =
        Map.of(
            "threat", "on",
            "zeroIsDouble", "on",
            "double", "largest",
            "end", "official",
            "placementDoubleRemoves", "on");
    return PlainCavalo.start(official, numbers(), 0);
  }

  private static State tetrisStart() throws InputException {
    World tetris = new TetrisWorld();
    return tetris
        .puzzles(Variant.standard(tetris))
        .orElseThrow()
        .notation()
        .read("(NIL (t i l l t))");
  }

  private static PlainState tetris() {
    return new PlainTetris(
        false, new boolean[18][10], List.of("t", "i", "l", "l", "t"), 0, List.of());
  }
}
