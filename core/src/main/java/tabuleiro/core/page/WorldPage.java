package tabuleiro.core.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a world brings for the page besides the pictures of its states. Everything is optional. The
 * texts come from the world's bundle: {@code rules.1}, {@code rules.2} … are the paragraphs of the
 * rules page, {@code board.KEY} is what the world's board asks for as {@code KEY}.
 *
 * @param demo the game that plays itself on the home page
 * @param figures the pictures of the rules page
 * @param keys the keys that only the world's board knows; {@code keys.title} names them
 * @param small rule choices that make the game small enough to draw its whole tree; may be empty
 * @param problem the id of a problem whose search is worth watching; may be empty
 */
public record WorldPage(
    Optional<Demo> demo,
    List<Figure> figures,
    List<KeyHelp> keys,
    Map<String, String> small,
    String problem) {

  /** Nothing: the page makes do with the rules and texts of the world. */
  public static final WorldPage EMPTY =
      new WorldPage(Optional.empty(), List.of(), List.of(), Map.of(), "");

  public WorldPage {
    figures = List.copyOf(figures);
    keys = List.copyOf(keys);
    small = Map.copyOf(small);
  }

  public WorldPage withDemo(Demo newDemo) {
    return new WorldPage(Optional.of(newDemo), figures, keys, small, problem);
  }

  public WorldPage withFigures(Figure... newFigures) {
    return new WorldPage(demo, List.of(newFigures), keys, small, problem);
  }

  public WorldPage withKeys(KeyHelp... newKeys) {
    return new WorldPage(demo, figures, List.of(newKeys), small, problem);
  }

  public WorldPage withSmall(Map<String, String> choices) {
    return new WorldPage(demo, figures, keys, choices, problem);
  }

  public WorldPage withProblem(String id) {
    return new WorldPage(demo, figures, keys, small, id);
  }
}
