package tabuleiro.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;

/** The settings and the instances of a tuning. */
class TuningInputTest {
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
    String text = TuningLab.file(TuningLab.CMA, "").replace(from, to == null ? "" : to);
    assertThatThrownBy(() -> TuningLab.tuning(text, 1))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("hill.yaml")
        .hasMessageContaining(expected);
  }
}
