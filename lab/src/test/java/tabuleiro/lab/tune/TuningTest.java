package tabuleiro.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.Message;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Runner;

class TuningTest {
  @Test
  void findsTheTopAndSaysThatItIsBetter() throws Exception {
    Document document = TuningLab.run(TuningLab.file(TuningLab.CMA, ""), 1);
    assertThat(document.summary()).startsWith("The winner is better than the start");
    Document.Table weights = TuningLab.table(document, 0);
    assertThat(weights.headings()).containsExactly("weight", "range", "winner", "start", "top");
    for (List<String> row : weights.rows()) {
      double winner = Double.parseDouble(row.get(2));
      assertThat(Math.abs(winner - Double.parseDouble(row.get(4)))).isLessThan(1.5);
    }
    Document.Table sets = TuningLab.table(document, 1);
    assertThat(sets.rows()).extracting(row -> row.get(0)).containsExactly("winner", "start", "top");
    assertThat(sets.rows()).allMatch(row -> row.get(2).equals("30") && row.get(4).equals("60"));
    assertThat(TuningLab.table(document, 2).rows()).hasSize(8);
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
    public JsonNode specification() {
      return JsonNodeFactory.instance.objectNode().put("luck", true);
    }

    @Override
    public double score(double[] weights, Instance instance) {
      return new SplittableRandom(instance.seed() * 31 + Arrays.hashCode(weights)).nextGaussian();
    }
  }

  @Test
  void doesNotCallLuckBetter() throws Exception {
    String text =
        TuningLab.file("random, generations: 6, population: 20", "")
            .replace("training: {seed: 1}", "training: {seed: 1, size: 12}");
    Description description = new Description("tune", "luck.yaml", text);
    TuneFile file = description.as(TuneFile.class);
    TuneSettings settings = TuneSettings.of(description, file);
    TuningStart basis = TuningStart.of(description, file, settings, new TuningLab.Three());
    Document document =
        new TuningLab().run(new Tuning(settings, basis, new Luck()), new LocalPool(1));
    assertThat(document.summary()).startsWith("The winner is not shown to be better");
    List<String> winner = TuningLab.table(document, 1).rows().get(0);
    double training = Double.parseDouble(winner.get(1).split(" ")[0]);
    double heldOut = Double.parseDouble(winner.get(3).split(" ")[0]);
    assertThat(training).isGreaterThan(0.5); // the luckiest of 120
    assertThat(heldOut).isLessThan(0.3);
  }

  @Test
  void ifNothingIsBetterTheStartStays() throws Exception {
    assertThat(
            TuningLab.run(TuningLab.file("random, generations: 2, population: 4", "start: top"), 0)
                .summary())
        .startsWith("No weights better");
  }

  @Test
  void aMatchDecidesIfOneIsAskedFor() throws Exception {
    String confirm = "confirm: {match: {games: 400, sprt: [0, 50]}}";
    Document better = TuningLab.run(TuningLab.file(TuningLab.CMA, confirm), 1);
    assertThat(better.summary()).contains("the sequential test accepts it");
    String top = "start: top\n" + confirm;
    Document not = TuningLab.run(TuningLab.file("random, generations: 3, population: 4", top), 9);
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
    String text = TuningLab.file(method, "racing: {alpha: 0.1}");
    Document one = new TuningLab().run(TuningLab.tuning(text, 2), new LocalPool(1));
    Document two = new TuningLab().run(TuningLab.tuning(text, 2), new LocalPool(2));
    assertThat(two).isEqualTo(one);
  }

  /** Interrupts after many different numbers of results, and sometimes again after resuming. */
  @Test
  void interruptedAnywhereItEndsTheSameAndRepeatsNothing() throws Exception {
    String text =
        TuningLab.file(TuningLab.CMA, "racing: {}\nconfirm: {match: {games: 40, sprt: [0, 50]}}");
    TuningLab whole = new TuningLab();
    Document expected = whole.run(TuningLab.tuning(text, 2), new LocalPool(2));
    int tasks = whole.done.size();
    assertThat(tasks).isGreaterThan(200);
    SplittableRandom random = new SplittableRandom(1);
    for (int first = 0; first < tasks; first += 17) {
      TuningLab lab = new TuningLab();
      Set<String> kept = new HashSet<>();
      int allowed = first;
      Document document = null;
      while (document == null) {
        Runner breaking = breakingOff(allowed, kept);
        try {
          document = lab.run(TuningLab.tuning(text, 2), breaking);
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
    TuningLab plain = new TuningLab();
    TuningLab racing = new TuningLab();
    plain.run(TuningLab.tuning(TuningLab.file(TuningLab.CMA, ""), 1), new LocalPool(1));
    Document document =
        racing.run(
            TuningLab.tuning(TuningLab.file(TuningLab.CMA, "racing: {first: 2}"), 1),
            new LocalPool(1));
    assertThat(racing.done.size()).isLessThan(plain.done.size() * 9 / 10);
    assertThat(document.summary()).startsWith("The winner is better");
    assertThat(TuningLab.table(document, 2).rows()).anyMatch(row -> !row.get(5).equals("0"));
  }

  @Test
  void fixedWeightsStayWhereTheyAre() throws Exception {
    Document document =
        TuningLab.run(TuningLab.file(TuningLab.CMA, "start: [1, 2, 3]\nfixed: [b]"), 1);
    assertThat(TuningLab.table(document, 0).rows().get(1).subList(0, 4))
        .containsExactly("b", "-5 – 5", "2", "2");
    assertThat(TuningLab.table(document, 0).rows().get(0).get(2)).isNotEqualTo("1");
  }
}
