package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A plug-in player is offered, limited and played like the built-in players. */
class PluginPlayerTest {
  @RegisterExtension private final LocalArena arena = new LocalArena();

  @Test
  void itIsOfferedInEveryGameInTheLanguageOfThePage() {
    for (JsonNode world : arena.client().get("/worlds?lang=pt").get("worlds")) {
      assertThat(
              world
                  .path("suggestions")
                  .findValuesAsText("name")
                  .contains("a última jogada da lista"))
          .as(world.get("id").asText())
          .isEqualTo(world.get("duel").asBoolean());
    }
  }

  @Test
  void itMoves() {
    String id =
        arena.client().game("{\"world\":\"dots\",\"players\":[\"last:memory=999\",\"human\"]}");
    Client.Looker page = arena.client().watch(id);
    page.say("{\"do\":\"move\",\"ply\":0}");
    JsonNode game = page.hear("game").get("game");
    page.leave();
    assertThat(game.get("ply").asInt()).isEqualTo(1);
    assertThat(game.get("players").get(0).asText()).isEqualTo("last:memory=999");
  }

  @Test
  void itsFailureIsReported() {
    HttpResponse<String> refused =
        arena
            .client()
            .send(
                arena
                    .client()
                    .request(
                        "POST",
                        "/api/v1/games",
                        "{\"world\":\"dots\",\"players\":[\"last:memory=13\",\"human\"]}"));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("the player “last” of a plug-in failed: ");
  }

  @Test
  void theSearchesOfGameTreesAreDescribed() {
    JsonNode world = arena.client().get("/worlds").get("worlds").get(0);
    assertThat(world.get("trees").findValuesAsText("player"))
        .containsExactly("minimax", "negamax", "negamax-ab", "alphabeta", "pvs", "mtdf");
    assertThat(world.get("trees").get(0).get("window").asBoolean()).isFalse();
    assertThat(world.get("trees").get(5).get("table").asBoolean()).isTrue();
    assertThat(world.get("tree").asText()).isEqualTo("alphabeta:depth=3");
    assertThat(world.get("opponent").asText()).isEqualTo("engine:level=3");
  }
}
