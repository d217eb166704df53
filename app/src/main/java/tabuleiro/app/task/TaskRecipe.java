package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.ExperimentFiles;
import tabuleiro.lab.run.Worker;

/**
 * What a machine makes the worker for problems or positions from.
 *
 * @param kind {@link #PROBLEMS} or {@link #POSITIONS}
 * @param facts the hashes of bots, by name
 */
public record TaskRecipe(
    String kind, String world, Map<String, String> variant, Map<String, String> facts) {
  /** The kind of tasks that solve problems. */
  public static final String PROBLEMS = "problems";

  /** The kind of tasks that search positions. */
  public static final String POSITIONS = "positions";

  /** The recipe as text. */
  public String text() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("kind", kind).put("world", world);
    ObjectNode choices = json.putObject("variant");
    variant.forEach(choices::put);
    ObjectNode known = json.putObject("facts");
    facts.forEach(known::put);
    return json.toString();
  }

  /** Whether a recipe is one of these. */
  public static boolean isOne(JsonNode json) {
    return List.of(PROBLEMS, POSITIONS).contains(json.path("kind").asText());
  }

  /** Reads what {@link #text} wrote. */
  public static TaskRecipe of(JsonNode json) {
    return new TaskRecipe(
        json.path("kind").asText(),
        json.path("world").asText(),
        texts(json.path("variant")),
        texts(json.path("facts")));
  }

  private static Map<String, String> texts(JsonNode json) {
    Map<String, String> texts = new HashMap<>();
    json.properties().forEach(field -> texts.put(field.getKey(), field.getValue().asText()));
    return texts;
  }

  /** Makes the worker. */
  public Worker worker() throws InputException {
    World found = Worlds.find(world);
    Variant rules = Variant.of(found, variant);
    return kind.equals(PROBLEMS)
        ? new ProblemWorker<>(found.puzzles(rules).orElseThrow())
        : positions(found, rules, found.game(rules).orElseThrow());
  }

  private <P extends Position> Worker positions(World found, Variant rules, Game<P> game)
      throws InputException {
    ExperimentFiles files = ExperimentFiles.stored(facts);
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      files.fact(fact.getKey(), name -> fact.getValue());
    }
    ExperimentPrograms bots = new ExperimentPrograms(files);
    return new PositionWorker<>(game, new PlayerFactory<>(game).withBots(bots, found, rules));
  }
}
