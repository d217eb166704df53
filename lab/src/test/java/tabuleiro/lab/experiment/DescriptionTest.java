package tabuleiro.lab.experiment;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;

class DescriptionTest {
  record Part(int size, String name) {}

  record Form(
      Map<String, String> variant,
      List<String> names,
      List<List<Double>> parents,
      List<Part> parts) {}

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'names: [a]\nwrong: 1\nvariant: {a: b}\n' | 2 | 1",
        "'wrong:\n  - 1\n  - 2\nnames: [a]\n' | 1 | 1",
        "'names: [a]\nparts:\n  - {size: 1}\n  - size: 2\n    wrong: 3\n    name: x\n' | 5 | 5",
        "'names: [a]\nparts:\n  - {size: 1,\n     wrong: 2,\n     name: x}\n' | 4 | 6",
        "'{\"names\": [],\n \"wrong\": 3,\n \"variant\": {}}' | 2 | 2",
      })
  void anUnknownFieldIsReportedWhereItIsWritten(String text, int line, int column) {
    assertThatThrownBy(() -> new Description("study", "x.yaml", text).as(Form.class))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "x.yaml, line " + line + ", column " + column + ": unknown field “wrong”; expected");
  }
}
