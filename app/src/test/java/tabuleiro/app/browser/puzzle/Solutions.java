package tabuleiro.app.browser.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.app.browser.Visit;

/** The best solutions of puzzles, from the API. */
final class Solutions {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Solutions() {}

  /** Returns the moves of the proved best solution of a puzzle; `daily` is the one of the day. */
  static List<String> of(Visit visit, String world, String id) {
    Map<String, String> body = Map.of("world", world, "position", position(visit, world, id));
    RequestOptions options =
        RequestOptions.create().setHeader("Origin", visit.address("")).setData(body);
    JsonNode answer =
        read(visit.page().request().post(visit.address("/api/v1/solutions"), options));
    assertThat(answer.path("proved").asBoolean()).isTrue();
    List<String> moves = new ArrayList<>();
    answer.path("moves").forEach(move -> moves.add(move.asText()));
    return moves;
  }

  private static String position(Visit visit, String world, String id) {
    String path = "/api/v1/worlds/" + world + "/puzzles";
    JsonNode list = read(visit.page().request().get(visit.address(path)));
    if (id.equals("daily")) {
      return list.path("daily").path("position").asText();
    }
    for (JsonNode problem : list.path("problems")) {
      if (problem.path("id").asText().equals(id)) {
        return problem.path("position").asText();
      }
    }
    throw new AssertionError(id);
  }

  private static JsonNode read(APIResponse answer) {
    try {
      return JSON.readTree(answer.text());
    } catch (JsonProcessingException e) {
      throw new AssertionError(answer.text(), e);
    }
  }
}
