package tabuleiro.lab.experiment;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;

class DescriptionTest {
  record Form(Map<String, String> variant, List<String> names, List<List<Double>> parents) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'name: x\nvariant: {preset}' | variant.preset",
        "'variant: {a: b, preset: }' | variant.preset",
        "'names: [a, ]\nvariant: {preset: ~}' | variant.preset",
        "'names: [a, ~]' | names.#2",
        "'parents: [[1, ~]]' | parents.#1.#2",
        "'parents: [~]' | parents.#1",
      })
  void aValueThatIsMissingIsNamed(String text, String field) {
    assertThatThrownBy(
            () -> new Description("study", "x.yaml", text.replace("name: x", "")).as(Form.class))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("x.yaml")
        .hasMessageContaining("the field “" + field + "” has no value");
  }
}
