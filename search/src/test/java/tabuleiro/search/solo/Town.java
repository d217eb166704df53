package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;
import tabuleiro.core.solver.Heuristic;

/** A town on a random map of one-way roads; some towns are goals. */
final class Town implements Puzzle {
  private final Roads roads;
  private final int town;

  private Town(Roads roads, int town) {
    this.roads = roads;
    this.town = town;
  }

  /** The map: for each town its roads as pairs of destination and cost. */
  private static final class Roads {
    final int[][][] from;
    final boolean[] goals;

    Roads(int[][][] from, boolean[] goals) {
      this.from = from;
      this.goals = goals;
    }
  }

  /** A random map; some have no solution. */
  static Town random(long seed, boolean hasTolls) {
    Random random = new Random(seed);
    int towns = 3 + random.nextInt(11);
    boolean hasFreeRoads = random.nextInt(3) == 0;
    int[][][] from = new int[towns][][];
    for (int town = 0; town < towns; town++) {
      from[town] = new int[random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(3)][];
      for (int road = 0; road < from[town].length; road++) {
        int toll = hasTolls ? random.nextInt(9) + (hasFreeRoads ? 0 : 1) : 1;
        from[town][road] = new int[] {random.nextInt(towns), toll};
      }
    }
    boolean[] goals = new boolean[towns];
    for (int town = 1; town < towns; town++) {
      goals[town] = random.nextInt(6) == 0;
    }
    return new Town(new Roads(from, goals), 0);
  }

  /** A long chain of cheap roads to the only goal, and one expensive direct road. */
  static Town chain(int roads, int dear) {
    int[][][] from = new int[roads + 1][][];
    for (int town = 0; town < roads; town++) {
      int[] next = {town + 1, 1};
      from[town] = town == 0 ? new int[][] {next, {roads, dear}} : new int[][] {next};
    }
    from[roads] = new int[0][];
    boolean[] goals = new boolean[roads + 1];
    goals[roads] = true;
    return new Town(new Roads(from, goals), 0);
  }

  /** The lowest cost to a goal by simple uniform-cost search; -1 if there is no path. */
  int leastCost() {
    Map<Integer, Integer> settled = new HashMap<>();
    PriorityQueue<int[]> frontier = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));
    frontier.add(new int[] {town, 0});
    while (!frontier.isEmpty()) {
      int[] next = frontier.remove();
      if (roads.goals[next[0]]) {
        return next[1];
      }
      if (settled.putIfAbsent(next[0], next[1]) == null) {
        for (int[] road : roads.from[next[0]]) {
          frontier.add(new int[] {road[0], next[1] + road[1]});
        }
      }
    }
    return -1;
  }

  /** An admissible heuristic: random fractions of the true costs, rarely consistent. */
  Heuristic<Town> partOfTheTruth(long seed, int scale, boolean knowsDeadEnds) {
    Random random = new Random(seed);
    List<Integer> estimates = new ArrayList<>();
    for (int i = 0; i < roads.from.length; i++) {
      int cost = new Town(roads, i).leastCost();
      int dead = knowsDeadEnds && random.nextBoolean() ? Heuristic.NEVER : random.nextInt(10);
      int part = (int) (cost * scale * (random.nextBoolean() ? 1 : random.nextDouble()));
      estimates.add(cost < 0 ? dead : part);
    }
    return new Heuristic<>("part", true, false, scale, state -> estimates.get(state.town));
  }

  @Override
  public boolean isSolved() {
    return roads.goals[town];
  }

  @Override
  public int cost(int move) {
    return roads.from[town][move][1];
  }

  @Override
  public void moves(MoveList moves) {
    for (int road = 0; road < roads.from[town].length; road++) {
      moves.add(road);
    }
  }

  @Override
  public Town play(int move) {
    return new Town(roads, roads.from[town][move][0]);
  }

  @Override
  public long key() {
    return Zobrist.key(town);
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = town;
  }

  @Override
  public Town load(long[] from, int at) {
    return new Town(roads, (int) from[at]);
  }
}
