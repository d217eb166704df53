package tabuleiro.app.terminal.batch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.task.ChoiceJson;
import tabuleiro.app.task.PositionTask;
import tabuleiro.app.task.PositionsFile;
import tabuleiro.app.task.TaskRecipe;
import tabuleiro.app.terminal.output.AnalysisPrinter;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.ExperimentFiles;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * Positions that are searched as tasks, each by a player of its own.
 *
 * @param asked what the player is asked about each position
 */
public record PositionBatch<P extends Position>(
    World world, Variant variant, Game<P> game, PositionTask asked, long seed) {

  /**
   * The answer to a position.
   *
   * @param choices the best moves, at least one
   * @param host the machine of a cluster; empty if it was this one
   */
  public record Found<P extends Position>(
      PositionsFile.Entry<P> entry, List<Choice> choices, String host) {

    /** The answer as a JSON document. */
    public Map<String, Object> document(Terminal terminal, Game<P> game, PlayerSpec spec) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("fileLine", entry.line());
      document.putAll(
          new AnalysisPrinter<>(terminal, game, entry.position())
              .document(spec, choices, Optional.empty()));
      if (!host.isEmpty()) {
        document.put("host", host);
      }
      return document;
    }
  }

  /** Receives the answers in the order of the positions. */
  @FunctionalInterface
  public interface Listener<P extends Position> {
    void accept(Found<P> found);
  }

  /** Searches positions and returns the answers; some are missing after an interrupt or a fault. */
  public List<Found<P>> search(
      List<PositionsFile.Entry<P>> entries, TaskRun run, Listener<P> listener)
      throws InputException {
    List<Task> tasks = new ArrayList<>();
    for (PositionsFile.Entry<P> entry : entries) {
      String text = game.notation().write(entry.position());
      tasks.add(new Task(String.valueOf(entry.line()), asked.json(text), seed));
    }
    List<Found<P>> found = new ArrayList<>();
    OrderedResults ordered =
        new OrderedResults(
            tasks,
            (index, result) -> {
              found.add(new Found<>(entries.get(index), choices(result), result.host()));
              listener.accept(found.get(found.size() - 1));
            });
    run.perform(recipe(), tasks, ordered);
    ordered.end();
    return found;
  }

  private static List<Choice> choices(Result result) {
    List<Choice> choices = new ArrayList<>();
    result.values().path("choices").forEach(choice -> choices.add(ChoiceJson.read(choice)));
    return choices;
  }

  /** A worker starts a bot only if it is the one that is on this machine. */
  private TaskRecipe recipe() throws InputException {
    ExperimentFiles files = ExperimentFiles.stored(Map.of());
    PlayerSpec player = PlayerSpec.parse(game, asked.player());
    if (player.bot().isPresent()) {
      new ExperimentPrograms(files).hash(player.bot().get());
    }
    return new TaskRecipe(
        TaskRecipe.POSITIONS, world.id(), variant.choices(), new HashMap<>(files.contents()));
  }
}
