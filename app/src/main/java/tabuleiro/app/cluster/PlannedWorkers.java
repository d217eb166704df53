package tabuleiro.app.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.task.TaskRecipe;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.WorkerFactory;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentFiles;
import tabuleiro.lab.run.Worker;

/**
 * Makes the worker of an experiment on another machine: plans the same description again and takes
 * the worker of the plan. The recipe contains the files that the description names. Problems and
 * positions have recipes of their own.
 */
public final class PlannedWorkers implements WorkerFactory {
  private static final JsonMapper JSON = new JsonMapper();

  /** The recipe for a description whose plan has read all files. */
  public static String recipe(Description description) {
    ObjectNode recipe = JSON.createObjectNode();
    recipe.put("kind", description.kind());
    recipe.put("source", description.source());
    recipe.put("text", description.text());
    ObjectNode files = recipe.putObject("files");
    description.files().contents().forEach(files::put);
    return recipe.toString();
  }

  @Override
  public Worker worker(String recipe) throws InputException {
    JsonNode read = read(recipe);
    if (TaskRecipe.isOne(read)) {
      return TaskRecipe.of(read).worker();
    }
    Map<String, String> files = new HashMap<>();
    read.path("files").properties().forEach(f -> files.put(f.getKey(), f.getValue().asText()));
    Description description =
        new Description(
            read.path("kind").asText(),
            read.path("source").asText(),
            read.path("text").asText(),
            ExperimentFiles.stored(files));
    return Plans.of(description).worker();
  }

  private static JsonNode read(String recipe) {
    try {
      return JSON.readTree(recipe);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
