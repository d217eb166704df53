package tabuleiro.search.solo;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;
import tabuleiro.core.solver.Backward;

/**
 * A vertex of a small random graph, as a puzzle: go to a solved vertex. A move is the number of an
 * arc.
 */
record FrontierGraph(Plan plan, int place) implements Puzzle {
  static final int NONE = Integer.MAX_VALUE;

  /** The graph, with reference results computed as simply as possible. */
  static final class Plan {
    private final int words;
    private final int[][] targets;
    private final int[][] costs;
    private final boolean[] solved;

    Plan(int words, int[][] targets, int[][] costs, boolean[] solved) {
      this.words = words;
      this.targets = targets;
      this.costs = costs;
      this.solved = solved;
    }

    int places() {
      return targets.length;
    }

    /** The lowest cost from a vertex to a solved one in at most {@code most} moves. */
    int least(int from, int most) {
      int[] now = new int[places()];
      Arrays.fill(now, NONE);
      now[from] = 0;
      int best = solved[from] ? 0 : NONE;
      for (int depth = 0; depth < Math.min(most, places()); depth++) {
        int[] then = new int[places()];
        Arrays.fill(then, NONE);
        for (int place = 0; place < places(); place++) {
          for (int arc = 0; now[place] != NONE && arc < targets[place].length; arc++) {
            int target = targets[place][arc];
            then[target] = Math.min(then[target], now[place] + costs[place][arc]);
          }
        }
        now = then;
        for (int place = 0; place < places(); place++) {
          best = solved[place] ? Math.min(best, now[place]) : best;
        }
      }
      return best;
    }

    int least(int from) {
      return least(from, places());
    }

    /** The fewest moves from a vertex to a solved one. */
    int fewest(int from) {
      return IntStream.rangeClosed(0, places())
          .filter(depth -> least(from, depth) != NONE)
          .findFirst()
          .orElse(NONE);
    }
  }

  /** A random graph with at most 24 vertices; moves cost 1 or, in half of the graphs, 0 to 5. */
  static FrontierGraph random(long seed) {
    Random random = new Random(seed);
    int places = 2 + random.nextInt(23);
    boolean isUnit = random.nextBoolean();
    int degree = 1 + random.nextInt(4);
    int[][] targets = new int[places][];
    int[][] costs = new int[places][];
    boolean[] solved = new boolean[places];
    for (int place = 0; place < places; place++) {
      int arcs = random.nextInt(degree + 1);
      targets[place] = random.ints(arcs, 0, places).toArray();
      costs[place] = isUnit ? ones(arcs) : random.ints(arcs, 0, 6).toArray();
      solved[place] = random.nextInt(10) == 0;
    }
    return new FrontierGraph(new Plan(1 + random.nextInt(3), targets, costs, solved), 0);
  }

  private static int[] ones(int count) {
    int[] ones = new int[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  @Override
  public void moves(MoveList moves) {
    for (int arc = 0; arc < plan.targets[place].length; arc++) {
      moves.add(arc);
    }
  }

  @Override
  public int cost(int arc) {
    return plan.costs[place][arc];
  }

  @Override
  public FrontierGraph play(int arc) {
    return new FrontierGraph(plan, plan.targets[place][arc]);
  }

  @Override
  public boolean isSolved() {
    return plan.solved[place];
  }

  @Override
  public long key() {
    return Zobrist.key(place);
  }

  @Override
  public int words() {
    return plan.words;
  }

  /** The vertex is stored in the last word only, so states differ nowhere else. */
  @Override
  public void save(long[] into, int at) {
    Arrays.fill(into, at, at + plan.words, 7);
    into[at + plan.words - 1] = place;
  }

  @Override
  public FrontierGraph load(long[] from, int at) {
    return new FrontierGraph(plan, (int) from[at + plan.words - 1]);
  }

  /** The reversed graph: a reverse move is an arc, numbered across all vertices. */
  static final Backward<FrontierGraph> BACKWARD =
      new Backward<>() {
        private static final int ARCS = 8;

        @Override
        public List<FrontierGraph> goals(FrontierGraph start) {
          return IntStream.range(0, start.plan.places())
              .mapToObj(place -> new FrontierGraph(start.plan, place))
              .filter(FrontierGraph::isSolved)
              .toList();
        }

        @Override
        public void ways(FrontierGraph state, MoveList ways) {
          for (int place = 0; place < state.plan.places(); place++) {
            for (int arc = 0; arc < state.plan.targets[place].length; arc++) {
              if (state.plan.targets[place][arc] == state.place) {
                ways.add(place * ARCS + arc);
              }
            }
          }
        }

        @Override
        public FrontierGraph before(FrontierGraph state, int way) {
          return new FrontierGraph(state.plan, way / ARCS);
        }

        @Override
        public int move(FrontierGraph state, int way) {
          return way % ARCS;
        }
      };
}
