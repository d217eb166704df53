package tabuleiro.search.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;

class ModelSearchTest {
  private static final Maze.Lore LORE = new Maze.Lore(false);
  private static final Player<Maze> GREEDY = new GreedyPlayer<>(0);
  private static final Player<Maze> FARSIGHTED =
      new Textbook<>(Algorithm.ALPHA_BETA, LORE, TextbookOptions.PLAIN.withDepth(3));

  private static int best(Maze maze, List<Player<Maze>> models) {
    Engine<Maze> engine = new Engine<>(LORE, EngineOptions.STANDARD.withMegabytes(1));
    return new ModelSearch<>(engine, models, new Budget(Limits.nodes(10_000_000)))
        .best(maze)
        .orElseThrow();
  }

  @Test
  void findsTheMoveThatIsBestAgainstOneModel() {
    int better = 0;
    for (int seed = 0; seed < 200; seed++) {
      Maze maze = Maze.start(seed, 9);
      int found = best(maze, List.of(GREEDY));
      int plies = plies(maze, List.of(GREEDY));
      int most = worth(maze, plies, List.of(GREEDY), maze.turn());
      assertThat(worst(maze, found, plies, List.of(GREEDY), maze.turn())).isEqualTo(most);
      better += most > side(maze) * minimax(maze) ? 1 : 0;
    }
    assertThat(better).as("mazes where a greedy opponent gives something away").isGreaterThan(50);
  }

  @Test
  void ofSeveralModelsTheWorstCounts() {
    List<Player<Maze>> models = List.of(GREEDY, FARSIGHTED);
    int differs = 0;
    for (int seed = 0; seed < 200; seed++) {
      Maze maze = Maze.start(seed, 9);
      int plies = plies(maze, models);
      int most = worth(maze, plies, models, maze.turn());
      assertThat(worst(maze, best(maze, models), plies, models, maze.turn())).isEqualTo(most);
      differs += most < worth(maze, plies, List.of(GREEDY), maze.turn()) ? 1 : 0;
    }
    assertThat(differs).as("mazes where the second model matters").isGreaterThan(10);
  }

  /** How many own moves deep the tree may be: as deep as its leaves are few. */
  private static int plies(Maze maze, List<Player<Maze>> models) {
    int plies = 1;
    while (plies < 20 && leaves(maze, plies + 1, models) <= ModelSearch.MOST_LEAVES) {
      plies++;
    }
    return plies;
  }

  private static int leaves(Maze maze, int plies, List<Player<Maze>> models) {
    if (plies == 0 || maze.isOver()) {
      return 1;
    }
    int leaves = 0;
    for (int move : moves(maze)) {
      for (Maze answered : answers(maze.play(move), models, maze.turn())) {
        leaves += leaves(answered, plies - 1, models);
      }
    }
    return leaves;
  }

  /** What a position is worth to a side against the models for so many moves, all else best. */
  private static int worth(Maze maze, int plies, List<Player<Maze>> models, int side) {
    if (plies == 0 || maze.isOver()) {
      return (side == Position.FIRST ? 1 : -1) * minimax(maze);
    }
    int best = Integer.MIN_VALUE;
    for (int move : moves(maze)) {
      best = Math.max(best, worst(maze, move, plies, models, side));
    }
    return best;
  }

  private static int worst(Maze maze, int move, int plies, List<Player<Maze>> models, int side) {
    return answers(maze.play(move), models, side).stream()
        .mapToInt(answered -> worth(answered, plies - 1, models, side))
        .min()
        .orElseThrow();
  }

  private static List<Maze> answers(Maze maze, List<Player<Maze>> models, int side) {
    return models.stream().map(model -> answered(maze, model, side)).distinct().toList();
  }

  private static Maze answered(Maze maze, Player<Maze> model, int side) {
    Maze next = maze;
    while (!next.isOver() && next.turn() != side) {
      next = next.play(model.choose(next, Limits.NONE, report -> {}).move());
    }
    return next;
  }

  /** The final margin under best play, found by looking at everything. */
  private static int minimax(Maze maze) {
    int best = Integer.MIN_VALUE;
    for (int move : moves(maze)) {
      best = Math.max(best, side(maze) * minimax(maze.play(move)));
    }
    return maze.isOver() ? maze.margin() : side(maze) * best;
  }

  private static int side(Maze maze) {
    return maze.turn() == Position.FIRST ? 1 : -1;
  }

  private static int[] moves(Maze maze) {
    MoveList moves = new MoveList();
    maze.moves(moves);
    return moves.toArray();
  }
}
