package tabuleiro.lab.tune.method;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The genetic search of the course group's Tetris report (2015), section 4.4. It starts with five
 * parents. Every iteration creates nine children, each weight of a child taken from a random parent
 * (uniform crossover), and one random point instead of mutation. The five best of all points so far
 * are meant to be the parents of the next iteration.
 *
 * <p>The report's program does not do that. Shortened, it is:
 *
 * <pre>
 * class Genetico:
 *     def __init__(self, melhores):
 *         self.melhores = melhores
 *         self.totais = melhores              # the same list, not a copy
 *     ...  heuristica[random.randint(0, 4)]   # a weight of one of the first five of the list
 * while True:
 *     genetico = Genetico(melhores)           # the list of the beginning, again
 *     genetico.totais += [filho]              # grows that list at its end
 *     genetico.totais = sorted(...)           # a new list
 *     genetico.melhores = genetico.totais[-5:]   # printed, and forgotten
 * </pre>
 *
 * Both names refer to one list. Children are appended to it, the sorted list is a new one that
 * exists for one iteration only, and parents are drawn from places 0 to 4: always the initial five.
 * Nothing is ever inherited from a child, so the report's best weights are a random point. The
 * variant <em>as written</em> reproduces this; <em>mended</em> uses the five best.
 */
public final class CourseGenetic implements Tuner {
  public static final int POOL = 5;
  public static final int CHILDREN = 9;

  /** The number of points that the group tried before; the five best were the first parents. */
  public static final int RANDOM_TRIES = 41;

  private final SplittableRandom random;
  private final boolean isMended;
  private final BestPoint best;

  /** Every scored point, in the order of the group's list: the first parents come first. */
  private final List<Member> members = new ArrayList<>();

  private List<double[]> asked;

  /** A point and its score. */
  private static final class Member {
    final double[] point;
    final double score;

    Member(double[] point, double score) {
      this.point = point;
      this.score = score;
    }
  }

  private CourseGenetic(List<double[]> first, boolean isMended, SplittableRandom random) {
    this.random = random;
    this.isMended = isMended;
    asked = first;
    best = new BestPoint(first.get(0));
  }

  /** A search that starts with these five parents. */
  public static CourseGenetic of(List<double[]> parents, boolean isMended, long seed) {
    if (parents.size() != POOL) {
      throw new IllegalArgumentException(parents.size() + " parents");
    }
    return new CourseGenetic(List.copyOf(parents), isMended, new SplittableRandom(seed));
  }

  /** A search that starts with the five best of the start and forty random points. */
  public static CourseGenetic of(double[] start, boolean isMended, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<double[]> first = new ArrayList<>(List.of(start.clone()));
    while (first.size() < RANDOM_TRIES) {
      first.add(BestPoint.anywhere(start.length, random));
    }
    return new CourseGenetic(first, isMended, random);
  }

  @Override
  public List<double[]> ask() {
    return asked.stream().map(double[]::clone).toList();
  }

  @Override
  public void tell(List<Scored> scores) {
    best.look(asked, scores);
    List<Member> told = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      told.add(new Member(asked.get(i), scores.get(i).mean()));
    }
    members.addAll(members.isEmpty() && told.size() > POOL ? fittest(told) : told);
    List<Member> parents = parentList();
    List<double[]> next = new ArrayList<>();
    for (int i = 0; i < CHILDREN; i++) {
      next.add(child(parents));
    }
    next.add(BestPoint.anywhere(asked.get(0).length, random));
    asked = next;
  }

  private double[] child(List<Member> parents) {
    double[] child = new double[asked.get(0).length];
    for (int i = 0; i < child.length; i++) {
      child[i] = parents.get(random.nextInt(POOL)).point[i];
    }
    return child;
  }

  private List<Member> parentList() {
    return isMended ? fittest(members) : members.subList(0, POOL);
  }

  /** The five best, in the sort order of the group's program: the last of equal ones win. */
  private static List<Member> fittest(List<Member> all) {
    List<Member> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingDouble(member -> member.score));
    return sorted.subList(sorted.size() - POOL, sorted.size());
  }

  /** The parents of the next children. */
  public List<double[]> currentParents() {
    return parentList().stream().map(member -> member.point.clone()).toList();
  }

  /** The five best so far, which the group's program printed after every iteration. */
  @Override
  public List<double[]> pool() {
    return fittest(members).stream().map(member -> member.point.clone()).toList();
  }

  @Override
  public double[] best() {
    return best.point();
  }

  @Override
  public int parents() {
    return POOL;
  }
}
