package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.lab.store.MemoryStore;

/**
 * Tests of a server that must refuse requests. Each refusal is one sentence without internal
 * details, and the server still works after all tests.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class RefusalTest {
  static final String DUEL = "{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}}";
  WebServer server;
  Client client;
  String duel;
  String puzzle;

  @BeforeAll
  void start() {
    server = new WebServer("127.0.0.1", 0, new MemoryStore());
    client = Client.of(server);
    duel = client.game(DUEL);
    puzzle = client.game("{\"world\":\"tetris\",\"problem\":\"A\"}");
  }

  /** Checks that the server still works after all tests. */
  @AfterAll
  void stop() {
    JsonNode game =
        client.post("/games/" + client.game(DUEL) + "/moves", "{\"move\":\"(h 1 1)\",\"ply\":0}");
    assertThat(game.get("ply").asInt()).isEqualTo(1);
    assertThat(client.get("/games/" + duel).get("ply").asInt()).isZero();
    server.close();
  }

  /** Returns the message of an answer, which contains no internal details. */
  static String sentence(String body) {
    JsonNode answer = Client.json(body);
    assertThat(answer.size()).as(body).isEqualTo(1);
    String sentence = answer.get("error").asText();
    assertThat(sentence).isNotBlank().hasSizeLessThan(700).doesNotContain("\n");
    assertThat(sentence).doesNotContainPattern("Exception|Error\\b|java\\.|javalin|jetty|\\{\\d}");
    return sentence;
  }
}
