package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The contract of a plug-in world: the program can find it, name it and use it. */
public abstract class PluginContract {

  protected abstract World world();

  @Test
  void theProgramFindsTheWorld() {
    assertThat(ServiceLoader.load(World.class))
        .as("META-INF/services/tabuleiro.core.world.World names the class of the world")
        .hasAtLeastOneElementOfType(world().getClass());
  }

  @Test
  void theWorldHasItsTexts() {
    for (String key : List.of("name", "summary")) {
      try {
        assertThat(Message.of(world().bundle(), key).in(Locale.ENGLISH)).isNotBlank();
      } catch (MissingResourceException e) {
        throw new AssertionError("there is no text “" + key + "” in " + world().bundle(), e);
      }
    }
  }

  @Test
  void everyProblemThatShipsIsSound() throws InputException {
    Variant standard = Variant.standard(world());
    if (world().puzzles(standard).isPresent()) {
      Puzzles<?> puzzles = world().puzzles(standard).get();
      puzzles
          .problems()
          .forEach(
              problem ->
                  assertThat(problem.fault().map(InputException::getMessage))
                      .as("problem " + problem.id())
                      .isEmpty());
    }
  }
}
