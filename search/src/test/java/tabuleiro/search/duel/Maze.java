package tabuleiro.search.duel;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;
import tabuleiro.core.player.Additive;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.textbook.ReferenceMinimax;

/**
 * A small random game for testing searches. It has layers of rooms; each room belongs to one player
 * and has one to four doors; each door leads one or two layers down and brings some points. Rooms
 * have several entrances, so there are transpositions, also at different depths. The order of turns
 * is random, and a third of the rooms have one door.
 */
public record Maze(long seed, int layers, int width, int layer, int room, int margin)
    implements Additive {

  public static Maze start(long seed, int layers) {
    return new Maze(seed, layers, 9, 0, 0, 0);
  }

  /** A maze so large that no search reaches its end. */
  public static Maze endless(long seed) {
    return new Maze(seed, 400, 1 << 20, 0, 0, 0);
  }

  private long chance(int what) {
    return Zobrist.key(seed * 1_000_003 + (layer * (long) width + room) * 64 + what) >>> 1;
  }

  private int doors() {
    long chance = chance(0);
    return chance % 3 == 0 ? 1 : 2 + (int) (chance / 3 % 3);
  }

  @Override
  public void moves(MoveList moves) {
    for (int door = 0; !isOver() && door < doors(); door++) {
      moves.add(door);
    }
  }

  @Override
  public Maze play(int door) {
    long chance = chance(2 + door);
    int down = chance % 5 == 0 ? 2 : 1;
    int points = (int) (chance / 5 % 7) * (turn() == FIRST ? 1 : -1);
    int next = (int) (chance / 35 % width);
    return new Maze(seed, layers, width, Math.min(layers, layer + down), next, margin + points);
  }

  @Override
  public int turn() {
    return (int) (chance(1) % 2);
  }

  @Override
  public boolean isOver() {
    return layer == layers || (layer > 2 && width < 1 << 20 && chance(60) % 12 == 0);
  }

  @Override
  public long key() {
    return Zobrist.key(futureKey() + margin);
  }

  @Override
  public long futureKey() {
    return Zobrist.key(seed * 1_000_003 + (layer * (long) width + room) * 64 + 63);
  }

  /** The game of mazes, as far as searches need it. */
  public static Game<Maze> game(Knowledge<Maze> lore, int maxMargin) {
    return new SearchedGame<>(lore, maxMargin);
  }

  /** The largest absolute margin of all reachable rooms, at least 1. */
  int largestMargin() {
    int largest = Math.max(1, Math.abs(margin));
    MoveList moves = new MoveList();
    moves(moves);
    for (int door : moves.toArray()) {
      largest = Math.max(largest, play(door).largestMargin());
    }
    return largest;
  }

  /** Appends the doors of a third of the rooms, without the first one if there are several. */
  void noisyDoors(MoveList moves) {
    if (!isOver() && chance(62) % 3 == 0) {
      for (int door = doors() == 1 ? 0 : 1; door < doors(); door++) {
        moves.add(door);
      }
    }
  }

  /** The margin plus pseudo-random noise of at most two points. */
  public static final class Guess implements Evaluation<Maze> {
    @Override
    public String name() {
      return "guess";
    }

    @Override
    public int scale() {
      return 10;
    }

    @Override
    public int of(Maze maze) {
      return 10 * maze.margin + (int) (maze.chance(61) % 41) - 20;
    }
  }

  /** An evaluation, noisy doors and optionally exact values for the last two layers. */
  public record Lore(boolean hasEndgame) implements Knowledge<Maze> {
    @Override
    public List<Evaluation<Maze>> evaluations() {
      return List.of(new Guess());
    }

    @Override
    public Optional<NoisyMoves<Maze>> noisyMoves() {
      return Optional.of(Maze::noisyDoors);
    }

    @Override
    public Optional<Endgame<Maze>> endgame() {
      Endgame<Maze> endgame =
          (maze, budget) ->
              maze.layer < maze.layers - 2 ? Endgame.UNKNOWN : new ReferenceMinimax().value(maze);
      return hasEndgame ? Optional.of(endgame) : Optional.empty();
    }
  }
}
