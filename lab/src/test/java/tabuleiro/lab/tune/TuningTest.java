package tabuleiro.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;

class TuningTest {

  /** A hill with its top at (3, -2, 1), with noise. */
  private record Hill(double noise) implements Fitness {
    @Override
    public Message unit() {
      return Message.of(TuneSettings.BUNDLE, "column.points");
    }

    @Override
    public double score(double[] w, Instance instance) {
      double away = sq(w[0] - 3) + sq(w[1] + 2) + sq(w[2] - 1);
      return 100 - away + noise * new SplittableRandom(instance.seed()).nextGaussian() * (1 + w[0]);
    }

    private static double sq(double x) {
      return x * x;
    }

    @Override
    public boolean isDuel() {
      return true;
    }

    @Override
    public double[] pair(double[] one, double[] other, long number) {
      SplittableRandom random = new SplittableRandom(number);
      double edge = score(one, new Instance("", number)) - score(other, new Instance("", number));
      return new double[] {
        edge / 20 + random.nextGaussian() > 0 ? 1 : 0, edge / 20 + random.nextGaussian() > 0 ? 1 : 0
      };
    }
  }

  private record Three() implements Tunable<Object> {
    @Override
    public String name() {
      return "three";
    }

    @Override
    public List<Weight> weights() {
      return List.of(
          new Weight("a", 0, -5, 5), new Weight("b", 0, -5, 5), new Weight("c", 0, -5, 5));
    }

    @Override
    public Object with(double... values) {
      return values;
    }

    @Override
    public Map<String, List<Double>> known() {
      return Map.of("top", List.of(3.0, -2.0, 1.0), "outside", List.of(9.0, 0.0, 0.0));
    }
  }

  private static String file(String method, String more) {
    return """
    name: hill
    subject: {game: none, trial: hill}
    method: {name: %s}
    fitness: {games: 12, block: 3}
    training: {seed: 1}
    heldOut: {seed: 2, size: 60, against: [top]}
    finalists: {count: 3, games: 30}
    curve: {every: 3, games: 6}
    seed: 5
    %s
    """
        .formatted(method, more);
  }

  private static final String CMA = "cma-es, generations: 8, population: 8, sigma: 0.3";

  private static Tuning tuning(String text, double noise) throws InputException {
    Description description = new Description("tune", "hill.yaml", text);
    TuneFile file = description.as(TuneFile.class);
    TuneSettings settings = TuneSettings.of(description, file);
    return new Tuning(
        settings, TuningStart.of(description, file, settings, new Three()), new Hill(noise));
  }

  private static final class Lab {
    final MemoryStore store = new MemoryStore();
    final Experiment experiment =
        store.create("tune", "hill", "f", "", JsonNodeFactory.instance.objectNode());
    final Map<String, Integer> done = new HashMap<>();

    Document run(Tuning tuning, Runner runner) throws InterruptedException {
      ExperimentRun bench =
          new ExperimentRun(
              store,
              experiment,
              (tasks, worker, heard) ->
                  runner.run(
                      tasks,
                      task -> {
                        synchronized (done) {
                          done.merge(task.key(), 1, Integer::sum);
                        }
                        return worker.perform(task);
                      },
                      heard),
              tuning.worker(),
              ExperimentRun.Listener.NONE);
      return tuning.run(bench, Locale.ENGLISH);
    }
  }

  private static Document run(String text, double noise) throws Exception {
    return new Lab().run(tuning(text, noise), new LocalPool(1));
  }

  private static Document.Table table(Document document, int number) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .toList()
        .get(number);
  }

  @Test
  void findsTheTopAndSaysThatItIsBetter() throws Exception {
    Document document = run(file(CMA, ""), 1);
    assertThat(document.summary()).startsWith("The winner is better than the start");
    Document.Table weights = table(document, 0);
    assertThat(weights.headings()).containsExactly("weight", "range", "winner", "start", "top");
    for (List<String> row : weights.rows()) {
      double winner = Double.parseDouble(row.get(2));
      assertThat(Math.abs(winner - Double.parseDouble(row.get(4)))).isLessThan(1.5);
    }
    Document.Table sets = table(document, 1);
    assertThat(sets.rows()).extracting(row -> row.get(0)).containsExactly("winner", "start", "top");
    assertThat(sets.rows()).allMatch(row -> row.get(2).equals("30") && row.get(4).equals("60"));
    assertThat(table(document, 2).rows()).hasSize(8);
    assertThat(document.blocks())
        .anyMatch(b -> b instanceof Document.Preformatted p && p.text().startsWith("weights="));
    assertThat(document.blocks())
        .anyMatch(b -> b instanceof Document.Plot plot && plot.series().size() == 3);
  }

  /** Scores that are independent of the quality of the weights but repeatable. */
  private record Luck() implements Fitness {
    @Override
    public Message unit() {
      return Message.of(TuneSettings.BUNDLE, "column.points");
    }

    @Override
    public double score(double[] weights, Instance instance) {
      return new SplittableRandom(instance.seed() * 31 + Arrays.hashCode(weights)).nextGaussian();
    }
  }

  @Test
  void doesNotCallLuckBetter() throws Exception {
    String text =
        file("random, generations: 6, population: 20", "")
            .replace("training: {seed: 1}", "training: {seed: 1, size: 12}");
    Description description = new Description("tune", "luck.yaml", text);
    TuneFile file = description.as(TuneFile.class);
    TuneSettings settings = TuneSettings.of(description, file);
    TuningStart basis = TuningStart.of(description, file, settings, new Three());
    Document document = new Lab().run(new Tuning(settings, basis, new Luck()), new LocalPool(1));
    assertThat(document.summary()).startsWith("The winner is not shown to be better");
    List<String> winner = table(document, 1).rows().get(0);
    double training = Double.parseDouble(winner.get(1).split(" ")[0]);
    double heldOut = Double.parseDouble(winner.get(3).split(" ")[0]);
    assertThat(training).isGreaterThan(0.5); // the luckiest of 120
    assertThat(heldOut).isLessThan(0.3);
  }

  @Test
  void ifNothingIsBetterTheStartStays() throws Exception {
    assertThat(run(file("random, generations: 2, population: 4", "start: top"), 0).summary())
        .startsWith("No weights better");
  }

  @Test
  void aMatchDecidesIfOneIsAskedFor() throws Exception {
    String confirm = "confirm: {match: {games: 400, sprt: [0, 50]}}";
    Document better = run(file(CMA, confirm), 1);
    assertThat(better.summary()).contains("the sequential test accepts it");
    String top = "start: top\n" + confirm;
    Document not = run(file("random, generations: 3, population: 4", top), 9);
    assertThat(not.summary()).containsAnyOf("rejects", "undecided", "No weights better");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "random, generations: 4, population: 6",
        "course-genetic, generations: 4",
        "course-genetic-mended, generations: 4",
        "genetic, generations: 4, population: 8",
        "genetic, generations: 3, population: 4",
        "cross-entropy, generations: 4, population: 10, elite: 3, noise: constant",
        "cma-es, generations: 4"
      })
  void everyMethodGivesTheSameWithOneThreadAndTwo(String method) throws Exception {
    String text = file(method, "racing: {alpha: 0.1}");
    Document one = new Lab().run(tuning(text, 2), new LocalPool(1));
    Document two = new Lab().run(tuning(text, 2), new LocalPool(2));
    assertThat(two).isEqualTo(one);
  }

  /** Interrupts after many different numbers of results, and sometimes again after resuming. */
  @Test
  void brokenOffAnywhereItEndsTheSameAndDoesNothingTwice() throws Exception {
    String text = file(CMA, "racing: {}\nconfirm: {match: {games: 40, sprt: [0, 50]}}");
    Lab whole = new Lab();
    Document expected = whole.run(tuning(text, 2), new LocalPool(2));
    int tasks = whole.done.size();
    assertThat(tasks).isGreaterThan(200);
    SplittableRandom random = new SplittableRandom(1);
    for (int first = 0; first < tasks; first += 17) {
      Lab lab = new Lab();
      Set<String> kept = new HashSet<>();
      int allowed = first;
      Document document = null;
      while (document == null) {
        Runner breaking = breakingOff(allowed, kept);
        try {
          document = lab.run(tuning(text, 2), breaking);
        } catch (InterruptedException e) {
          allowed = random.nextInt(1, 150);
        }
      }
      assertThat(document).isEqualTo(expected);
      assertThat(lab.done).isEqualTo(whole.done);
    }
  }

  /** Performs a number of tasks and is then interrupted; a task in progress is lost. */
  private static Runner breakingOff(int allowed, Set<String> kept) {
    int[] left = {allowed};
    return (tasks, worker, heard) -> {
      for (var task : tasks) {
        if (left[0]-- == 0) {
          throw new InterruptedException();
        }
        assertThat(kept.add(task.key())).as(task.key()).isTrue();
        heard.accept(new Result(task.key(), worker.perform(task), Duration.ZERO));
      }
    };
  }

  @Test
  void aRaceSavesWorkAndFindsTheSameTop() throws Exception {
    Lab plain = new Lab();
    Lab racing = new Lab();
    plain.run(tuning(file(CMA, ""), 1), new LocalPool(1));
    Document document = racing.run(tuning(file(CMA, "racing: {first: 2}"), 1), new LocalPool(1));
    assertThat(racing.done.size()).isLessThan(plain.done.size() * 9 / 10);
    assertThat(document.summary()).startsWith("The winner is better");
    assertThat(table(document, 2).rows()).anyMatch(row -> !row.get(5).equals("0"));
  }

  @Test
  void fixedWeightsStayWhereTheyAre() throws Exception {
    Document document = run(file(CMA, "start: [1, 2, 3]\nfixed: [b]"), 1);
    assertThat(table(document, 0).rows().get(1).subList(0, 4))
        .containsExactly("b", "-5 – 5", "2", "2");
    assertThat(table(document, 0).rows().get(0).get(2)).isNotEqualTo("1");
  }

  @Test
  void instancesOfTwoSetsAreDifferentAndThoseOfAnEndlessOneNeverComeAgain() {
    Instances endless = new Instances(1, 0, List.of());
    Set<Instance> seen = new HashSet<>(endless.from(0, 1000));
    seen.addAll(endless.from(1000, 1000));
    seen.addAll(new Instances(2, 1000, List.of()).from(0, 5000));
    assertThat(seen).hasSize(3000);
    Instances few = new Instances(0, 0, List.of("x", "y", "z"));
    assertThat(few.from(2, 2)).extracting(Instance::name).containsExactly("z", "x");
    assertThat(few.from(0, 50)).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name: hill | | the field “name” is missing",
        "seed: 2 | seed: 1 | training and heldOut have the same seed 1",
        "cma-es | cmaes | unknown method “cmaes”; expected one of: random, course-genetic",
        "population: 8 | population: 3 | the field “method.population” cannot be 3; expected a"
            + " number",
        "cma-es | course-genetic | the method “course-genetic” has its own population",
        "games: 12 | games: 0 | the field “fitness.games” cannot be 0; expected a number from 1",
        "cma-es, generations: 8, population: 8 | random, generations: 8 | “method.population” is"
            + " missing",
        "sigma: 0.3 | sigma: 7 | the field “method.sigma” cannot be 7.0",
        "seed: 5 | start: nowhere | “start” must be 3 numbers, “standard” or the name of known",
        "seed: 5 | start: [1, x, 2] | “start” must be 3 numbers",
        "seed: 5 | start: outside | “start” gives a the value 9.0; expected a number from -5.0",
        "seed: 5 | fixed: [d] | unknown weight “d”; expected one of: a, b, c",
        "seed: 5 | fixed: [a, b, c] | all weights are fixed",
        "seed: 5 | scale: log | a logarithmic scale needs weights",
        "seed: 5 | scale: round | the field “scale” cannot be “round”; expected one of: linear",
        "[top] | [bottom] | unknown weights “bottom”",
        "seed: 5 | racing: {test: f} | the field “racing.test” cannot be “f”",
        "seed: 5 | confirm: {match: {sprt: [5, 0]}} | the field “confirm.match.sprt” needs two",
        "sigma: 0.3 | parents: [[1, 2, 3]] | the method “cma-es” has no parents",
        "seed: 5 | sead: 5 | unknown field “sead”"
      })
  void whatIsWrongIsSaidInOneSentence(String from, String to, String expected) {
    String text = file(CMA, "").replace(from, to == null ? "" : to);
    assertThatThrownBy(() -> tuning(text, 1))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("hill.yaml")
        .hasMessageContaining(expected);
  }
}
