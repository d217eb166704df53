package tabuleiro.core.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The optional contents of a world's page, besides the pictures of its states. The texts come from
 * the world's bundle: {@code rules.1}, {@code rules.2} and so on are the paragraphs of the rules
 * page; {@code board.KEY} is the text that the world's board requests as {@code KEY}.
 *
 * @param demo the game that plays automatically on the home page
 * @param figures the pictures of the rules page
 * @param keys the keys that only the world's board handles; {@code keys.title} is their heading
 * @param small rule choices that make the game small enough to draw its whole tree; may be empty
 * @param problem the id of a problem whose search is worth watching; may be empty
 */
public record WorldPage(
    Optional<Demo> demo,
    List<Figure> figures,
    List<KeyHelp> keys,
    Map<String, String> small,
    String problem) {

  /** No contents: the page shows only the rules and texts of the world. */
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
