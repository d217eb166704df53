package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/** Searches positions, each with one thread, so that counts do not depend on it. Thread-safe. */
public record PositionWorker<P extends Position>(Game<P> game, PlayerFactory<P> players)
    implements Worker {
  /** The table of a proof: as much as a process with a gigabyte can spare. */
  private static final int MEGABYTES = 256;

  @Override
  public JsonNode perform(Task task) throws InterruptedException {
    try {
      List<Choice> choices = choices(task);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      ObjectNode values = JsonNodeFactory.instance.objectNode();
      ArrayNode written = values.putArray("choices");
      choices.forEach(choice -> written.add(ChoiceJson.write(choice)));
      return values;
    } catch (InputException e) {
      // The command checked the task; a worker may still refuse a bot.
      throw new IllegalStateException(e);
    }
  }

  private List<Choice> choices(Task task) throws InputException {
    PositionTask asked = PositionTask.of(task.what());
    P position = game.notation().read(task.what().path("position").asText());
    PlayerSpec spec = PlayerSpec.parse(game, asked.player());
    PositionSearch<P> search =
        new PositionSearch<>(players, spec, task.seed(), () -> game.knowledge().oracle(MEGABYTES));
    return asked.isExact()
        ? search.proved(position, asked.limits(), report -> {})
        : search.best(position, asked.limits(), asked.lines(), report -> {});
  }

  @Override
  public boolean isRepeatable(Task task) {
    PositionTask asked = PositionTask.of(task.what());
    try {
      return PlayerSpec.parse(game, asked.player()).isRepeatable(asked.limits());
    } catch (InputException e) {
      throw new IllegalArgumentException(e); // checked by the command
    }
  }
}
