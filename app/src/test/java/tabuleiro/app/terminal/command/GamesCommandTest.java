package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.app.terminal.CommandTest;

class GamesCommandTest extends CommandTest {

  @Test
  void theFiveWorldsAreListedWithTheirProblems() {
    JsonNode games = run("games", "--json").json().path("games");
    assertThat(games.findValuesAsText("id"))
        .contains("dots", "blokus", "quatro", "cavalo", "tetris");
    for (JsonNode game : games) {
      List<String> problems = game.path("problems").findValuesAsText("id");
      assertThat(problems).as(game.path("id").asText()).contains("A", "B", "C", "D", "E", "F");
      assertThat(problems).doesNotHaveDuplicates();
      assertThat(game.path("heuristics").size()).isGreaterThanOrEqualTo(2);
      assertThat(game.path("algorithms").toString()).contains("\"astar\"", "\"smastar\"");
      assertThat(game.path("players").toString().contains("\"engine\""))
          .isEqualTo(game.path("duel").asBoolean());
      assertThat(game.path("players").toString().endsWith(",\"last\"]")) // of a plug-in
          .isEqualTo(game.path("duel").asBoolean());
      assertThat(game.path("evaluations").isEmpty()).isEqualTo(!game.path("duel").asBoolean());
      assertThat(game.path("duel").asBoolean())
          .isEqualTo(!game.path("id").asText().equals("tetris"));
    }
  }

  @Test
  void onlyTheBuiltInProblemsMarkedInvalidAreFaulty() {
    int faults = 0;
    for (JsonNode game : run("games", "--json").json().path("games")) {
      for (JsonNode problem : game.path("problems")) {
        boolean marked = problem.path("title").asText().contains("INVALID");
        assertThat(problem.has("fault")).as(problem.toString()).isEqualTo(marked);
        faults += marked ? 1 : 0;
      }
    }
    assertThat(faults).isEqualTo(3);
  }

  @Test
  void everyVariantIsExplainedInBothLanguages() {
    JsonNode english = run("games", "--json").json().path("games");
    JsonNode portuguese = run("games", "--json", "--lang", "pt").json().path("games");
    List<String> said = english.findValuesAsText("description");
    assertThat(said).isNotEmpty().doesNotContain("");
    assertThat(portuguese.findValuesAsText("description")).hasSameSizeAs(said);
    assertThat(portuguese.findValuesAsText("summary"))
        .doesNotContainAnyElementsOf(english.findValuesAsText("summary"));
  }

  @Test
  void theTextNamesEveryWorld() {
    Said said = run("games");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("dots", "blokus", "quatro", "cavalo", "tetris", "course");
    assertThat(said.err()).isEmpty();
  }
}
