package tabuleiro.search.duel;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;
import tabuleiro.core.player.Additive;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.textbook.ReferenceMinimax;

/**
 * A small game made of chance, to test searches with: rooms in layers, each room belonging to one
 * player, one to four doors in each, each door leading one or two layers down and bringing some
 * points. Rooms have several entrances, so there are transpositions, also at different depths; the
 * turn is as uneven as chance makes it; a third of the rooms have one door.
 */
public record Maze(long seed, int layers, int width, int layer, int room, int margin)
    implements Additive {

  public static Maze start(long seed, int layers) {
    return new Maze(seed, layers, 9, 0, 0, 0);
  }

  /** One so large that no search comes to its end. */
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

  /** What searches need to know of the game of mazes. */
  public static Game<Maze> game(Knowledge<Maze> lore, int maxMargin) {
    return new SearchedGame<>(lore, maxMargin);
  }

  /** The largest margin of all rooms that can be reached, in either direction; at least 1. */
  int largestMargin() {
    int largest = Math.max(1, Math.abs(margin));
    MoveList moves = new MoveList();
    moves(moves);
    for (int door : moves.toArray()) {
      largest = Math.max(largest, play(door).largestMargin());
    }
    return largest;
  }

  /** A guess that is a little better than the margin. */
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

  /** Knows a guess, which rooms are quiet and, if wanted, how the last two layers end. */
  public record Lore(boolean hasEndgame) implements Knowledge<Maze> {
    @Override
    public List<Evaluation<Maze>> evaluations() {
      return List.of(new Guess());
    }

    @Override
    public Optional<Predicate<Maze>> quiet() {
      return Optional.of(maze -> maze.chance(62) % 3 != 0);
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
