package tabuleiro.lab.tune.method;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random search: draws uniformly random points and keeps the best. It is the baseline for all other
 * methods. It beats grid search if only some of the weights matter (Bergstra and Bengio 2012), and
 * it is how the course group found its first weights. The first point is the start.
 */
public final class RandomSearch implements Tuner {
  private final SplittableRandom random;
  private final int population;
  private final BestPoint best;
  private List<double[]> asked;

  /**
   * Creates a search.
   *
   * @param population the number of points per generation
   */
  public RandomSearch(double[] start, int population, long seed) {
    random = new SplittableRandom(seed);
    this.population = population;
    best = new BestPoint(start);
    asked = new ArrayList<>();
    asked.add(start.clone());
    fill(start.length);
  }

  private void fill(int size) {
    while (asked.size() < population) {
      asked.add(BestPoint.anywhere(size, random));
    }
  }

  @Override
  public List<double[]> ask() {
    return asked.stream().map(double[]::clone).toList();
  }

  @Override
  public void tell(List<Scored> scores) {
    best.look(asked, scores);
    asked = new ArrayList<>();
    fill(best.point().length);
  }

  @Override
  public double[] best() {
    return best.point();
  }

  @Override
  public int parents() {
    return 1;
  }
}
