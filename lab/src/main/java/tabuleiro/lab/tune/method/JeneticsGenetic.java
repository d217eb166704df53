package tabuleiro.lab.tune.method;

import io.jenetics.DoubleChromosome;
import io.jenetics.DoubleGene;
import io.jenetics.EliteSelector;
import io.jenetics.GaussianMutator;
import io.jenetics.Genotype;
import io.jenetics.Phenotype;
import io.jenetics.TournamentSelector;
import io.jenetics.UniformCrossover;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionStart;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A genetic algorithm with what {@link CourseGenetic} lacks: tournament selection of size three,
 * uniform crossover, Gaussian mutation, and elitism (Eiben and Smith 2015). It uses the library
 * Jenetics.
 *
 * <p>Jenetics evaluates points itself while it evolves. Here its evaluator only records the points
 * without a score and gives them a placeholder; {@link #tell} replaces it by the true score before
 * the next generation evolves. A survivor keeps its score, which may be a lucky one if scores are
 * noisy, so nobody survives more than five generations.
 */
public final class JeneticsGenetic implements Tuner {
  private static final int TOURNAMENT = 3;
  private static final int ELITE = 2;
  private static final int OLDEST = 5;
  private static final double CROSSOVER = 0.8;
  private static final double SWAP = 0.5;
  private static final double MUTATION = 0.2;
  private static final double OFFSPRING = 0.8;

  private final SplittableRandom random;
  private final Engine<DoubleGene, Double> engine;
  private final int population;
  private final BestPoint best;

  /** The current generation; {@link #ask} returns those without a score. */
  private ISeq<Phenotype<DoubleGene, Double>> members;

  private long generation = 1;

  /**
   * Creates a search.
   *
   * @param population the size of the population; the first {@link #ask} returns all of it
   */
  public JeneticsGenetic(double[] start, int population, long seed) {
    random = new SplittableRandom(seed);
    this.population = population;
    best = new BestPoint(start);
    List<Phenotype<DoubleGene, Double>> first = new ArrayList<>();
    first.add(member(start));
    while (first.size() < population) {
      first.add(member(BestPoint.anywhere(start.length, random)));
    }
    members = ISeq.of(first);
    engine =
        new Engine.Builder<>(this::capture, () -> genotype(start))
            .populationSize(population)
            .offspringFraction(OFFSPRING)
            .survivorsSelector(
                new EliteSelector<DoubleGene, Double>(ELITE, new TournamentSelector<>(TOURNAMENT)))
            .offspringSelector(new TournamentSelector<>(TOURNAMENT))
            .alterers(new UniformCrossover<>(CROSSOVER, SWAP), new GaussianMutator<>(MUTATION))
            .maximalPhenotypeAge(OLDEST)
            .maximizing()
            .executor(Runnable::run)
            .build();
  }

  private static Genotype<DoubleGene> genotype(double[] point) {
    List<DoubleGene> genes = new ArrayList<>();
    for (double value : point) {
      genes.add(DoubleGene.of(value, 0, Math.nextUp(1.0))); // the upper end is exclusive
    }
    return Genotype.of(DoubleChromosome.of(genes));
  }

  private Phenotype<DoubleGene, Double> member(double[] point) {
    return Phenotype.of(genotype(point), generation);
  }

  /** Records a generation and gives placeholder scores to those without one. */
  private ISeq<Phenotype<DoubleGene, Double>> capture(Seq<Phenotype<DoubleGene, Double>> all) {
    members = all.asISeq();
    return members.map(member -> member.isEvaluated() ? member : member.withFitness(0.0));
  }

  @Override
  public List<double[]> ask() {
    return members.stream()
        .filter(Phenotype::nonEvaluated)
        .map(member -> point(member.genotype()))
        .toList();
  }

  private static double[] point(Genotype<DoubleGene> genotype) {
    return genotype.chromosome().stream()
        .mapToDouble(gene -> BestPoint.clamp(gene.allele()))
        .toArray();
  }

  @Override
  public void tell(List<Scored> scores) {
    best.look(ask(), scores);
    List<Phenotype<DoubleGene, Double>> judged = new ArrayList<>();
    int told = 0;
    for (Phenotype<DoubleGene, Double> member : members) {
      judged.add(member.isEvaluated() ? member : member.withFitness(scores.get(told++).mean()));
    }
    ISeq<Phenotype<DoubleGene, Double>> start = ISeq.of(judged);
    do {
      generation++;
      ISeq<Phenotype<DoubleGene, Double>> from = start;
      long number = generation;
      RandomRegistry.using(random, r -> engine.evolve(EvolutionStart.of(from, number)));
    } while (members.stream().noneMatch(Phenotype::nonEvaluated));
  }

  @Override
  public double[] best() {
    return best.point();
  }

  @Override
  public int parents() {
    return Math.max(1, population / 2);
  }
}
