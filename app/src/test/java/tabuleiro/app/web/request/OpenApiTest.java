package tabuleiro.app.web.request;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.store.MemoryStore;

/** The API description matches the server: it lists exactly its routes. */
class OpenApiTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Paths that need a socket, a finished experiment or an invitation. */
  private static final List<String> NOT_HERE = List.of("/live", "/report", "/seats/taken");

  private final MemoryStore store = new MemoryStore();
  private WebServer server;
  private Client client;
  private JsonNode description;

  /** A request of the description. */
  private record Operation(String method, String path, JsonNode described) {}

  @BeforeEach
  void start() {
    String study =
        "name: a\nsolve: {game: dots, problems: [A], algorithms: [bfs], limits: {nodes: 10}}";
    store.create("study", "a study", "print", study, JSON.createObjectNode());
    server = new WebServer("127.0.0.1", 0, store);
    client = Client.of(server);
    description = client.get("/openapi.json");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : description.get("paths").properties()) {
      for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
        String method = operation.getKey().toUpperCase(Locale.ROOT);
        all.add(new Operation(method, path.getKey(), operation.getValue()));
      }
    }
    return all;
  }

  @Test
  void everyRouteIsDescribedAndNoOther() {
    Set<String> answered =
        server.routes().stream()
            .filter(route -> route.contains(" /api/"))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> described =
        operations().stream()
            .map(operation -> operation.method + " " + operation.path)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(described).isEqualTo(answered).hasSizeGreaterThan(15);
    assertThat(description.get("openapi").asText()).startsWith("3.1");
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> references = description.findValuesAsText("$ref");
    assertThat(references).isNotEmpty();
    for (String reference : references) {
      assertThat(resolved(reference).isObject()).as(reference).isTrue();
    }
  }

  @Test
  void theExamplesWorkAndAnswersHaveTheFieldsDescribed() {
    for (Operation operation : operations()) {
      if (NOT_HERE.stream().noneMatch(operation.path::endsWith)) {
        check(operation);
      }
    }
  }

  @Test
  void faultsHaveTheFormDescribed() {
    HttpResponse<String> response = client.send(client.request("GET", "/api/v1/games/none", ""));
    JsonNode described = description.at("/paths/~1api~1v1~1games~1{id}/get/responses");
    assertThat(described.has(String.valueOf(response.statusCode()))).isTrue();
    fits(resolved("#/components/schemas/Fault"), Client.json(response.body()), "fault");
    assertThat(client.send(client.request("GET", "/api/v1/experiments/1/report", "")).statusCode())
        .isEqualTo(409);
  }

  /** Sends the example request of the description and checks the answer. */
  private void check(Operation operation) {
    String path = filled(operation);
    JsonNode body = operation.described.at("/requestBody/content/application~1json");
    String text = body.isMissingNode() ? "" : body.get("example").toString();
    if (!body.isMissingNode()) {
      fits(body.get("schema"), body.get("example"), operation.path + " example");
    }
    HttpResponse<String> response = client.send(client.request(operation.method, path, text));
    String what = operation.method + " " + path + ": " + response.body();
    JsonNode described =
        operation.described.get("responses").path(String.valueOf(response.statusCode()));
    assertThat(response.statusCode()).as(what).isBetween(200, 299);
    assertThat(described.isMissingNode()).as(what).isFalse();
    fits(
        described.at("/content/application~1json/schema"),
        Client.json(response.body()),
        operation.path);
  }

  /** Returns the path with the examples of its parameters; games are created. */
  private String filled(Operation operation) {
    String path = operation.path;
    StringBuilder query = new StringBuilder();
    for (JsonNode parameter : operation.described.path("parameters")) {
      String name = parameter.get("name").asText();
      String example = parameter.get("example").asText();
      if (path.contains("/games/") && name.equals("id")) {
        example =
            client.game(
                description
                    .at(
                        "/paths/~1api~1v1~1games/post/requestBody/content/application~1json/example")
                    .toString());
      }
      String encoded = URLEncoder.encode(example, StandardCharsets.UTF_8);
      if (parameter.get("in").asText().equals("query")) {
        query.append(query.isEmpty() ? '?' : '&').append(name).append('=').append(encoded);
      } else {
        path = path.replace("{" + name + "}", encoded);
      }
    }
    return path + query;
  }

  private JsonNode resolved(String reference) {
    assertThat(reference).startsWith("#/");
    return description.at(reference.substring(1));
  }

  /** Checks that a value has the type and the fields of a schema. */
  private void fits(JsonNode given, JsonNode value, String where) {
    JsonNode schema = given.has("$ref") ? resolved(given.get("$ref").asText()) : given;
    boolean isRight =
        switch (schema.path("type").asText()) {
          case "object" -> value.isObject();
          case "array" -> value.isArray();
          case "string" -> value.isTextual();
          case "integer" -> value.isIntegralNumber();
          case "number" -> value.isNumber();
          case "boolean" -> value.isBoolean();
          default -> false;
        };
    assertThat(isRight).as("%s: %s for %s", where, value, schema).isTrue();
    if (schema.has("pattern")) {
      assertThat(value.asText()).as(where).matches(schema.get("pattern").asText());
    }
    for (JsonNode field : schema.path("required")) {
      assertThat(value.has(field.asText())).as(where + "." + field.asText()).isTrue();
    }
    for (Map.Entry<String, JsonNode> field : schema.path("properties").properties()) {
      if (value.has(field.getKey())) {
        fits(field.getValue(), value.get(field.getKey()), where + "." + field.getKey());
      }
    }
    for (JsonNode item : value.isArray() ? value : JSON.createArrayNode()) {
      fits(schema.get("items"), item, where + "[]");
    }
  }
}
