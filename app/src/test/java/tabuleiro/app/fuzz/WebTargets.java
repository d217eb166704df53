package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.web.search.TextbookGame;
import tabuleiro.core.text.InputException;

/** The targets of the server: requests of all routes and messages of the socket. */
final class WebTargets {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int LARGEST_ANSWER = 3_000_000;

  /** The status if the first line has no path: the next word is not a version of HTTP. */
  private static final int MALFORMED = 505;

  /** The server closes the socket after a message of more than 10,000 bytes. */
  private static final int LARGEST_MESSAGE = 3000;

  private static final List<String> WORDS =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ":",
          ",",
          "\"",
          "null",
          "true",
          "-1",
          "1e9",
          "99999999999",
          "\\u0000",
          "\"world\":",
          "\"dots\"",
          "\"variant\":",
          "\"position\":",
          "\"players\":",
          "\"moves\":",
          "\"move\":",
          "\"ply\":",
          "\"to\":",
          "\"legal\":",
          "\"duel\":",
          "\"do\":",
          "\"ask\":",
          "\"lines\":",
          "%00",
          "%2e%2e",
          "?lang=pt",
          "{duel}",
          "{puzzle}");

  private WebTargets() {}

  static List<FuzzTarget> all() {
    return List.of(new Http(), new LiveMessages(), tree());
  }

  /** A game tree as in textbooks, which the microscope searches. */
  private static FuzzTarget tree() {
    return new TextTarget(
        "textbook-tree",
        List.of("((3 12 8) (2 4 6) (14 5 2))", "(1 (-2 (3)))", "()"),
        List.of("(", ")", "()", " ", "0", "-1", "999", "1000", "1.5", "nil", "t", "'"),
        input -> {
          TextbookGame game = TextbookGame.of(input);
          return () -> TextTargets.start(game);
        });
  }

  /** A target that sends its inputs to a server, which takes longer than reading them. */
  private abstract static class ServerTarget implements FuzzTarget {
    @Override
    public int share() {
      return 10;
    }

    @Override
    public List<String> words() {
      return WORDS;
    }
  }

  /** The first line is the method and the path, the rest is the body. */
  private static final class Http extends ServerTarget {
    @Override
    public String name() {
      return "http";
    }

    @Override
    public List<String> examples() {
      return List.of(
          "POST /api/v1/games\n{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"},\"players\":[\"human\",\"engine:level=1\"],\"seed\":3}",
          "POST /api/v1/games\n{\"world\":\"quatro\",\"duel\":false,\"problem\":\"B\",\"moves\":[]}",
          "POST /api/v1/games\n{\"world\":\"cavalo\",\"position\":\"(((1 2)(3 4)))\"}",
          "POST /api/v1/games/{duel}/moves\n{\"move\":\"(h 1 1)\",\"ply\":0}",
          "POST /api/v1/games/{puzzle}/moves\n{\"move\":\"1\",\"ply\":0}",
          "POST /api/v1/games/{duel}/ply\n{\"to\":0,\"ply\":0}",
          "POST /api/v1/games/{duel}/players\n{\"players\":[\"human\",\"greedy\"],\"ply\":0}",
          "POST /api/v1/searches\n{\"world\":\"tetris\",\"problem\":\"A\",\"algorithm\":\"astar\",\"heuristic\":\"\",\"nodes\":100,\"ticket\":\"a-1\"}",
          "DELETE /api/v1/searches/a-1\n",
          "POST /api/v1/trees\n{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"},\"player\":\"alphabeta:depth=1\"}",
          "POST /api/v1/trees\n{\"tree\":\"((3 12) (2 -4))\",\"player\":\"alphabeta:depth=2\"}",
          "POST /api/v1/drafts\n{\"world\":\"dots\",\"duel\":true,\"text\":\"()\",\"part\":\"side\",\"value\":\"2\"}",
          "POST /api/v1/controller-games\n{\"world\":\"tetris\",\"trial\":\"endless-10\",\"controller\":\"bcts\",\"seed\":1,\"from\":50}",
          "POST /api/v1/states\n{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"},\"duel\":true,\"start\":\"(((0 0 0)(0 0 1)(1 1 0)(0 0 0))((0 0 0)(0 1 1)(1 0 1)(0 1 1)))\",\"moves\":[0],\"legal\":true}",
          "GET /api/v1/games\n",
          "GET /api/v1/games/{duel}\n",
          "GET /api/v1/games/{duel}/why?lang=pt\n",
          "GET /api/v1/demos/dots\n",
          "GET /api/v1/worlds/quatro/rules\n",
          "GET /api/v1/experiments/1/results\n",
          "GET /worlds/dots/board.js\n",
          "GET /rules/dots\n");
    }

    @Override
    public Afterwards read(String input) {
      String[] parts = input.split("\n", 2);
      String[] line = visible(parts[0]).split(" ", 2);
      String path = line.length < 2 ? "/" : line[1].replace(" ", "%20");
      String body = parts.length < 2 ? "" : parts[1];
      if (path.contains("refutation") || path.length() > 4000 || line[0].isEmpty()) {
        return Afterwards.NOTHING;
      }
      LoopbackArena arena = LoopbackArena.current();
      LoopbackArena.Response response =
          arena.send(line[0], arena.named(path), limited(path, arena.named(body)));
      return () -> {
        if (response.status() != MALFORMED) {
          assertThat(response.status()).as(response.body()).isBetween(200, 499);
        }
        assertThat(response.body().length()).isLessThan(LARGEST_ANSWER);
      };
    }

    @Override
    public long cpuTime() {
      return LoopbackArena.cpuTime();
    }

    /** Characters that cannot be in the first line of a request are tested elsewhere. */
    private static String visible(String text) {
      StringBuilder visible = new StringBuilder();
      text.chars().filter(c -> c >= ' ' && c < 127).forEach(c -> visible.append((char) c));
      return visible.toString();
    }
  }

  /** A body of a search whose limits are small: a search may otherwise take its full time. */
  private static String limited(String path, String body) {
    boolean isSolo = path.startsWith("/api/v1/searches");
    if (!isSolo && !path.startsWith("/api/v1/trees")) {
      return body;
    }
    try {
      JsonNode node = JSON.readTree(body);
      if (!(node instanceof ObjectNode object)) {
        return body;
      }
      if (isSolo && (!object.has("nodes") || object.get("nodes").asLong() > 100)) {
        object.put("nodes", 100);
      } else if (!isSolo && object.path("player").isTextual()) {
        object.put("player", shallow(object.get("player").textValue()));
      } else if (!isSolo && !object.hasNonNull("player")) {
        object.put("player", "alphabeta:depth=1");
      }
      return JSON.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      return body;
    }
  }

  private static String shallow(String text) {
    try {
      PlayerSpec spec = PlayerSpec.parse(text);
      Map<String, String> options = new LinkedHashMap<>(spec.options());
      options.put("depth", "1");
      return new PlayerSpec(spec.name(), options).toString();
    } catch (InputException e) {
      return text;
    }
  }

  /** A message to the socket of a game. */
  private static final class LiveMessages extends ServerTarget {
    @Override
    public String name() {
      return "websocket";
    }

    @Override
    public List<String> examples() {
      return List.of(
          "{\"do\":\"stop\",\"ask\":7}",
          "{\"do\":\"analyse\",\"ply\":9,\"lines\":3}",
          "{\"do\":\"hint\",\"ply\":9}",
          "{\"do\":\"move\",\"ply\":1,\"ask\":1}",
          "{\"do\":\"review\",\"ply\":2}");
    }

    @Override
    public Afterwards read(String input) {
      String message =
          input.length() <= LARGEST_MESSAGE ? input : input.substring(0, LARGEST_MESSAGE);
      LoopbackArena arena = LoopbackArena.current();
      List<JsonNode> events = arena.ask(arena.named(message));
      return () -> {
        for (JsonNode event : events) {
          assertThat(event.path("event").asText()).as(event.toString()).isNotEmpty();
          assertThat(event.path("status").asInt(400)).as(event.toString()).isBetween(200, 499);
        }
      };
    }
  }
}
