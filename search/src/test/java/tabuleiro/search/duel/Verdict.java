package tabuleiro.search.duel;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.textbook.ReferenceMinimax;

/**
 * A maze with a margin of 0 until the end, when the winner gets at most {@code most} points. Many
 * games end at the bound, and the maze's estimates are far beyond it.
 */
record Verdict(Maze maze, int most) implements Position {
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

  /**
   * The definition of a search value: minimax to a depth, where a forced move is free, noisy doors
   * are tried from depth 0 on, and an end at the bound is worth {@link MarginScale#TOP}.
   */
  int value(int depth, int quiescence, boolean isForcedFree) {
    if (isOver()) {
      int margin = margin();
      return Math.abs(margin) == most ? Integer.signum(margin) * MarginScale.TOP : 10 * margin;
    }
    MoveList moves = new MoveList();
    int sign = turn() == FIRST ? 1 : -1;
    int best = Integer.MIN_VALUE;
    if (depth > 0) {
      moves(moves);
    } else {
      best = sign * new Maze.Guess().of(maze);
      if (depth > -quiescence) {
        maze.noisyDoors(moves);
      }
    }
    for (int door : moves.toArray()) {
      int below = isForcedFree && depth > 0 && moves.size() == 1 ? depth : depth - 1;
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
    public Optional<NoisyMoves<Verdict>> noisyMoves() {
      return Optional.of((verdict, moves) -> verdict.maze.noisyDoors(moves));
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
