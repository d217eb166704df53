package tabuleiro.search.duel;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.textbook.ReferenceMinimax;

/**
 * A maze with a margin of 0 until the end, when the winner gets at most {@code most} points. Many
 * games end at the bound, and the maze's estimates are far beyond it.
 */
record Verdict(Maze maze, int most) implements Position {
  private static final Maze.Lore LORE = new Maze.Lore(true);

  static Game<Verdict> game(int most, boolean hasEndgame) {
    return new SearchedGame<>(new Lore(hasEndgame), most);
  }

  static Verdict start(long seed, int layers, int most) {
    return new Verdict(Maze.start(seed, layers), most);
  }

  @Override
  public void moves(MoveList moves) {
    maze.moves(moves);
  }

  @Override
  public Verdict play(int move) {
    return new Verdict(maze.play(move), most);
  }

  @Override
  public long key() {
    return maze.key();
  }

  @Override
  public int turn() {
    return maze.turn();
  }

  @Override
  public boolean isOver() {
    return maze.isOver();
  }

  @Override
  public int margin() {
    return isOver() ? Math.max(-most, Math.min(most, maze.margin())) : 0;
  }

  boolean isQuiet() {
    return LORE.quiet().orElseThrow().test(maze);
  }

  /**
   * The definition of a search value: minimax to a depth, where a forced move is free, an unquiet
   * room is searched further at depth 0, and an end at the bound is worth {@link MarginScale#TOP}.
   */
  int value(int depth, int quiescence, boolean isForcedFree) {
    if (isOver()) {
      int margin = margin();
      return Math.abs(margin) == most ? Integer.signum(margin) * MarginScale.TOP : 10 * margin;
    }
    if (depth <= 0 && (depth <= -quiescence || isQuiet())) {
      return new Maze.Guess().of(maze);
    }
    MoveList moves = new MoveList();
    moves(moves);
    int sign = turn() == FIRST ? 1 : -1;
    int best = Integer.MIN_VALUE;
    for (int door : moves.toArray()) {
      int below = isForcedFree && moves.size() == 1 ? depth : depth - 1;
      best = Math.max(best, sign * play(door).value(below, quiescence, isForcedFree));
    }
    return sign * best;
  }

  /** The knowledge of the maze. */
  private record Lore(boolean hasEndgame) implements Knowledge<Verdict> {
    @Override
    public List<Evaluation<Verdict>> evaluations() {
      return List.of(new Guess());
    }

    @Override
    public Optional<Predicate<Verdict>> quiet() {
      return Optional.of(Verdict::isQuiet);
    }

    @Override
    public Optional<Endgame<Verdict>> endgame() {
      Endgame<Verdict> endgame =
          (verdict, budget) ->
              verdict.maze.layer() < verdict.maze.layers() - 2
                  ? Endgame.UNKNOWN
                  : new ReferenceMinimax().value(verdict);
      return hasEndgame ? Optional.of(endgame) : Optional.empty();
    }
  }

  /** The evaluation of the maze. */
  private static final class Guess implements Evaluation<Verdict> {
    private final Maze.Guess guess = new Maze.Guess();

    @Override
    public String name() {
      return guess.name();
    }

    @Override
    public int scale() {
      return guess.scale();
    }

    @Override
    public int of(Verdict verdict) {
      return guess.of(verdict.maze);
    }
  }
}
