package tabuleiro.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest extends CommandTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "show",
        "perft",
        "solve",
        "play",
        "analyse",
        "match",
        "endless",
        "study",
        "tune",
        "tournament",
        "results",
        "rerun",
        "jogar",
        "data",
        "new-bot",
        "check-bot",
        "bench"
      })
  void everyCommandExplainsItselfInBothLanguages(String command) {
    Said english = run(command, "--help");
    Said portuguese = run(command, "--help", "--lang", "pt");
    assertThat(english.code()).isZero();
    assertThat(english.out())
        .contains("Usage: tabuleiro " + command, "--json", "one JSON document");
    assertThat(portuguese.out()).contains("Uso: tabuleiro " + command, "um documento JSON");
    assertThat(english.out()).doesNotContain("option.", command + ".usage");
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "show", "export", "remove"})
  void everyCommandOfResultsExplainsItselfInBothLanguages(String command) {
    assertThat(run("results", command, "--help").out())
        .contains("Usage: tabuleiro results " + command, "--store")
        .doesNotContain("option.", "results." + command);
    assertThat(run("results", command, "--help", "--lang", "pt").out())
        .contains("Uso: tabuleiro results " + command, "base de dados das experiências");
  }

  @Test
  void theProgramAloneListsItsCommands() {
    assertThat(run().out()).contains("games", "show", "perft", "data", "bench");
    assertThat(run("--help").out()).isEqualTo(run().out());
    assertThat(run("--lang", "pt").out()).contains("Comandos:");
    assertThat(run("--version").out()).startsWith("tabuleiro ");
  }

  @Test
  void shippedFilesAreListedAndPrinted() {
    assertThat(run("data").out()).contains("dots problems.dat", "tetris public-tests.json");
    assertThat(run("data", "quatro", "sample-game.jsonl").out())
        .startsWith("{\"event\":\"started\"");
    assertThat(run("data", "quatro", "--json").json().path("files").path("quatro")).isNotEmpty();
    assertThat(run("data", "quatro", "secret").refusal())
        .startsWith("quatro has no file “secret”; expected one of: ");
  }
}
