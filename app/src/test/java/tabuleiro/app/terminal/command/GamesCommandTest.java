package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.text.Words;

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
  void theOverviewNamesEveryWorld() {
    Said said = run("games");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("dots", "blokus", "quatro", "cavalo", "tetris");
    assertThat(said.out())
        .contains("problems: 6, heuristics: 4, players: ")
        .endsWith("`tabuleiro games dots` describes one game in detail.\n")
        .doesNotContain("alphabeta");
    assertThat(said.out().lines().count()).isLessThan(25);
    assertThat(said.err()).isEmpty();
  }

  @Test
  void everythingAboutOneGameIsShown() {
    for (JsonNode game : run("games", "--json").json().path("games")) {
      String id = game.path("id").asText();
      JsonNode alone = run("games", id, "--json").json().path("games");
      assertThat(alone).hasSize(1);
      assertThat(alone.path(0)).isEqualTo(game);
      List<String> words = Words.of(Words.without(run("games", id).out(), "()"));
      for (String list : List.of("algorithms", "heuristics", "players", "evaluations", "files")) {
        game.path(list).forEach(name -> assertThat(words).contains(name.asText()));
      }
      game.path("problems").findValuesAsText("id").forEach(p -> assertThat(words).contains(p));
      String text = Words.spaced(run("games", id).out());
      game.path("variants")
          .forEach(rule -> assertThat(text).contains("--variant " + rule.path("key").asText()));
      assertThat(text).contains(game.path("variants").path(0).path("description").asText());
    }
    assertThat(run("games", "dots").out())
        .contains("chains  The boxes so far", "--variant size=[5x6]|3x3|8x8");
    assertThat(Words.spaced(run("games", "tetris").out()))
        .contains("without --nodes it stops after 14,950 nodes");
    assertThat(run("games", "chess").refusal()).startsWith("unknown game “chess”");
  }
}
